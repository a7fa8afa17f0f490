-- Addresses of the shop that was before, and where they lead now: lower case, no slash at the end.
create table old_path (
  path text primary key check (path like '/_%'),
  target text not null check (target like '/%' and target not like '//%'), -- a path of this shop, perhaps with a query
  at timestamptz not null default now()
);
