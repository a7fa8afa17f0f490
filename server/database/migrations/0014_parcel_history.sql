-- What was said of a parcel is put right by saying it anew: each row is a fact, the last one counts, none is changed.
alter table parcel drop constraint parcel_pkey;
alter table parcel
  add column seq int not null default 1 check (seq > 0),
  add column at timestamptz not null default now(),
  add column cause text,                         -- as the order's history tells it; null: the dispatch tells it
  add column event_seq int,                      -- the line of the history after which it was said
  add primary key (order_id, seq),
  add foreign key (order_id, event_seq) references order_event (order_id, seq),
  add constraint parcel_told check ((cause is null) = (event_seq is null));
create trigger parcel_frozen before update or delete on parcel for each row execute function refuse_change();
