-- A change of many that begins by the clock, and perhaps ends by it: its cells as they were seen, who planned it, and what came of it.
create table bulk_plan (
  id int generated always as identity primary key,
  staff_id int references staff,
  staff_name text not null,
  door text not null,
  words text not null,
  cells jsonb not null,                          -- as POST /grid/apply takes them
  fields text[] not null,
  count int not null,                            -- how many cells
  most bigint,                                   -- the planner's limit on prices then, in basis points; null: none
  from_at timestamptz not null,
  until_at timestamptz check (until_at > from_at),
  state text not null default 'planned' check (state in ('planned', 'running', 'over', 'taken_back', 'missed')),
  change_id int references bulk_change,          -- what it did; null: nothing stood any more as it was seen
  undo_id int references bulk_change,            -- what put it back at its end
  left_cells jsonb not null default '[]',        -- what stayed as it was, each with why
  at timestamptz not null default now(),
  taken_back_name text
);
create index bulk_plan_due on bulk_plan (from_at) where state in ('planned', 'running');
