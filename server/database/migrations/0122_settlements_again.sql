-- What was settled by hand and taken back: both reasons stay, with both names.
create table settlement_note_past (
  note_id bigint primary key,
  line_id bigint references settlement_line,
  payment_id bigint references payment,
  refund_id bigint references refund,
  reason text not null,
  staff_name text not null,
  at timestamptz not null,
  back_reason text not null check (back_reason <> ''),
  back_name text not null,
  back_at timestamptz not null default now(),
  check (num_nonnulls(line_id, payment_id, refund_id) = 1)
);
create index settlement_note_past_line on settlement_note_past (line_id) where line_id is not null;
create index settlement_note_past_payment on settlement_note_past (payment_id) where payment_id is not null;
create index settlement_note_past_refund on settlement_note_past (refund_id) where refund_id is not null;
create trigger settlement_note_past_frozen before update or delete on settlement_note_past for each row execute function refuse_change();

-- A note goes once it is kept as taken back, and is never changed.
create function only_taken_back() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from settlement_note_past where note_id = old.id) then return old; end if;
  raise exception 'what was settled by hand is never changed';
end $$;
create or replace trigger settlement_note_frozen before update or delete on settlement_note for each row execute function only_taken_back();

-- The AWB of a courier's line while the shop knows no order of it. As it learns the order, the line's key is the order's number.
alter table settlement_line add column awb_waits text;
alter table settlement_line disable trigger settlement_line_frozen;
update settlement_line l set awb_waits = substr(outside_id, length(reference) + 2)
where kind = 'cash' and substr(outside_id, length(reference) + 2) not in ('', coalesce(key, ''))
  and not exists (select from orders o where o.order_no = l.key);
alter table settlement_line enable trigger settlement_line_frozen;
create index settlement_line_awb_waits on settlement_line (awb_waits) where awb_waits is not null;

create function only_order_learned() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.awb_waits is not null and new.awb_waits is null
    and to_jsonb(new) - array['key', 'awb_waits'] = to_jsonb(old) - array['key', 'awb_waits'] then
    return new;
  end if;
  raise exception 'what a report said is never changed';
end $$;
create or replace trigger settlement_line_frozen before update or delete on settlement_line for each row execute function only_order_learned();
