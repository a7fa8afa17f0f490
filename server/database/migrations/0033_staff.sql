-- The staff: who may enter the office and by what proof, what each role may do, and what everybody did. Times are UTC.

create table role (
  slug text primary key check (slug ~ '^[a-z][a-z0-9-]{0,30}$'),
  name text not null
);
create table role_right (
  role text not null references role on delete cascade,
  right_name text not null,
  most bigint,                                   -- a limit on it: paise (refunds, cancelling, stock) or basis points (prices); null: none
  primary key (role, right_name)
);
insert into role values ('owner', 'Owner'), ('counter', 'Counter'), ('packer', 'Packer'), ('accountant', 'Accountant');
insert into role_right (role, right_name)
select 'owner', unnest(array['orders.read', 'orders.contact', 'orders.money', 'orders.pack', 'orders.ship', 'parcel.correct', 'print',
  'orders.create', 'orders.edit', 'orders.cancel', 'returns.decide', 'returns.receive', 'refunds.make', 'refunds.paid', 'stock.count',
  'stock.receive', 'stock.approve', 'products.edit', 'prices.edit', 'pictures.edit', 'shopfront.edit', 'customers.read',
  'customers.export', 'customers.erase', 'grievances.answer', 'reports.sales', 'tax.read', 'tax.close', 'staff.edit', 'settings.edit',
  'audit.read', 'backup']);
insert into role_right (role, right_name, most)
select 'counter', r, m from (values ('orders.read', null), ('orders.contact', null), ('orders.money', null), ('orders.pack', null),
  ('orders.ship', null), ('parcel.correct', null), ('print', null), ('orders.create', null), ('orders.edit', null),
  ('orders.cancel', 2500000), ('returns.receive', null), ('refunds.make', 500000), ('stock.count', null), ('stock.receive', null),
  ('prices.edit', 1000), ('customers.read', null), ('grievances.answer', null)) v(r, m);
insert into role_right (role, right_name)
select 'packer', unnest(array['orders.read', 'orders.pack', 'orders.ship', 'parcel.correct', 'print', 'returns.receive', 'stock.count',
  'stock.receive']);
insert into role_right (role, right_name)
select 'accountant', unnest(array['orders.read', 'orders.contact', 'orders.money', 'refunds.paid', 'reports.sales', 'tax.read', 'tax.close',
  'audit.read']);

create table staff (
  id int generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null references role,
  password_hash text,                            -- PHC string, argon2id; null: enters by passkey only
  disabled_at timestamptz,                       -- from then on he may not enter
  created_at timestamptz not null default now(),
  version int not null default 1
);

create table staff_invite (
  hash bytea primary key,                        -- SHA-256 of what the link carries
  email text not null,
  role text not null references role,
  invited_by text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_invite_email on staff_invite (email); -- a new invitation voids the earlier ones

create table staff_session (
  id uuid primary key default gen_random_uuid(),
  hash bytea not null unique,                    -- SHA-256 of the cookie's value
  staff_id int not null references staff,
  user_agent text not null,
  network text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  proven_at timestamptz not null default now(),  -- when he last showed his proof: what is grave asks for it anew
  ended_at timestamptz
);
create index staff_session_staff on staff_session (staff_id) where ended_at is null;

create table staff_passkey (
  id text primary key,                           -- the credential's id, base64url
  staff_id int not null references staff,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);

-- What a passkey is asked to sign: good once, for some minutes.
create table staff_challenge (
  hash bytea primary key,                        -- SHA-256 of the challenge
  purpose text not null check (purpose in ('enter', 'enrol', 'prove')),
  staff_id int references staff,                 -- null: whoever enters
  expires_at timestamptz not null
);
create index staff_challenge_age on staff_challenge (expires_at); -- forgotten by the clock

create table staff_totp (
  staff_id int primary key references staff,
  seed_sealed bytea not null,                    -- AES-256-GCM under a key made from SECRET
  last_step bigint not null default 0,           -- each step of 30 s opens once
  confirmed_at timestamptz                       -- null: shown, not tried yet
);
create table staff_recovery (
  staff_id int not null references staff,
  hash text not null,                            -- PHC string, argon2id
  used_at timestamptz,
  primary key (staff_id, hash)
);

-- A key for a program: named, with rights of its own, shown once, taken back by its end.
create table staff_key (
  id int generated always as identity primary key,
  name text not null,
  hash bytea not null unique,                    -- SHA-256 of the key
  rights text[] not null,
  made_by int references staff,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  ended_at timestamptz
);

-- Who did what, by which door, and what stood there before and after. Rows are only ever added.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id int references staff,                 -- null: no account acted (a command on the machine, a key)
  staff_name text not null,
  door text not null check (door in ('office', 'machine', 'key')),
  act text not null,
  thing text not null,
  thing_id text not null,
  before jsonb,
  after jsonb,
  request_id text
);
create index audit_thing on audit (thing, thing_id, id desc); -- a thing's history
create index audit_staff on audit (staff_id, id desc) where staff_id is not null;
create trigger audit_frozen before update or delete on audit for each row execute function refuse_change();

-- The name beside "staff" in an order's history, as it was at the time.
alter table order_event add column staff_name text, add column staff_id int references staff;
alter table order_event add constraint order_event_named check (staff_name is null or actor = 'staff');
