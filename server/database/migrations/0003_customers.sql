-- Customers, how they are known again, and what the shop keeps for them.

create table customer (
  id int generated always as identity primary key,
  email text not null unique,                    -- in lower case
  email_verified boolean not null default false, -- until then nobody can log in and nothing can be seen
  pending_email text,                            -- asked for, not confirmed yet
  name text not null,
  mobile text not null,
  password_hash text not null,                   -- PHC string, argon2id
  created_at timestamptz not null default now()
);
create index customer_unverified on customer (created_at) where not email_verified; -- forgetUnverified

create table customer_token (
  hash bytea primary key,                        -- SHA-256 of what the link carries
  customer_id int not null references customer on delete cascade,
  purpose text not null check (purpose in ('verify', 'email', 'reset')),
  email text not null,                           -- where it was sent, which is what it proves
  expires_at timestamptz not null
);
create index customer_token_customer on customer_token (customer_id, purpose); -- void the others once one is used
create index customer_token_age on customer_token (expires_at);                -- forgetTokens

-- An ended session opens nothing; its row only tells that this device has been logged in before (loginMeasure).
create table session (
  id uuid primary key default gen_random_uuid(),
  hash bytea not null unique,                    -- SHA-256 of the cookie's value
  customer_id int not null references customer on delete cascade,
  user_agent text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ended_at timestamptz
);
create index session_customer on session (customer_id); -- listSessions, end all
create index session_age on session (created_at);       -- forgetSessions

create table address (
  id int generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  name text not null,
  mobile text not null,
  pincode text not null,
  line1 text not null,
  line2 text not null,
  landmark text not null default '',
  city text not null,
  state text not null,
  kind text not null check (kind in ('home', 'work')),
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index address_customer on address (customer_id);
create unique index address_one_default on address (customer_id) where is_default;

create table customer_cart (
  customer_id int primary key references customer on delete cascade,
  version int not null default 0,                -- counts changes: a device that saw an older cart can't overwrite this one
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'), -- [{id: variant, quantity}]
  changed_at timestamptz not null default now()
);

create table recent_view (
  customer_id int not null references customer on delete cascade,
  product_id int not null references product on delete cascade,
  at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index recent_view_latest on recent_view (customer_id, at desc);
create index recent_view_product on recent_view (product_id); -- when a product is deleted

-- What a person agreed to, purpose by purpose, and when he took it back. Given again is a row of its own.
create table consent (
  customer_id int not null references customer on delete cascade,
  purpose text not null check (purpose in ('account', 'offers')),
  text_version text not null,
  channel text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (customer_id, purpose, given_at)
);
create unique index consent_one_in_force on consent (customer_id, purpose) where withdrawn_at is null;

-- Accounts that were deleted: their orders stay for the tax office and lose their contact once they are over (forgetContacts).
create table erased_customer (
  customer_id int primary key,
  at timestamptz not null default now()
);

-- How often somebody may still try. Unlogged: after a crash the counting begins anew, which harms nobody.
create unlogged table rate_limit (
  key text primary key,                          -- keyed hash of what is limited and whom
  full_at timestamptz not null                   -- when every try will be free again
);
create index rate_limit_age on rate_limit (full_at); -- forgetLimits
