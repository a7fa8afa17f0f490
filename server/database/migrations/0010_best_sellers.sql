-- The best sellers of the whole shop, for a search that finds nothing: bestSellers() without a condition.
create index card_best on card ((availability = 'out_of_stock'), popularity desc, product_id);
