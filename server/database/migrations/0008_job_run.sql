-- When each job last ran on each node, so that whoever looks sees the runs of all of them.

create table job_run (
  job text not null,
  node text not null,                            -- host and process
  every_seconds int not null,
  started_at timestamptz not null,               -- of the latest run
  took_ms int not null,
  succeeded_at timestamptz,
  runs bigint not null,                          -- since the process started
  failures bigint not null,
  found int,                                     -- what the run counted: tasks done, or faults in the books
  last_error text,                               -- of the latest run; null when it went well
  primary key (job, node)
);
