-- What the office has changed of what shop.json and the settings say of the shop. Without a row a section is as they say.
create table shop_setting (
  section text primary key,                      -- name, contact, hours, holidays, dispatch, links, delivery
  value jsonb check (jsonb_typeof(value) = 'object'), -- the fields that are different; null: all as the file says again
  version int not null default 1,                -- never goes back: the sum of all tells how recent a copy is
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now()
);

-- Every node keeps the shop's facts in memory and reads them anew.
create function tell_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings', '');
  return null;
end $$;
create trigger shop_setting_told after insert or update or delete on shop_setting
  for each statement execute function tell_settings();
