-- Of a name that thousands have, only the newest orders are read from the table: which pages these lie in. A few kilobytes; of the
-- sum, so that nothing but the search by name takes it for the ids themselves (server/office/orders/findByName.ts).
create index orders_age on orders using brin ((id + 0)) with (pages_per_range = 32);
