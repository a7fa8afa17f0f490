-- A plan of the shopfront whose end is refused stays due and is tried again with growing gaps, as planned changes of many are.
alter table shopfront_plan
  add column attempts int not null default 0,
  add column retry_at timestamptz;
-- Who makes the backup that is made now: only he renews the lease and gives it back.
alter table backup_lease add column holder uuid;
