import type { OrderRow } from "../../../contract/office/orders.ts";
import type { Right } from "../../../contract/office/rights.ts";
import { wrongOfOrders } from "../../customers/wrongAddress.ts";
import type { Sql } from "../../database/connect.ts";
import { shiprocketPage } from "../../orders/readAfterwards.ts";
import type { Staff } from "../../staff/actor.ts";
import { mayFollow } from "./mayFollow.ts";
import { promised } from "./promised.ts";

/** Who looks: what he sees of an order hangs on his rights. */
export type Asker = { actor: Staff; rights: ReadonlyMap<Right, number | null> };

/** So many lines of an order stand in a list. */
const shownLines = 3;

type Whole = Required<Omit<OrderRow, "placed_at" | "promised" | "claim" | "may" | "address_wrong">>;
type Row = Whole & {
  id: number;
  placed_at: Date;
  leaves_by: string | null;
  arrives_by: string | null;
  today: string;
  claimed_by: string | null;
  claimed_id: number | null;
  claimed_at: Date | null;
};

/** A claim as it is shown: whose, since when, and whether it is his who asks. */
export const claimSeen = (
  row: { claimed_by: string | null; claimed_id: number | null; claimed_at: Date | null },
  { actor }: Pick<Asker, "actor">,
): OrderRow["claim"] =>
  row.claimed_by === null || row.claimed_at === null
    ? null
    : {
        name: row.claimed_by,
        at: row.claimed_at.toISOString(),
        own: row.claimed_id === actor.staffId && (actor.staffId !== null || row.claimed_by === actor.name),
      };

/** Whether a parcel of an order lies here. */
const isHere = ({ parcels }: Pick<Row, "parcels">): boolean => (parcels?.here.length ?? 0) > 0;

function seen(row: Row, asker: Asker, address_wrong: boolean): OrderRow {
  const {
    id: _id,
    placed_at,
    leaves_by,
    arrives_by,
    today,
    claimed_by: _,
    claimed_id: __,
    claimed_at: ___,
    ...rest
  } = row;
  const { email, mobile, total, payment_method, ...order } = rest;
  return {
    ...order,
    address_wrong,
    placed_at: placed_at.toISOString(),
    promised: promised({ state: row.state, leaves_by, arrives_by, today, isHere: isHere(row) }),
    claim: claimSeen(row, asker),
    may: mayFollow(row, asker.rights),
    ...(asker.rights.has("orders.contact") && { email, mobile }),
    ...(asker.rights.has("orders.money") && { total, payment_method }),
  };
}

/** These orders as lists show them, in the order of their ids as given; what the asker has no right to see is left out. */
export async function readRows(sql: Sql, ids: number[], asker: Asker): Promise<OrderRow[]> {
  const wrong = wrongOfOrders(sql, ids);
  const rows = await sql<Row[]>`
    select o.id, o.order_no, o.state, o.channel, o.placed_at, o.address ->> 'name' as name, o.address ->> 'city' as town,
      o.address ->> 'pincode' as pincode, o.email, o.mobile, o.total, o.payment_method, l.pieces, l.lines,
      greatest(l.count - ${shownLines}, 0) as more_lines, parcel.seen as parcel, several.parcels, o.leaves_by::text, o.delivery_to::text as arrives_by,
      india_today()::text as today, c.staff_name as claimed_by, c.staff_id as claimed_id, c.at as claimed_at,
      (select coalesce(sum(pieces), 0)::int from order_short where order_id = o.id) as not_there,
      coalesce(o.to_check, (select why from unclear_payment where order_id = o.id and checked_at is null limit 1)) as to_check
    from unnest(${ids}::bigint[]) with ordinality as chosen(id, place)
    join orders o on o.id = chosen.id
    left join order_claim c on c.order_id = o.id
    cross join lateral (
      select coalesce(sum(quantity), 0)::int as pieces, count(*)::int as count, coalesce(jsonb_agg(jsonb_build_object('product_name', product_name,
        'option_text', option_text, 'sku', sku, 'image', image, 'quantity', quantity) order by nth) filter (where nth <= ${shownLines}), '[]') as lines
      from (select *, row_number() over (order by position, variant_id) as nth from order_line where order_id = o.id) line) l
    left join lateral (
      select jsonb_build_object('courier', courier, 'number', number, 'url', url) as seen from (
        select seq, courier, tracking_no as number, tracking_url as url from parcel where order_id = o.id
        union all
        select 0, coalesce(courier, 'Shiprocket'), awb, ${shiprocketPage} || awb from shipment
        where order_id = o.id and awb is not null and cancelled_at is null) said
      order by seq desc limit 1) parcel on true
    left join lateral (
      select jsonb_build_object('of', count(*), 'here', coalesce(jsonb_agg(number order by number) filter (where o.state = 'packed' or
        o.state = 'shipped' and p.state = 'packed'), '[]')) as parcels
      from order_parcel p where p.order_id = o.id having count(*) > 1) several on true
    order by chosen.place`;
  const marked = await wrong;
  return rows.map((row) => seen(row, asker, marked.has(row.id)));
}
