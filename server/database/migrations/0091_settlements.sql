-- What gateway and couriers say they have transferred, a row for each line of their reports, as it was said. It is matched with what
-- the shop has written down (payment, refund) as it is read: which of the two comes first does not matter (decision 93).
create table settlement_line (
  id bigint generated always as identity primary key,
  source text not null check (source in ('gateway', 'courier')),
  outside_id text not null check (outside_id <> ''),  -- their own name of the line: a file that comes twice counts once
  kind text not null check (kind in ('payment', 'refund', 'cash', 'other')),
  said text not null,                            -- what they call it: payment, refund, adjustment ...
  key text,                                      -- the payment, the refund or the order it is about
  gross bigint not null check (gross >= 0),      -- paid or given back, before fees (paise, as all here)
  sign smallint not null check (sign in (1, -1)), -- 1: came to us; -1: was taken off
  fee bigint not null check (fee >= 0),          -- kept by them, without its GST
  fee_gst bigint not null check (fee_gst >= 0),
  net bigint not null,                           -- what came to the bank; below zero: what was kept back
  reference text not null check (reference <> ''), -- the bank's (UTR), by which lines come together
  day date not null,                             -- on which it was transferred, in India
  at timestamptz not null default now(),
  unique (source, outside_id),
  check (net = sign * gross - fee - fee_gst)
);
create index settlement_line_key on settlement_line (key, kind);
create index settlement_line_reference on settlement_line (reference);
create index settlement_line_day on settlement_line (day);
create trigger settlement_line_frozen before update or delete on settlement_line for each row execute function refuse_change();

-- What a person has settled, with why: a line that is odd, or money of the shop's books that comes by no report.
create table settlement_note (
  id bigint generated always as identity primary key,
  line_id bigint unique references settlement_line,
  payment_id bigint unique references payment,
  refund_id bigint unique references refund,
  reason text not null check (reason <> ''),
  staff_name text not null,
  at timestamptz not null default now(),
  check (num_nonnulls(line_id, payment_id, refund_id) = 1)
);
create trigger settlement_note_frozen before update or delete on settlement_note for each row execute function refuse_change();

create index payment_gateway_id on payment (gateway_payment_id);
create index refund_gateway_id on refund (gateway_refund_id) where gateway_refund_id is not null;
