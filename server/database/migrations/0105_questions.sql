-- What people ask the shop about a product before they buy it. Once somebody of the staff has answered, everybody reads it with
-- its answer. Nothing else makes a question: none is imported, none is written by the shop (docs/reviews.md).
create table question (
  id int generated always as identity primary key,
  product_id int not null references product,
  customer_id int references customer on delete set null, -- whose account asked; null: a visitor
  email text not null check (email <> ''),       -- where the answer goes; never shown
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'refused', 'removed')),
  name text not null,                            -- as he wants to be called
  words text not null,
  answer text not null default '',               -- the shop's
  version int not null default 1,                -- one more with each change: who saw an older one is told
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  check (state <> 'answered' or (answer <> '' and answered_at is not null))
);
-- The same words of the same person are one question, however often and however fast they are sent.
create unique index question_once on question (product_id, email, md5(words));
create index question_answered on question (product_id, answered_at desc, id desc) where state = 'answered';
create index question_waiting on question (asked_at, id) where state = 'waiting';
create index question_email on question (email) where customer_id is null;
create index question_customer on question (customer_id) where customer_id is not null;

-- What became of a question: each change with who made it and why.
create table question_event (
  question_id int not null references question on delete cascade,
  seq int not null,
  to_state text not null check (to_state in ('waiting', 'answered', 'refused', 'removed')),
  rule text,                                     -- the rule by which it is not shown
  reason text not null default '',
  actor text not null,
  staff_name text,
  at timestamptz not null default now(),
  primary key (question_id, seq),
  check ((to_state in ('refused', 'removed')) = (rule is not null))
);
