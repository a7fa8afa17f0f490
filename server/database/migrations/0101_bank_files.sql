-- The account to which an order's refunds are transferred that no gateway gives back, as the customer has said it.
create table refund_account (
  order_id bigint primary key references orders,
  name text not null check (name ~ '^[A-Za-z][A-Za-z0-9 .&''()/-]*$'), -- as banks take it; nothing that a sheet takes for a formula
  number text not null check (number ~ '^[0-9]{9,18}$'),
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  staff_id int references staff,
  staff_name text not null,                      -- who has entered it
  at timestamptz not null default now()
);

-- Transfers that the bank is asked for in one file (decision 94).
create table bank_file (
  id bigint generated always as identity primary key,
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now()
);

-- A transfer of a file, with the account that the file says, whatever is entered afterwards.
create table bank_file_row (
  file_id bigint not null references bank_file,
  refund_id bigint not null references refund,
  name text not null,
  number text not null,
  ifsc text not null,
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'back')), -- back: taken back, or refused by the bank
  said text not null default '',                 -- why it went back
  primary key (file_id, refund_id)
);
-- A refund stands in one file; in another only once it was taken back.
create unique index bank_file_row_once on bank_file_row (refund_id) where state <> 'back';
create index bank_file_row_waiting on bank_file_row (file_id) where state = 'waiting';
