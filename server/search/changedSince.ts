import type { Sql } from "../database/connect.ts";
import { atOneMoment, type Since } from "./atOneMoment.ts";
import type { ProductIndex } from "./productIndex.ts";
import { readCategoryRows } from "./readProducts.ts";

/** Share of the products, and how many in any case, up to which reading them one by one is less work than building. */
const mostChanged = { share: 0.05, least: 1_000 };
/** PostgreSQL tells versions of rows apart over so many transactions. */
const mostTransactions = 2 ** 31 - 1;
/** Products by their numbers: so many bits of one are its block. */
const blockBits = 10;

/**
 * The products that an index has to read anew to be as the database is now, and since when that holds: those whose card is of a
 * later version, and those near one that is gone (blocks of the numbers that lack some). Undefined when building is the better way:
 * very much has changed, or what all products are read by (categories, a maker's name).
 *
 * A card is written whenever anything that an index knows of its product is (refresh_card, membership_changed). Versions are compared by
 * their transactions' numbers, so that nothing has to be noted when something changes.
 */
export async function changedSince(
  sql: Sql,
  index: ProductIndex,
  before: Since,
): Promise<{ ids: number[]; since: Since } | undefined> {
  const { done: ids, since } = await atOneMoment(sql, async (tx, now) => {
    if (now < before || now - before > mostTransactions) return undefined;
    const isNew = tx`age(xmin) between 0 and age((${before % 2 ** 32}::bigint)::text::xid)`;
    if (JSON.stringify(await readCategoryRows(tx)) !== JSON.stringify(index.categoryRows)) return undefined;
    const makers = await tx<
      { id: number; slug: string; name: string }[]
    >`select id, slug, name from brand where ${isNew}`;
    for (const { id, ...maker } of makers) {
      const known = index.brands.get(id);
      if (known && (known.slug !== maker.slug || known.name !== maker.name)) return undefined;
    }
    const blocks = await tx<{ block: number; same: number; changed: number[] }[]>`
      select product_id >> ${blockBits}::int as block, count(*) filter (where not is_new)::int as same,
        coalesce(array_agg(product_id) filter (where is_new), '{}') as changed
      from (select product_id, ${isNew} as is_new from card) versions group by 1`;
    return productsOf(index, blocks);
  });
  const most = Math.max(mostChanged.least, index.size * mostChanged.share);
  return ids && ids.length <= most ? { ids, since } : undefined;
}

type Block = { block: number; same: number; changed: number[] };

/** The products of blocks that changed; all of a block that has fewer unchanged ones than the index knows. */
function productsOf(index: ProductIndex, blocks: Block[]): number[] {
  const lacking = new Set<number>();
  const known = new Map<number, number>();
  const each = (act: (id: number, block: number) => void) => {
    for (let slot = 0; slot < index.slots; slot++) {
      const id = index.ids[slot] ?? 0;
      if (index.popularityRank[slot] !== 0) act(id, id >> blockBits);
    }
  };
  each((_, block) => known.set(block, (known.get(block) ?? 0) + 1));
  for (const { block, same, changed } of blocks) {
    const expected = (known.get(block) ?? 0) - changed.filter((id) => index.has(id)).length;
    known.delete(block);
    if (expected !== same) lacking.add(block);
  }
  for (const block of known.keys()) lacking.add(block);
  const found = new Set(blocks.flatMap(({ changed }) => changed));
  if (lacking.size > 0) each((id, block) => lacking.has(block) && found.add(id));
  return [...found];
}
