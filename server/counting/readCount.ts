import type { Count, CountLine, CountRow } from "../../contract/office/counts.ts";
import type { Sql } from "../database/connect.ts";
import { differenceOf } from "./onShelf.ts";

type Head = Omit<CountRow, "at" | "closed"> & { at: Date; closed_name: string | null; closed_at: Date | null };

const headOf = ({ at, closed_name, closed_at, ...head }: Head): CountRow => ({
  ...head,
  at: at.toISOString(),
  closed: closed_name !== null && closed_at ? { name: closed_name, at: closed_at.toISOString() } : null,
});

const head = (sql: Sql) => sql`
  select c.id, c.words, c.state, c.round, c.staff_name as name, c.at, c.closed_name, c.closed_at, n.lines, n.open, n.scanned,
    case when c.state in ('counted', 'waiting', 'closed') then n.differ end as differ
  from shelf_count c cross join lateral (
    select count(*)::int as lines, count(*) filter (where l.round = c.round and l.outcome is null)::int as open,
      count(*) filter (where l.round = c.round and l.counted is not null and l.outcome is null)::int as scanned,
      count(*) filter (where coalesce(l.delta, l.counted - l.book) <> 0 and l.outcome is distinct from 'left')::int as differ
    from shelf_count_line l where l.count_id = c.id) n`;

const perPage = 50;

/** Counts, the latest first. */
export async function listCounts(sql: Sql, after?: number): Promise<{ rows: CountRow[]; next: string | null }> {
  const found = await sql<Head[]>`
    ${head(sql)} where ${after === undefined ? sql`true` : sql`c.id < ${after}`} order by c.id desc limit ${perPage + 1}`;
  const rows = found.slice(0, perPage).map(headOf);
  return { rows, next: found.length > perPage ? String(rows.at(-1)?.id) : null };
}

/** Lines of a count along the shelves, all or these variants'. As long as it is counted, nobody is told what there should be. */
export const readLines = (sql: Sql, id: number, variants?: number[]): Promise<CountLine[]> => sql<CountLine[]>`
  select l.variant_id as id, v.sku, v.gtin, p.name, array(select value from unnest(v.option_values) value where value <> 'Default Title') as options,
    coalesce(v.image_src, i.src) as image, v.place, c.state = 'counting' and l.round = c.round and l.outcome is null as open, l.counted,
    case when c.state <> 'counting' and l.book is not null then jsonb_build_object('book', l.book, 'difference', d.pieces, 'before', l.before,
      'moved', l.moved, 'worth', d.pieces * v.list_price, 'outcome', l.outcome) end as result
  from shelf_count_line l join shelf_count c on c.id = l.count_id join variant v on v.id = l.variant_id join product p on p.id = v.product_id
  cross join lateral (select case when l.outcome in ('applied', 'same') then l.delta else ${differenceOf(sql)} end as pieces) d
  left join lateral (select src from product_image where product_id = p.id order by position limit 1) i on true
  where l.count_id = ${id} ${variants ? sql`and l.variant_id = any(${variants})` : sql``}
  order by (v.place is null), place_key(coalesce(v.place, '')), lower(p.name), l.variant_id`;

/** A count with its lines; undefined when there is none. */
export async function readCount(sql: Sql, id: number): Promise<Count | undefined> {
  const [row] = await sql<Head[]>`${head(sql)} where c.id = ${id}`;
  if (!row) return undefined;
  const { open: _, scanned: __, differ: ___, ...rest } = headOf(row);
  const lines = await readLines(sql, id);
  return { ...rest, lines: lines.map(({ result, ...line }) => ({ ...line, ...(result && { result }) })) };
}
