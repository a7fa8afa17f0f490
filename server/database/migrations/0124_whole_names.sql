-- Visitors by the whole name with which they ordered: the office's search for customers.
create index orders_whole_name on orders (lower(name), id) where customer_id is null;
