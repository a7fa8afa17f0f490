-- Stock that somebody of the staff moves: who, why in his words, and what stood there afterwards. `cause` is the reason's word.
alter table stock_count add column staff_name text;              -- as it was then; null: a file or a program did it
alter table stock_count add column note text;
alter table stock_count add column on_hand int;                  -- afterwards; null where it was not written down
alter table stock_count add column undoes bigint references stock_count;
create unique index stock_count_once_undone on stock_count (undoes) where undoes is not null;

-- A variant's history, the latest first, and how fast it sells.
create index stock_count_history on stock_count (variant_id, at desc, id desc);
drop index stock_count_variant;
create index stock_move_sold on stock_move (variant_id, at desc, order_id desc) include (quantity, kind) where kind in ('commit', 'restock');

-- The list along the shelves: what has no place comes last.
create index variant_by_place on variant ((place is null), coalesce(place, ''), id) where not retired;

-- Above this value, at selling prices, a correction needs somebody who may approve it (stock.approve).
update role_right set most = 2500000 where role in ('counter', 'packer') and right_name = 'stock.count' and most is null;
