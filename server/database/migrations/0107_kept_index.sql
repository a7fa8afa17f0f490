-- The search's index is kept in a file between starts. A row here says that this database's past holds the moment of which a file tells: a
-- database that was restored from before it does not have the row, one that was loaded from a dump has it by another transaction.
create table kept_index (
  token uuid primary key,
  at timestamptz not null default now()
);

-- What the search knows of a product is read anew when its card has a new version. Who is in a collection stands in no card, so that one is
-- written as it was.
create function membership_changed() returns trigger language plpgsql as $$
begin
  perform from card where product_id in (select product_id from changed_rows) order by product_id for update;
  update card set product_id = product_id where product_id in (select product_id from changed_rows);
  return null;
end $$;
create trigger joined after insert on collection_product referencing new table as changed_rows
  for each statement execute function membership_changed();
create trigger left_it after delete on collection_product referencing old table as changed_rows
  for each statement execute function membership_changed();
