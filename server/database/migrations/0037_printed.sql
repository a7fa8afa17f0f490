-- What was printed of an order, by whom and when: a row for each slip, label and invoice. Rows of one print share its print_id
-- and stand in its order, so that the same paper can be fetched again; `nth` counts how often this one was printed.
create table printed (
  order_id bigint not null references orders,
  what text not null check (what in ('slip', 'label', 'invoice')),
  nth int not null check (nth > 0),
  print_id uuid not null,
  position int not null,
  staff_name text not null,
  staff_id int references staff,                 -- null: no account acted
  at timestamptz not null default now(),
  primary key (order_id, what, nth),             -- two who print at the same moment do not both get the first
  unique (print_id, position)                    -- the sheets of a print
);
create trigger printed_frozen before update or delete on printed for each row execute function refuse_change();
