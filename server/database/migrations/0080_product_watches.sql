-- Who wants to hear, once, that a variant can be bought again. A row goes with its mail, when its address leaves, with its
-- account, and after half a year.
create table product_watch (
  id int generated always as identity primary key,
  variant_id int not null references variant on delete cascade,
  email text not null,
  leave_key text not null,                        -- opens the page on which its address leaves; the same for all of an address
  created_at timestamptz not null default now(),
  queued_at timestamptz,                          -- its mail is under way
  unique (variant_id, email)
);
create index product_watch_leave on product_watch (leave_key);
create index product_watch_email on product_watch (email);
