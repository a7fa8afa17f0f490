-- Home, collections and menu are changed in a draft and shown by publishing it, at once or from a day on. Shoppers' pages
-- read the tables they always read; these keep what is being prepared, what was planned, and what was shown when.

-- Things of the home page have a name that stays while their places change, and may show from and until a time.
alter table banner add column key text not null default substr(md5(random()::text), 1, 10),
  add column starts_at timestamptz, add column ends_at timestamptz, add check (starts_at < ends_at);
alter table quick_link add column key text not null default substr(md5(random()::text), 1, 10),
  add column starts_at timestamptz, add column ends_at timestamptz, add check (starts_at < ends_at);
alter table collection_section add column key text not null default substr(md5(random()::text), 1, 10),
  add column starts_at timestamptz, add column ends_at timestamptz, add check (starts_at < ends_at);

-- What the staff are changing of a part: `state` is how it is to be, `base` what was shown when they began.
create table shopfront_draft (
  part text primary key check (part in ('home', 'collections', 'menu')),
  base jsonb not null,
  state jsonb not null,
  version int not null default 1,
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now()
);

-- What was shown before and from then on, each time that it was changed; rows are only ever added.
create table shopfront_state (
  id bigint generated always as identity primary key,
  part text not null check (part in ('home', 'collections', 'menu')),
  before jsonb not null,
  after jsonb not null,
  moved jsonb not null default '{}',             -- products that went to another category, by the one that they left
  words text not null default '',
  takes_back bigint unique references shopfront_state, -- this one undid that one; each is undone once
  staff_id int references staff,
  staff_name text not null,
  door text not null check (door in ('office', 'machine', 'key', 'clock')),
  at timestamptz not null default clock_timestamp()
);
create index shopfront_state_part on shopfront_state (part, id desc); -- the history of a part
create trigger shopfront_state_frozen before update or delete on shopfront_state for each row execute function refuse_change();

-- What is to be shown from a time on, perhaps until another. The clock begins and ends it, on whichever node comes first.
create table shopfront_plan (
  id bigint generated always as identity primary key,
  part text not null check (part in ('home', 'collections', 'menu')),
  base jsonb not null,
  state jsonb not null,
  from_at timestamptz not null,
  until_at timestamptz,
  words text not null default '',
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now(),
  began bigint references shopfront_state,       -- what it showed when it began
  done_at timestamptz,                           -- it is over, was taken back, or could not begin
  fault text,                                    -- why it could not begin or end
  check (from_at < until_at)
);
create index shopfront_plan_open on shopfront_plan (from_at) where done_at is null; -- the clock, and what is planned

-- Up to when the clock has told the pages that dates of banners, rows, links and discounts have passed.
create table shopfront_clock (
  one boolean primary key default true check (one),
  up_to timestamptz not null default now()
);
insert into shopfront_clock default values;

-- The products for which a rule holds, as refresh_rules() finds them for collections.
create function products_by_rule(rule jsonb) returns setof int stable language sql as $$
  select p.id from product p
  join brand b on b.id = p.brand_id
  join category c on c.id = p.category_id
  left join category d on d.id = c.parent_id
  cross join lateral (select min(list_price) as least from variant v where v.product_id = p.id and not v.retired) price
  where (rule -> 'categories' is null or rule -> 'categories' ? c.slug or rule -> 'categories' ? d.slug)
    and (rule -> 'brands' is null or rule -> 'brands' ? b.slug)
    and (rule -> 'tags' is null or exists (select from unnest(p.tags) tag where rule -> 'tags' ? lower(tag)))
    and (rule -> 'under' is null or price.least <= (rule ->> 'under')::bigint)
    and (rule -> 'from' is null or price.least >= (rule ->> 'from')::bigint)
$$;
