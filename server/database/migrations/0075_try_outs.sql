-- Try-outs in the showroom, and times that the staff keeps for something else. Times are UTC. That nothing meets twice is held
-- by exclusion constraints: a room, an instrument and a person are each a range of one number, which GiST compares without an
-- extension (decision 77).
create table try_out (
  id int generated always as identity primary key,
  booking_no text not null unique,
  state text not null check (state in ('asked', 'booked', 'shown', 'no_show', 'cancelled', 'refused', 'blocked')),
  room int not null default 1,
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during) and not upper_inf(during)),
  product_id int references product on delete set null,
  name text not null default '',
  email text not null default '',
  mobile text check (mobile ~ '^[6-9]\d{9}$'),    -- null: nobody's, or forgotten
  reason text not null default '',                -- why the staff keeps the time
  request_key text unique,                        -- the same request again is the same booking
  sequence int not null default 0,                -- of the calendar file: one more with each change
  confirmed_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),  -- when its time was chosen last
  constraint try_out_one_room exclude using gist (int4range(room, room, '[]') with &&, during with &&)
    where (state in ('asked', 'booked', 'shown', 'no_show', 'blocked')),
  constraint try_out_one_instrument exclude using gist (int4range(product_id, product_id, '[]') with &&, during with &&)
    where (state in ('asked', 'booked', 'shown', 'no_show') and product_id is not null),
  constraint try_out_one_person exclude using gist (int8range(mobile::bigint, mobile::bigint, '[]') with &&, during with &&)
    where (state in ('asked', 'booked', 'shown', 'no_show') and mobile is not null)
);
create index try_out_mobile on try_out (mobile, state) where mobile is not null;
create index try_out_waiting on try_out (changed_at) where state = 'asked';

insert into role_right (role, right_name) select slug, 'tryouts.run' from role where slug in ('owner', 'counter') on conflict do nothing;
