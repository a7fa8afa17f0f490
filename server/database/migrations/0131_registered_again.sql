-- Registered once more while its address waited to be proved, by whomever: whose password it has is not known when it is.
alter table customer add column registered_again boolean not null default false;
