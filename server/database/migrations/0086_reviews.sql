-- What people who bought a product say of it. A review belongs to a delivered line of an order, and is one for a person (the
-- order's e-mail address) and a product: written anew it takes the place of the former one and waits again (decision 86).
create table review (
  id int generated always as identity primary key,
  product_id int not null references product,
  order_id bigint not null,
  variant_id int not null,
  email text not null check (email <> ''),       -- whose it is; never shown
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused', 'removed')),
  rating smallint not null check (rating between 1 and 5),
  title text not null default '',
  words text not null,
  name text not null,                            -- as the buyer wants to be called
  town text not null default '',
  answer text not null default '',               -- the shop's
  version int not null default 1,                -- one more with each change: who saw an older one is told
  written_at timestamptz not null default now(),
  foreign key (order_id, variant_id) references order_line,
  unique (product_id, email)
);
create index review_shown on review (product_id, written_at desc, id desc) where state = 'shown';
create index review_waiting on review (written_at, id) where state = 'waiting';
create index review_email on review (email);
create index review_order on review (order_id);

-- What became of a review: each change of its state with who made it and why.
create table review_event (
  review_id int not null references review on delete cascade,
  seq int not null,
  to_state text not null check (to_state in ('waiting', 'shown', 'refused', 'removed')),
  rule text,                                     -- the rule by which it is not shown
  reason text not null default '',
  actor text not null,
  staff_name text,
  at timestamptz not null default now(),
  primary key (review_id, seq),
  check ((to_state in ('refused', 'removed')) = (rule is not null))
);

-- An order's buyer is asked once, whatever comes of it.
create table review_asked (
  order_id bigint primary key references orders,
  at timestamptz not null default now()
);
create index order_event_delivered on order_event (at) where to_state = 'delivered';

-- Who does not want to be asked: SHA-256 of the address, which is all that has to be known of it.
create table review_left (
  key bytea primary key,
  at timestamptz not null default now()
);

insert into role_right (role, right_name) select slug, 'reviews.moderate' from role where slug in ('owner', 'counter') on conflict do nothing;
