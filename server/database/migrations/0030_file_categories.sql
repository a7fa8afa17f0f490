-- What an import said of a product's category, best first ("Clothing > Hoodies"), where that put it, and how it was found.
-- As long as the product lies there, a corrected categories.txt may move it; one moved by hand stays where it is.
alter table product
  add column file_categories text[] not null default '{}',
  add column file_category_id int references category on delete set null,
  add column file_placed text check (file_placed in ('mapped', 'known', 'guessed', 'made', 'tag'));
create index product_file_category on product (file_category_id) where file_category_id is not null; -- deletes of categories
-- The path in a file that a category was made from; null: the owner's own.
alter table category add column from_file text;
