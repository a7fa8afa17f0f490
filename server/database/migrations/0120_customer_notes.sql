-- The staff's own words about a customer, for the staff and in his own export. He is known by his account, or as a visitor by
-- his mail address. With the account they go.
create table customer_note (
  id bigint generated always as identity primary key,
  email text not null,                           -- in lower case
  customer_id int references customer on delete cascade, -- null: who has bought as a visitor
  text text not null check (text <> ''),
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now()
);
create index customer_note_email on customer_note (email);
create index customer_note_customer on customer_note (customer_id) where customer_id is not null;

-- Addresses of a customer at which a parcel does not find him. One that is changed in a word is another one.
create table wrong_address (
  id bigint generated always as identity primary key,
  email text not null,
  customer_id int references customer on delete cascade,
  place text not null check (place <> ''),       -- pincode, line1, line2 and landmark, letters and digits alone (placeKey)
  reason text not null check (reason <> ''),     -- for the staff, and in the customer's own export
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now(),
  unique (email, place)
);
create index wrong_address_customer on wrong_address (customer_id) where customer_id is not null;
