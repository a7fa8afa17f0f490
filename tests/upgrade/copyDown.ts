import type { Sql, Transaction } from "../../server/database/connect.ts";

/** What is counted from other rows or only tells of a process: left out, and made anew by who needs it. */
const derived = /^(migration|card|figure_.*|outbox|job_run|kept_index|rate_limit|audit)$/;

type Table = { schema: string; name: string; columns: string[] };

const tablesOf = (sql: Sql | Transaction) => sql<Table[]>`
  select table_schema as schema, table_name as name, array_agg(column_name::text order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema in ('public', 'practice') and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1, 2`;

/** Takes out rows whose parent is not there, until there are none. */
async function takeOutOrphans(tx: Transaction): Promise<void> {
  const keys = await tx<{ child: string; parent: string; missing: string }[]>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent, string_agg(
      format('c.%I = p.%I', (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[i]),
        (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[i])), ' and ') || '#' || string_agg(
      format('c.%I is not null', (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[i])), ' and ') as missing
    from pg_constraint, generate_subscripts(conkey, 1) i where contype = 'f' group by oid, conrelid, confrelid`;
  for (let gone = 1; gone > 0; ) {
    gone = 0;
    for (const { child, parent, missing } of keys) {
      const [same = "", named = ""] = missing.split("#");
      const { count } = await tx.unsafe(
        `delete from ${child} c where ${named} and not exists (select from ${parent} p where ${same})`,
      );
      gone += count;
    }
  }
}

/** Brings what is counted up from orders' rows to what those that are here say. */
async function countAnew(tx: Transaction): Promise<void> {
  await tx`
    update stock s set held = coalesce(m.held, 0), on_hand = coalesce(m.on_hand, 0) + coalesce(c.on_hand, 0)
    from stock t
    left join (select variant_id, sum(case kind when 'hold' then quantity when 'restock' then 0 else -quantity end) as held,
        sum(case kind when 'commit' then -quantity when 'restock' then quantity else 0 end) as on_hand from stock_move group by 1) m using (variant_id)
    left join (select variant_id, sum(delta) as on_hand from stock_count group by 1) c using (variant_id)
    where t.variant_id = s.variant_id`;
  await tx`update coupon set used = (select count(distinct order_id) from coupon_use u where u.code = coupon.code)`;
  await tx`
    update document_counter c set last = (
      select count(*) from tax_document d where d.prefix = c.prefix and d.fin_year = c.fin_year)`;
  await tx`delete from document_counter where last = 0`;
  const [figures] = await tx<{ name: string | null }[]>`select to_regclass('figure_stale')::text as name`;
  if (figures?.name) await tx`insert into figure_stale (day) select distinct india_day(placed_at) from orders`;
}

/** Each number that counts by itself goes on after the last that is there. */
async function goOnCounting(tx: Transaction): Promise<void> {
  const counters = await tx<{ table: string; column: string; sequence: string }[]>`
    select format('%I.%I', table_schema, table_name) as table, column_name as column,
      pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as sequence
    from information_schema.columns where table_schema in ('public', 'practice') and is_identity = 'YES'`;
  for (const { table, column, sequence } of counters)
    await tx.unsafe(`select setval('${sequence}', (select coalesce(max("${column}"), 0) + 1 from ${table}), false)`);
}

/**
 * Copies a shop's rows into a database of an earlier schema: of each table that both have, the columns that both have, and of
 * orders those whose number is in `orders`, with what hangs on them. So a row is what the code of that schema wrote, as far as
 * what is written today has not changed its meaning; what had, `olderOrders.ts` keeps as it was.
 */
export async function copyDown(from: Sql, to: Sql, orders: readonly string[]): Promise<void> {
  const there = await tablesOf(from);
  await to.begin(async (tx) => {
    await tx`set local session_replication_role = replica`; // no triggers, and children may come before their parents
    for (const { schema, name, columns } of await tablesOf(tx)) {
      const now = there.find((table) => table.schema === schema && table.name === name)?.columns ?? [];
      const table = tx`${tx(schema)}.${tx(name)}`;
      const seeded = (await tx`select from ${table} limit 1`).length > 0;
      if (derived.test(name) || seeded) continue;
      const [all] = await from<{ rows: string }[]>`
        select coalesce(json_agg(t), '[]')::text as rows from ${from(schema)}.${from(name)} t`;
      const both = tx(columns.filter((column) => now.includes(column)));
      await tx`
        insert into ${table} (${both}) overriding system value
        select ${both} from json_populate_recordset(null::${table}, ${all?.rows ?? "[]"}::text::json)
        on conflict do nothing`; // a second parcel of an order is of a kind that its schema did not know
    }
    await tx`delete from orders where order_no <> all(${[...orders]})`;
    await takeOutOrphans(tx);
    await countAnew(tx);
    await goOnCounting(tx);
  });
}
