-- Pictures that belong to a review, three at most: each is an upload of nobody of the staff, developed as all are, under a name of
-- its own ('/pictures/own/review-ID'), so that it can be taken away without asking who else shows the same bytes.
alter table upload add column own_name boolean not null default false; -- its picture is named after it, not after its bytes

create table review_picture (
  id uuid primary key,                            -- its upload's, which is forgotten after a day
  review_id int not null references review on delete cascade,
  place smallint not null check (place between 1 and 3),
  state text not null default 'coming' check (state in ('coming', 'ready', 'failed')),
  problem text,                                   -- why it failed, in words for who sent it
  alt text not null default '',                   -- what is to be seen, as the buyer says
  rule text,                                      -- the rule by which the office leaves it out
  reason text not null default '',
  staff_name text,
  created_at timestamptz not null default now(),
  unique (review_id, place),                      -- a race gives no fourth
  check ((state = 'failed') = (problem is not null))
);

-- How a picture's upload ended is told to its review, which changes by it: who of the staff saw it without the picture is told. Done
-- here, as a node of the version before may develop it too: under the name of its bytes, which is not how it may be kept.
create function review_picture_told() returns trigger language plpgsql as $$
declare
  about int;
  developed boolean := new.state = 'developed' and new.picture = '/pictures/own/review-' || new.id;
begin
  select review_id into about from review_picture where id = new.id;
  if about is null then return null; end if;
  perform from review where id = about for update; -- before its picture, as all others lock them
  update review_picture set state = case when developed then 'ready' else 'failed' end,
    problem = case when not developed then coalesce(new.problem, 'It could not be developed. Please send it again.') end
  where id = new.id;
  update review set version = version + 1 where id = about;
  return null;
end $$;
create trigger review_picture_told after update of state on upload
  for each row when (old.state <> new.state and new.state in ('developed', 'failed')) execute function review_picture_told();
