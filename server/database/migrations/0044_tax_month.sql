-- A tax month that somebody has closed: its documents as they were declared. Nothing is issued into it any more.
create table tax_month (
  month char(7) primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'), -- 2026-11, in India's time
  invoices int not null,
  notes int not null,
  total bigint not null,                         -- invoices less credit notes, paise
  taxable bigint not null,
  tax bigint not null,                           -- IGST, CGST and SGST
  digest bytea not null,                         -- over every document and its lines
  staff_id int references staff,
  closed_by text not null,
  closed_at timestamptz not null default now()
);
create trigger tax_month_frozen before update or delete on tax_month for each row execute function refuse_change();

-- Whoever issues a document holds its month open until he commits; closing waits for him, and he finds it closed or not.
create function tax_month_of(at timestamptz) returns char(7) language sql stable as
  $$ select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM') $$;
create function refuse_closed_month() returns trigger language plpgsql as $$
declare
  its_month char(7) := tax_month_of(new.issued_at);
begin
  perform pg_advisory_xact_lock_shared(hashtext('tax_month'), hashtext(its_month));
  if exists (select from tax_month where month = its_month) then
    raise exception 'the tax month % is closed: what corrects it is issued into the open one', its_month using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger tax_document_open_month before insert on tax_document for each row execute function refuse_closed_month();

create index tax_document_issued on tax_document (issued_at); -- a month's documents, and which months there are
create index payment_captured on payment (captured_at); -- the day book
create index refund_created on refund (created_at); -- the day book
