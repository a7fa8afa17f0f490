-- An order that is a gift: whether it is wrapped, and the words for its card. {"wrap": true, "note": "…"}; null: it is none.
alter table orders add column gift jsonb check (jsonb_typeof(gift -> 'wrap') = 'boolean' and jsonb_typeof(gift -> 'note') = 'string');

-- Of an edit that was written down the words for a card may go too, when the customer's account is deleted (forgetContacts).
create or replace function only_forgotten() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'what was written down stays'; end if;
  if tg_table_name = 'order_note' then
    if new.text = '' and to_jsonb(new) - 'text' = to_jsonb(old) - 'text' then return new; end if;
  elsif to_jsonb(new) - array['before', 'after'] = to_jsonb(old) - array['before', 'after'] then
    if new.before = old.before - array['contact', 'address', 'note', 'gift'] and new.after = old.after - array['contact', 'address', 'note', 'gift'] then
      return new;
    end if;
    -- As the release before this one forgets, which knows of no gifts.
    if new.before = old.before - array['contact', 'address', 'note'] and new.after = old.after - array['contact', 'address', 'note'] then
      return new;
    end if;
  end if;
  raise exception 'what was written down is never changed';
end $$;
