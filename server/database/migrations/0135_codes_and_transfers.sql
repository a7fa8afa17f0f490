create index variant_sku_any_case on variant (lower(sku), id); -- a code that was scanned (server/packing/findCode.ts)
-- What came by each reference of the bank, the latest first (server/settlements/listTransfers.ts), and the lines of a month.
create index settlement_line_day_id on settlement_line (day, id);
drop index settlement_line_day;
-- Whether a line is its reference's last one (there), and the lines of a reference.
create index settlement_line_transfer on settlement_line (reference, source, day, id);
drop index settlement_line_reference;
