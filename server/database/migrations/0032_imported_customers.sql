-- When an account was brought from another shop: it has no password, and waits for its owner as long as that takes.
alter table customer add column imported_at timestamptz;
