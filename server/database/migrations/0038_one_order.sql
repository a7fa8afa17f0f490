-- What the staff does with one order: notes, edits before it is packed, what condition things come back in, and names beside
-- what is told of it.

alter table orders add column version int not null default 1; -- goes up with each edit: who saw an older one is told

-- Of what was written down once, only what names a person may go, when his account is deleted (forgetContacts).
create function only_forgotten() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'what was written down stays'; end if;
  if tg_table_name = 'order_note' then
    if new.text = '' and to_jsonb(new) - 'text' = to_jsonb(old) - 'text' then return new; end if;
  elsif to_jsonb(new) - array['before', 'after'] = to_jsonb(old) - array['before', 'after']
    and new.before = old.before - array['contact', 'address', 'note'] and new.after = old.after - array['contact', 'address', 'note'] then
    return new;
  end if;
  raise exception 'what was written down is never changed';
end $$;

-- The staff's own words about an order, for the staff.
create table order_note (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  text text not null,
  staff_id int references staff,                 -- null: no account acted
  staff_name text not null,
  at timestamptz not null default now()
);
create index order_note_order on order_note (order_id);
create trigger order_note_frozen before update or delete on order_note for each row execute function only_forgotten();

-- A change of an order before it was packed: what stood there and what stands there now, by field, and what that did to the total.
create table order_edit (
  order_id bigint not null references orders,
  seq int not null check (seq > 0),
  before jsonb not null,
  after jsonb not null,
  difference bigint not null,                    -- of the total, in paise
  refund bigint not null default 0 check (refund >= 0), -- what of it goes back to who had paid
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now(),
  primary key (order_id, seq),
  constraint order_edit_refunds_what_it_saves check (refund in (0, -difference))
);
create trigger order_edit_frozen before update or delete on order_edit for each row execute function only_forgotten();

-- A line that is edited gives back what it held and holds anew: a further round each time.
alter table stock_move drop constraint stock_move_round_check;
alter table stock_move add constraint stock_move_round_check check (round > 0);

-- In which condition the pieces of a return came: only those for the shelf are sold again.
create table return_piece (
  return_id bigint not null,
  variant_id int not null,
  condition text not null check (condition in ('shelf', 'repair', 'scrap')),
  quantity int not null check (quantity > 0),
  primary key (return_id, variant_id, condition),
  foreign key (return_id, variant_id) references return_line
);

-- Who of the staff it was, as the name was then.
alter table return_event add column staff_name text;
alter table grievance_event add column staff_name text;
alter table parcel add column staff_name text;

create index outbox_mail_of_order on outbox ((payload ->> 'order_no')) where topic = 'mail'; -- the order's page, resend
