-- Nodes that have stopped asking the courier's service, as it does not answer; for bin/shop status.
create table courier_breaker (
  node text primary key,                         -- host and process
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),    -- when it was last found not to answer
  last_error text not null
);
