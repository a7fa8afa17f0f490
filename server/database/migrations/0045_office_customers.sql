-- Customers in the office: found by what callers say, by index alone, and who is not to pay in cash at the door.
create index customer_mobile_end on customer (reverse(mobile));          -- the last digits of a mobile number
create index customer_email_begin on customer (email text_pattern_ops);  -- the beginning of a mail address
create index customer_name on customer using gin (name gin_trgm_ops);    -- a part of a name

-- Whom the shop does not offer cash on delivery, and why. He is known by his account, his mail address and his mobile
-- number, whichever he comes with. With the account the row goes.
create table cash_block (
  email text primary key,                        -- in lower case
  mobile text not null,
  customer_id int references customer on delete cascade, -- null: who has bought as a visitor
  reason text not null check (reason <> ''),     -- for the staff, and in the customer's own export
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now()
);
create index cash_block_mobile on cash_block (mobile);
create index cash_block_customer on cash_block (customer_id) where customer_id is not null;

-- What is done to a customer asks for more than to look him up: who could do both with orders may.
insert into role_right (role, right_name)
select role, 'customers.edit' from role_right where right_name in ('customers.read', 'orders.edit')
group by role having count(*) = 2
on conflict do nothing;
