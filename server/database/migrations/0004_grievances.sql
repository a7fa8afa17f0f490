-- Complaints to the grievance officer (Consumer Protection (E-Commerce) Rules 2020, rule 4): each has a number, is
-- acknowledged within 48 hours and settled within a month.
create table grievance (
  id int generated always as identity primary key,
  ticket text not null unique,
  state text not null default 'received' check (state in ('received', 'acknowledged', 'in_progress', 'resolved', 'closed')),
  name text not null,
  email text not null,                           -- in lower case; with the ticket it opens the complaint's page
  mobile text not null,
  order_no text,                                 -- as it was typed: it may be wrong, and is no reason to turn somebody away
  text text not null,
  received_at timestamptz not null default now(),
  acknowledge_by timestamptz not null,
  resolve_by timestamptz not null
);
create index grievance_open on grievance (resolve_by) where state not in ('resolved', 'closed'); -- overdueGrievances, the command's list

create table grievance_event (
  grievance_id int not null references grievance on delete cascade,
  state text not null,
  note text not null default '',                 -- for the complainant to read
  at timestamptz not null default now(),
  primary key (grievance_id, state)
);
