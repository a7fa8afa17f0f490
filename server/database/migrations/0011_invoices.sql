-- What happens after dispatch: invoices and credit notes, parcels, returns, money given back by bank.

-- The last serial of each series in each financial year. Taken under its row's lock by the transaction that uses it: no gap, no double.
create table document_counter (
  prefix text not null,
  fin_year char(4) not null,                     -- 2627: April 2026 to March 2027
  last int not null check (last > 0),
  primary key (prefix, fin_year)
);

-- Invoices and credit notes as they were issued; PDFs are made from here. Rule 46 and rule 53 of the CGST Rules, 2017.
create table tax_document (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  prefix text not null,
  fin_year char(4) not null,
  serial int not null check (serial > 0),
  number text not null unique check (number ~ '^[A-Z0-9/-]{1,16}$'),
  order_id bigint not null references orders,
  seq int not null,                              -- among the order's documents of this kind
  cause text not null,                           -- what made it: 'dispatch', 'return:1' …
  against bigint references tax_document,        -- the invoice that a credit note corrects
  issued_at timestamptz not null,
  ordered_at timestamptz not null,
  seller jsonb not null,
  buyer jsonb not null,
  place_of_supply char(2) not null,              -- GST code of the state
  inside boolean not null,                       -- within the seller's state: CGST and SGST, else IGST
  payment_method text not null,
  reason text,                                   -- of a credit note
  taxable bigint not null check (taxable >= 0),
  cgst bigint not null check (cgst >= 0),
  sgst bigint not null,
  igst bigint not null check (igst >= 0),
  round_off bigint not null check (abs(round_off) <= 200),
  total bigint not null check (total >= 0),
  unique (prefix, fin_year, serial),
  unique (order_id, kind, seq),
  unique (order_id, cause),
  constraint tax_document_adds_up check (total = taxable + cgst + sgst + igst + round_off),
  constraint tax_document_split check (cgst = sgst and case when inside then igst = 0 else cgst = 0 end),
  constraint tax_document_against check ((kind = 'credit_note') = (against is not null))
);
create unique index tax_document_one_invoice on tax_document (order_id) where kind = 'invoice';

create table tax_document_line (
  document_id bigint not null references tax_document,
  position int not null,
  variant_id int not null,
  description text not null,
  option_text text not null,
  sku text not null,
  hsn text,
  quantity int not null check (quantity >= 0),   -- 0: money back without goods
  unit_price bigint not null,
  gross bigint not null,
  discount bigint not null,
  charges bigint not null,                       -- delivery and fees, part of the same supply
  amount bigint not null check (amount >= 0),    -- tax in it
  gst_bp int not null,
  taxable bigint not null check (taxable >= 0),
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  primary key (document_id, position),
  constraint tax_document_line_adds_up check (amount = gross - discount + charges),
  constraint tax_document_line_split check (cgst = sgst and abs(amount - taxable - cgst - sgst - igst) <= 2)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was issued is never changed';
end $$;
create trigger tax_document_frozen before update or delete on tax_document for each row execute function refuse_change();
create trigger tax_document_line_frozen before update or delete on tax_document_line for each row execute function refuse_change();

-- A parcel that the staff sent off; those of the courier's service stand in `shipment`.
create table parcel (
  order_id bigint primary key references orders,
  courier text not null,
  tracking_no text,
  tracking_url text check (tracking_url ~ '^https://')
);

-- Returns. What is asked for counts in order_line at once, so that nothing comes back twice.
alter table order_line add column returned int not null default 0;
alter table order_line add constraint order_line_not_over_returned check (returned between 0 and quantity);

create table return_state (
  name text primary key,
  open boolean not null                          -- waits for the shop or for the parcel
);
insert into return_state values ('requested', true), ('accepted', true), ('refused', false), ('received', false);
create table return_transition (
  from_state text not null references return_state,
  to_state text not null references return_state,
  primary key (from_state, to_state)
);
insert into return_transition values
  ('requested', 'accepted'), ('requested', 'refused'), ('accepted', 'received'), ('accepted', 'refused');

create table return_request (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  number int not null check (number > 0),        -- among the order's returns
  state text not null references return_state,
  open boolean generated always as (state in ('requested', 'accepted')) stored,
  reason text not null check (reason in ('change_of_mind', 'faulty', 'damaged', 'wrong_item', 'not_as_described', 'late')),
  note text not null default '',
  refund_to text not null default '',            -- a UPI ID, for what was paid in cash
  refund bigint check (refund >= 0),             -- once received
  unique (order_id, number)
);
create unique index return_request_one_open on return_request (order_id) where open;

create table return_line (
  return_id bigint not null references return_request,
  order_id bigint not null,
  variant_id int not null,
  quantity int not null check (quantity > 0),
  primary key (return_id, variant_id),
  foreign key (order_id, variant_id) references order_line
);

create table return_event (
  return_id bigint not null references return_request,
  seq int not null,
  from_state text,
  to_state text not null references return_state,
  note text not null default '',
  at timestamptz not null default now(),
  primary key (return_id, seq),
  foreign key (from_state, to_state) references return_transition
);

-- A parcel that nobody took comes back without having been delivered.
insert into order_transition values ('shipped', 'returned');

-- What comes back in several returns is put back on the shelf return by return.
alter table stock_move drop constraint stock_move_round_check;
alter table stock_move add constraint stock_move_round_check check (round in (1, 2) or (kind = 'restock' and round > 0));

-- Money given back by bank transfer has the bank's reference in gateway_refund_id.
create index payment_of_order on payment (order_id);
create index refund_of_payment on refund (payment_id);
