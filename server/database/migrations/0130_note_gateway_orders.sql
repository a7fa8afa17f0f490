-- Writes down which orders of a gateway's payments are, but for those that somebody else has locked; answers those that it wrote. Its plan goes by
-- the key however few payments there were when a connection made it (decision 131): a statement by itself went on reading all payments there are, twice.
create function note_gateway_orders(ids bigint[], numbers text[]) returns table (id bigint, gateway_order_id text) language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
begin
  return query
    with free as (
      select i.id, o.number from payment_intent i join unnest(ids, numbers) as o (id, number) using (id)
      for update of i skip locked)
    update payment_intent i set gateway_order_id = coalesce(i.gateway_order_id, f.number) from free f where i.id = f.id
    returning i.id, i.gateway_order_id;
end $$;
