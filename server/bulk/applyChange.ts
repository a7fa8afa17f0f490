import type { Cells, ToldCell } from "../../contract/office/grid.ts";
import { gridFieldNames, gridFields } from "../../contract/office/gridFields.ts";
import { changeVariants } from "../catalogue/edit/writeVariants.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction, waitShortly } from "../database/transaction.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { type GoodCell, idsOf, judge } from "./judge.ts";

/**
 * `most`: by how much prices may change, in basis points; null: no limit. `undoes`: the change that is put back. `plan`: what was planned for
 * this time.
 */
export type Applying = { words: string; most: number | null; undoes?: number; plan?: number };

/** What came of it. `change` is null where nothing did. */
export type Applied = { change: number | null; cells: number; left: ToldCell[] };

/** Locks what is about to change, products before their variants and each in rising order, as every edit does. Orders go on. */
async function lock(tx: Transaction, fields: Cells[]): Promise<void> {
  const { variants, products } = idsOf(fields);
  await tx`
    select id from product
    where id = any(${products}) or id in (select product_id from variant where id = any(${variants})) order by id for no key update`;
  await tx`select id from variant where id = any(${variants}) order by product_id, position, id for no key update`;
}

/** The cells of one variant or product together, as its columns are called. */
function documentsOf(cells: GoodCell[], idOf: (cell: GoodCell) => number | undefined) {
  const documents = new Map<number, Record<string, unknown>>();
  for (const cell of cells) {
    const id = idOf(cell);
    if (id !== undefined) documents.set(id, { ...documents.get(id), [cell.field]: cell.after });
  }
  return [...documents].map(([id, fields]) => ({ id, fields }));
}

async function changeProducts(tx: Transaction, changed: { id: number; fields: object }[]): Promise<void> {
  const rows = changed.map(({ id, fields }) => ({ id, ...fields }));
  await tx`
    update product p set (hsn, published, updated_at) = row(n.hsn, n.published, now())
    from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) d(doc)
    join product old on old.id = (d.doc ->> 'id')::int
    cross join lateral jsonb_populate_record(old, d.doc) n
    where p.id = old.id`;
}

/** What a change is called where nobody has said: its fields. */
const namesOf = (fields: (typeof gridFieldNames)[number][]) => fields.map((field) => gridFields[field].name).join(", ");

/** Keeps the change with every value before and after; answers its id. */
async function keep(tx: Transaction, good: GoodCell[], { words, undoes, plan }: Applying, by: Staff): Promise<number> {
  const fields = gridFieldNames.filter((name) => good.some(({ field }) => field === name));
  const rows = good.map(({ field, before, after, variant, product }) => ({
    product_id: variant?.product ?? product?.product,
    variant_id: variant?.id ?? null,
    field,
    before,
    after,
  }));
  const things = new Set(rows.map(({ product_id, variant_id }) => variant_id ?? `product ${product_id}`)).size;
  const said = words || namesOf(fields);
  const [change] = await tx<{ id: number }[]>`
    insert into bulk_change (staff_id, staff_name, door, words, fields, cells, rows, undoes)
    values (${by.staffId}, ${by.name}, ${by.door}, ${said}, ${fields}, ${good.length}, ${things}, ${undoes ?? null}) returning id`;
  const id = change?.id ?? 0;
  await tx`
    insert into bulk_change_row (change_id, product_id, variant_id, field, before, after)
    select ${id}, product_id, variant_id, field, coalesce(before, 'null'), coalesce(after, 'null')
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as r(product_id int, variant_id int, field text, before jsonb, after jsonb)`;
  await recordAct(tx, by, {
    act: undoes === undefined ? "bulk.apply" : "bulk.undo",
    thing: "bulk",
    id,
    after: {
      words: said,
      fields: namesOf(fields),
      cells: good.length,
      ...(undoes !== undefined && { undoes }),
      ...(plan !== undefined && { plan }),
    },
  });
  return id;
}

/**
 * Brings up to date what is derived of the goods, as refreshProducts does, and tells their pages. Cards follow prices by
 * themselves: they are made anew only of products whose own fields changed, as that takes longer than all the rest.
 */
async function refresh(tx: Transaction, good: GoodCell[]): Promise<void> {
  const rising = (ids: Iterable<number>) => [...new Set(ids)].sort((a, b) => a - b);
  const own = rising(good.flatMap(({ product }) => product?.product ?? []));
  const priced = rising(
    good.flatMap(({ field, variant }) =>
      variant && (field === "list_price" || field === "mrp") ? variant.product : [],
    ),
  );
  if (priced.length > 0) {
    await tx`select refresh_rules(${priced})`;
    await tx`select refresh_price(${priced})`;
  }
  if (own.length > 0) await tx`select refresh_card(${own})`;
  await tx`select tell_products(${rising(good.map(({ variant, product }) => variant?.product ?? product?.product ?? 0))})`;
}

/** Changes cells within a transaction: see `applyChange`. */
export async function applyWithin(tx: Transaction, fields: Cells[], applying: Applying, by: Staff): Promise<Applied> {
  await lock(tx, fields);
  const { good, left } = await judge(tx, fields, { by, most: applying.most });
  if (good.length === 0) return { change: null, cells: 0, left };
  const variants = documentsOf(good, ({ variant }) => variant?.id);
  if (variants.length > 0) await changeVariants(tx, variants);
  const products = documentsOf(good, ({ product }) => product?.product);
  if (products.length > 0) await changeProducts(tx, products);
  const change = await keep(tx, good, applying, by);
  await refresh(tx, good);
  return { change, cells: good.length, left };
}

/**
 * Changes many cells at once by the staff's hand, in one transaction: those that stand as they were seen and may be as they
 * are wanted. The others stay, and are told with their reason. Pages are told once. The same sent again changes nothing.
 */
export const applyChange = (sql: Sql, fields: Cells[], applying: Applying, by: Staff): Promise<Applied> =>
  transaction(sql, async (tx) => {
    await waitShortly(tx);
    return applyWithin(tx, fields, applying, by);
  });
