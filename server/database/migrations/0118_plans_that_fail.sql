-- A planned change of many that fails keeps no other waiting: it is tried again with growing gaps, and says why.
alter table bulk_plan
  add column attempts int not null default 0,
  add column retry_at timestamptz,
  add column fault text;
