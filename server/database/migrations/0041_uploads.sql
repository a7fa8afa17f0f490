-- Pictures that the staff drops in the office: each file from the moment it begins to come until it is developed or told as failed.
create table upload (
  id uuid primary key default gen_random_uuid(),  -- its file lies below DATA_DIR/uploads under this name until it is developed
  staff_id int references staff,
  name text not null,                             -- as the sender's machine calls it
  state text not null default 'receiving' check (state in ('receiving', 'stored', 'developing', 'developed', 'failed')),
  bytes int,
  picture text,                                   -- '/pictures/own/HASH' as soon as its smallest file is there
  problem text,                                   -- why it failed, in words for who sent it
  attempts int not null default 0,
  lease_until timestamptz,                        -- until then the process that develops it is taken to live
  created_at timestamptz not null default now(),
  check ((state = 'failed') = (problem is not null)),
  check (state <> 'developed' or picture is not null)
);
create index upload_waiting on upload (created_at) where state in ('receiving', 'stored', 'developing');
create index upload_picture on upload (picture) where picture is not null;
