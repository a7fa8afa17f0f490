import type { TodayGroup, TodayItem } from "../../../contract/office/today.ts";
import { readLacks } from "../../catalogue/readLacks.ts";
import type { Sql } from "../../database/connect.ts";
import { attention } from "../../status/attention.ts";
import { lastFindings } from "../../status/lastFindings.ts";
import { readStatus } from "../../status/readStatus.ts";
import { isLow } from "../../stock/isLow.ts";
import { counted, firstOf } from "./group.ts";

const item = (id: string, title: string, words: string, isLate = false): TodayItem => ({
  id,
  title,
  words,
  since: null,
  due: null,
  is_late: isLate,
  amount: null,
});

/** What the shop itself reports, as `bin/shop status` does, without what has a kind of its own. */
export async function faultGroup(sql: Sql): Promise<TodayGroup> {
  const status = await readStatus(sql, lastFindings);
  const faults = attention({
    ...status,
    failed_refunds: [],
    overdue_complaints: [],
    unclear_payments: [],
    fast_orders: { count: 0, oldest: null },
    lacks: { products: 0, not_sold: 0, none: status.lacks.none },
  });
  return {
    kind: "faults",
    count: faults.length,
    late: 0,
    items: firstOf(faults).map((words) => item("", "The shop", words)),
  };
}

/** Goods that lack what the law or a courier asks for; late are those that are not sold for it. */
export async function lackGroup(sql: Sql): Promise<TodayGroup> {
  const lacking = (await readLacks(sql)).toSorted((a, b) => Number(a.on_sale) - Number(b.on_sale));
  const words = ({ lacks, on_sale }: (typeof lacking)[number]) =>
    `${on_sale ? "Lacks" : "Not sold: lacks"} ${lacks.join(", ")}`;
  return {
    kind: "lacks",
    count: Math.min(lacking.length, counted),
    late: Math.min(lacking.filter(({ on_sale }) => !on_sale).length, counted),
    items: firstOf(lacking).map((product) => item(String(product.id), product.name, words(product), !product.on_sale)),
  };
}

/** Variants that are low; late are those that are sold out. */
export async function lowStockGroup(sql: Sql): Promise<TodayGroup> {
  const rows = await sql<{ sku: string; name: string; left: number; point: number | null }[]>`
    select v.sku, p.name || coalesce(' – ' || nullif(array_to_string(v.option_values, ', '), ''), '') as name,
      s.on_hand - s.held as left, v.reorder_point as point
    from variant v join stock s on s.variant_id = v.id join product p on p.id = v.product_id
    where ${isLow(sql)} and p.published and not v.retired
    order by 3, v.sku limit ${counted}`;
  return {
    kind: "low_stock",
    count: rows.length,
    late: rows.filter(({ left }) => left <= 0).length,
    items: firstOf(rows).map(({ sku, name, left, point }) =>
      item(
        sku,
        name,
        `${left > 0 ? `${left} left` : "Sold out"}${point === null ? "" : `; order at ${point}`}`,
        left <= 0,
      ),
    ),
  };
}

/** Counts of shelves with differences that somebody has to approve. */
export async function countGroup(sql: Sql): Promise<TodayGroup> {
  const rows = await sql<{ id: string; words: string; name: string; lines: number; since: Date }[]>`
    select c.id::text, c.words, c.staff_name as name, c.at as since,
      (select count(*)::int from shelf_count_line l where l.count_id = c.id and l.outcome = 'waiting') as lines
    from shelf_count c where c.state = 'waiting' order by c.id limit ${counted}`;
  return {
    kind: "counts",
    count: rows.length,
    late: 0,
    items: firstOf(rows).map(({ id, words, name, lines, since }) => ({
      ...item(id, words, `${lines === 1 ? "1 difference" : `${lines} differences`}, counted by ${name}`),
      since: since.toISOString(),
    })),
  };
}
