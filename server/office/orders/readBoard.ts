import type { Board, BoardOrder } from "../../../contract/office/board.ts";
import type { Sql } from "../../database/connect.ts";
import type { OrderCondition } from "./condition.ts";
import { type Asker, readRows } from "./readRows.ts";

/** So many orders stand in a column, and so many are counted. */
const shown = 50;
const counted = 1_000;
/** So many of the newest parcels tell which couriers the shop uses. */
const lately = 300;

type Chosen = { id: number; late: boolean };

/** The orders of each column, those that press most first; what has left today the latest first. */
const chosenBy = (sql: Sql): Record<Board["columns"][number]["name"], OrderCondition> => {
  const claimed = sql`exists (select from order_claim c where c.order_id = o.id)`;
  const waiting = (state: OrderCondition) => sql`
    select o.id, coalesce(o.leaves_by < india_today(), false) as late from orders o
    where o.state in ('confirmed', 'packed') and ${state} order by o.leaves_by, o.id limit ${counted}`;
  return {
    to_pick: waiting(sql`o.state = 'confirmed' and not ${claimed}`),
    picked: waiting(sql`o.state = 'confirmed' and ${claimed}`),
    packed: sql`
      select id, coalesce(leaves_by < india_today(), false) as late from (
        select id, leaves_by from orders where state = 'packed'
        union all
        select distinct o.id, o.leaves_by from order_parcel p join orders o on o.id = p.order_id where p.state = 'packed' and o.state = 'shipped') here
      order by leaves_by, id limit ${counted}`,
    handed_over: sql`
      select e.order_id as id, false as late from order_event e
      where e.to_state = 'shipped' and not exists (
          select from order_parcel p join orders o on o.id = p.order_id where p.order_id = e.order_id and p.state = 'packed' and o.state = 'shipped')
        and e.at >= india_today()::timestamp at time zone 'Asia/Kolkata' order by e.at desc limit ${counted}`,
  };
};

/** What the picker wants to know besides: weight in grams and the shelves. */
async function withPicking(sql: Sql, ids: number[], asker: Asker): Promise<BoardOrder[]> {
  const [rows, goods] = await Promise.all([
    readRows(sql, ids, asker),
    sql<{ weight_g: number; places: string[] }[]>`
      select g.* from unnest(${ids}::bigint[]) with ordinality as chosen(id, nth) cross join lateral (
        select coalesce(sum(v.weight_g * l.quantity), 0)::int as weight_g,
          coalesce(array_agg(distinct v.place order by v.place) filter (where v.place is not null), '{}') as places
        from order_line l join variant v on v.id = l.variant_id where l.order_id = chosen.id) g order by chosen.nth`,
  ]);
  return rows.map((row, nth) => ({ ...row, weight_g: goods[nth]?.weight_g ?? 0, places: goods[nth]?.places ?? [] }));
}

/** What has to leave the house and what left today, for whoever asks. Reads no more than what is open, by index. */
export async function readBoard(sql: Sql, asker: Asker): Promise<Board> {
  const columns = await Promise.all(
    Object.entries(chosenBy(sql)).map(async ([name, chosen]) => {
      const rows = await sql<Chosen[]>`${chosen}`;
      return {
        name: name as Board["columns"][number]["name"],
        count: rows.length,
        late: rows.filter(({ late }) => late).length,
        orders: await withPicking(
          sql,
          rows.slice(0, shown).map(({ id }) => id),
          asker,
        ),
      };
    }),
  );
  const couriers = await sql<{ courier: string }[]>`
    select courier from (select courier from parcel order by order_id desc, seq desc limit ${lately}) newest
    group by courier order by count(*) desc, courier limit 12`;
  return { columns, couriers: couriers.map(({ courier }) => courier) };
}
