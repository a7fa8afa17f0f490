-- A tax month that was closed although a check had faults that can't be mended: why, in words, and how many there were.
alter table tax_month add column despite text check (despite <> '');
alter table tax_month add column faults int not null default 0 check (faults >= 0);
alter table tax_month add constraint tax_month_says_why check ((despite is null) = (faults = 0));
