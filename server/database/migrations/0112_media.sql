-- Sound and film of the retailer's own. What a file holds never changes, as its name is made of it.
create table media_file (
  src text primary key,                          -- '/pictures/own/HASH.mp4', as it was sent
  kind text not null check (kind in ('sound', 'film')),
  type text not null,                            -- its Content-Type
  bytes int not null,
  seconds real,                                  -- null: the file does not say
  name text not null,                            -- as the sender's machine calls it
  small_src text,                                -- what is made of it for phones, where ffmpeg is
  small_bytes int,
  small text not null default 'waiting' check (small in ('waiting', 'making', 'made', 'no smaller', 'failed')),
  attempts int not null default 0,
  lease_until timestamptz,                       -- until then the process that makes it small is taken to live
  created_at timestamptz not null default now(),
  check ((small = 'made') = (small_src is not null)),
  check ((small_src is null) = (small_bytes is null))
);
create index media_file_waiting on media_file (created_at) where small in ('waiting', 'making'); -- the next to be made small

-- What of it a product's page lets one hear and see, in order.
create table product_media (
  product_id int not null references product on delete cascade,
  position int not null,
  src text not null references media_file,
  words text not null check (words <> ''),       -- what is to be heard or seen
  silent boolean not null,                       -- nobody speaks in it
  captions text,                                 -- WebVTT
  captions_src text,                             -- '/pictures/own/HASH.vtt', the same as a file
  language text not null default 'en' check (language in ('en', 'ta', 'hi')),
  primary key (product_id, position),
  unique (product_id, src),
  check ((captions is null) = (captions_src is null))
);
