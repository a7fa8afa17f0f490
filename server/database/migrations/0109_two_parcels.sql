-- An order that leaves in several parcels: how far each has come, and what lies in it. One that leaves in one has no row here.
create table order_parcel (
  order_id bigint not null references orders,
  number int not null check (number between 1 and 9),
  state text not null default 'packed' check (state in ('packed', 'shipped', 'delivered', 'undelivered')),
  weight_g int check (weight_g between 1 and 1000000), -- on the scale; null: what its goods weigh
  primary key (order_id, number)
);
create index order_parcel_here on order_parcel (order_id) where state = 'packed'; -- the board, what is late

create table order_parcel_piece (
  order_id bigint not null,
  number int not null,
  variant_id int not null,
  pieces int not null check (pieces > 0),
  primary key (order_id, number, variant_id),
  foreign key (order_id, number) references order_parcel on delete cascade,
  foreign key (order_id, variant_id) references order_line on delete cascade -- with the line, when the order is edited
);

-- How far a parcel has come, each step once.
create table order_parcel_event (
  order_id bigint not null,
  number int not null,
  state text not null check (state in ('shipped', 'delivered', 'undelivered')),
  cause text,                                    -- null: the order's own history tells it
  event_seq int not null,                        -- the line of the order's history after which it happened
  actor text not null,
  staff_name text,
  staff_id int references staff,
  at timestamptz not null default now(),
  primary key (order_id, number, state),
  foreign key (order_id, number) references order_parcel,
  foreign key (order_id, event_seq) references order_event (order_id, seq)
);
create trigger order_parcel_event_frozen before update or delete on order_parcel_event for each row execute function refuse_change();

-- Of which parcel it is said who has it.
alter table parcel add column number int not null default 1 check (number > 0);

-- One of its parcels came back undelivered, the others have arrived.
insert into order_transition values ('delivered', 'partly_returned');
