-- Where a line stood in the cart, from 1 on. The version before writes none: its lines stand by their variants.
alter table order_line add column position smallint not null default 0;
