-- What the file said last of a variant's pieces: a file that says the same again brings no sold stock back.
alter table variant add column import_quantity int check (import_quantity >= 0);
-- Sold without counting: `on_hand` is a large number then, which means nothing.
alter table stock add column counted boolean not null default true;
