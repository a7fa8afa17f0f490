import type { Transaction } from "../../database/connect.ts";
import type { Change } from "./changes.ts";
import type { Problem } from "./problem.ts";

/** A variant's new price. Paise; `mrp` null: the file doesn't say. */
export type PriceRow = { line: number; sku: string; list_price: number; mrp: number | null };
/** A count of a variant's pieces to sell, at a moment (ISO 8601). */
export type CountRow = { line: number; sku: string; quantity: number; counted_at: string };

/** `changed`: variants; `products`: ids of theirs; `unknown`: SKUs that the shop doesn't have. */
export type Written = {
  changed: number;
  products: number[];
  unknown: Set<string>;
  problems: Problem[];
  changes: Change[];
};

async function unknownOf(tx: Transaction, rows: { sku: string }[]): Promise<Set<string>> {
  const skus = rows.map(({ sku }) => sku);
  const known = await tx<{ sku: string }[]>`select sku from variant where sku = any(${skus})`;
  const there = new Set(known.map(({ sku }) => sku));
  return new Set(skus.filter((sku) => !there.has(sku)));
}

/** Writes prices. The MRP never is below the price. */
export async function writePrices(tx: Transaction, rows: PriceRow[]): Promise<Written> {
  const changed = await tx<{ sku: string; product_id: number; was: number; now: number }[]>`
    with given as (
      select old.id, r.list_price, greatest(coalesce(r.mrp, old.mrp), r.list_price) as mrp
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(sku text, list_price bigint, mrp bigint)
      join variant old using (sku))
    update variant v set list_price = g.list_price, mrp = g.mrp, price = least(v.price, g.list_price)
    from given g join variant old on old.id = g.id
    where v.id = g.id and (v.list_price, v.mrp) is distinct from (g.list_price, g.mrp)
    returning v.sku, v.product_id, old.list_price as was, v.list_price as now`;
  return {
    changed: changed.length,
    products: [...new Set(changed.map(({ product_id }) => product_id))],
    unknown: await unknownOf(tx, rows),
    problems: [],
    changes: changed
      .filter(({ was, now }) => now > was)
      .map(({ sku, was, now }): Change => ({ kind: "price raised", subject: sku, was, now })),
  };
}

/**
 * Writes counts: what there is to sell becomes what was counted, less what was ordered since and with what was given back
 * or moved in the office since. Less than nothing is nothing, and a notice.
 */
export async function writeCounts(tx: Transaction, rows: CountRow[]): Promise<Written> {
  const json = JSON.stringify(rows);
  // Locked in the order of their ids, as orders do.
  await tx`
    select from stock s join variant v on v.id = s.variant_id where v.sku = any(${rows.map(({ sku }) => sku)})
    order by s.variant_id for update of s`;
  const counted = await tx<
    { sku: string; product_id: number; line: number; was: number; wanted: number; moved: boolean }[]
  >`
    with given as (
      select v.id, v.sku, v.product_id, r.line, s.held, s.on_hand as was, s.counted,
        r.quantity + coalesce((select sum(case kind when 'hold' then -m.quantity when 'commit' then 0 else m.quantity end)
          from stock_move m where m.variant_id = v.id and m.at > r.counted_at), 0)
          + coalesce((select sum(c.delta) from stock_count c
            where c.variant_id = v.id and c.at > r.counted_at and c.staff_name is not null and c.cause <> 'first'), 0) as free
      from jsonb_to_recordset(${json}::text::jsonb) as r(line int, sku text, quantity int, counted_at timestamptz)
      join variant v using (sku) join stock s on s.variant_id = v.id),
    moved as (
      update stock s set on_hand = greatest(g.free, 0) + g.held, counted = true from given g
      where s.variant_id = g.id and (s.on_hand <> greatest(g.free, 0) + g.held or not s.counted)
      returning s.variant_id, s.on_hand),
    noted as (
      insert into stock_count (variant_id, delta, cause)
      select g.id, m.on_hand - g.was, 'count' from given g join moved m on m.variant_id = g.id where m.on_hand <> g.was order by g.id)
    select g.sku, g.product_id, g.line, (g.was - g.held)::int as was, g.free::int as wanted, m.variant_id is not null as moved
    from given g left join moved m on m.variant_id = g.id`;
  const short = counted.filter(({ wanted }) => wanted < 0);
  const moved = counted.filter((row) => row.moved);
  return {
    changed: moved.length,
    products: [...new Set(moved.map(({ product_id }) => product_id))],
    unknown: await unknownOf(tx, rows),
    problems: short.map(({ line, sku, wanted }) => ({
      line,
      kind: "notice",
      product: sku,
      reason: `${-wanted} more were ordered since than were counted; it stands at 0`,
    })),
    changes: moved
      .filter(({ was, wanted }) => wanted > was)
      .map(({ sku, was, wanted }): Change => ({ kind: "stock raised", subject: sku, was, now: wanted })),
  };
}
