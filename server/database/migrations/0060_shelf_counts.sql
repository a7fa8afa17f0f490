-- Shelves are counted: what was scanned, beside what should have lain there as it was scanned. What differs in the end moves stock
-- by a row of stock_count, which names the count.
create table shelf_count (
  id int generated always as identity primary key,
  words text not null,                           -- what is counted, as people read it
  state text not null default 'counting' check (state in ('counting', 'counted', 'waiting', 'closed', 'dropped')),
  round int not null default 1,                  -- from the second on only what differed is counted again
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now(),
  closed_name text,
  closed_at timestamptz
);
create index shelf_count_waiting on shelf_count (id) where state = 'waiting';

create table shelf_count_line (
  count_id int not null references shelf_count,
  variant_id int not null references variant,
  round int not null default 1,                  -- the last one in which it is counted
  counted int check (counted >= 0),              -- null: nothing of it was scanned in this round
  book int,                                      -- what should have lain on the shelf when its first piece was scanned
  last_move bigint not null default 0,           -- the variant's last row of stock_count then
  moved boolean not null default false,          -- what should lie there changed while it was scanned
  before int,                                    -- what was counted in the round before
  outcome text check (outcome in ('same', 'applied', 'waiting', 'left')),
  delta int,                                     -- what it moved, once it is applied; what it would, while it waits
  primary key (count_id, variant_id)
);

-- The scanner names each scan, so that one that is sent twice counts once.
create table shelf_count_scan (
  id uuid primary key,
  count_id int not null,
  variant_id int not null,
  round int not null,
  pieces int not null check (pieces <> 0),
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now(),
  foreign key (count_id, variant_id) references shelf_count_line
);
create index shelf_count_scan_line on shelf_count_scan (count_id, variant_id, at desc);

-- Which count moved it, and whose account: what one person corrects of a variant within a day is added up against his role's limit.
alter table stock_count add column count_id int references shelf_count;
alter table stock_count add column staff_id int references staff;

-- Places as people put them in order: A-9 before A-10. Each number has eight digits.
create function place_key(place text) returns text immutable parallel safe language sql
  return regexp_replace(regexp_replace(place, '(\d+)', '00000000\1', 'g'), '\d+(\d{8})', '\1', 'g');
create index variant_along_shelves on variant ((place is null), place_key(coalesce(place, '')), id) where not retired;
