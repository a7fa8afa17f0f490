-- The texts that shoppers have agreed to, as they were shown: a policy's file, and the facts of the shop that stood in it.
create table policy_text (
  policy text not null,
  version text not null,                         -- of text and facts together: another of either is another version
  text text not null,
  facts jsonb not null,
  since timestamptz not null default now(),      -- when somebody first agreed to it
  primary key (policy, version)
);

-- What a shopper ticked to order, and which version of it.
create table order_consent (
  order_id int not null references orders,
  policy text not null check (policy in ('terms', 'returns')),
  version text not null,
  given_at timestamptz not null default now(),
  primary key (order_id, policy),
  foreign key (policy, version) references policy_text (policy, version)
);
