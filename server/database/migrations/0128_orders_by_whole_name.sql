-- Orders by the whole name with which they were placed, those of customers with an account as well: the office's search for orders, and for visitors.
drop index orders_whole_name;
create index orders_whole_name on orders (lower(name), id);
