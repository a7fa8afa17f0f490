-- The shop's policies as the office has written them. Without an edition in force a policy is as its file says.
create table policy_edition (
  id int generated always as identity primary key,
  policy text not null check (policy in ('privacy', 'terms', 'returns', 'shipping')),
  text text check (length(text) between 1 and 100000), -- Markdown; null: as the file says from then on
  from_at timestamptz not null default now(),    -- it holds from then until a later one does
  words text not null default '',                -- what it is for, for the history
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now(),
  begun_at timestamptz,                          -- when every node was told that its time had come
  taken_back_at timestamptz
);
create index policy_edition_from on policy_edition (policy, from_at desc, id desc);
create index policy_edition_due on policy_edition (from_at) where begun_at is null and taken_back_at is null; -- the clock

-- What is being written. The version goes up with all that is done to a policy, so that nobody overwrites what he has not seen.
create table policy_draft (
  policy text primary key check (policy in ('privacy', 'terms', 'returns', 'shipping')),
  text text check (length(text) between 1 and 100000), -- null: nothing is being written
  version int not null default 1,
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now()
);

create trigger policy_edition_told after insert or update or delete on policy_edition
  for each statement execute function tell_settings();
