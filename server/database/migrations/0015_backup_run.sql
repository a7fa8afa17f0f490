-- Backups that were made, and those that were restored beside the shop to see that they can be. Times are UTC.
create table backup_run (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'rehearsal')),
  file text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 text not null,
  at timestamptz not null default now()
);
create index backup_run_newest on backup_run (kind, at desc); -- readBackupRuns

-- Who makes the night's backup: one row; a node may have it until then.
create table backup_lease (one boolean primary key default true check (one), until timestamptz not null default '-infinity');
insert into backup_lease default values;
