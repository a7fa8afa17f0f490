import type { Sql } from "../../database/connect.ts";
import { PostgresError } from "../../database/driver.ts";
import { transaction } from "../../database/transaction.ts";
import { useKnownPhotographs } from "../photographs/useKnownPhotographs.ts";
import { refreshProducts } from "../refreshProducts.ts";
import { asImport } from "./asImport.ts";
import type { Change } from "./changes.ts";
import type { Placement } from "./places/findCategories.ts";
import type { CategoryMapping } from "./places/readMapping.ts";
import type { Problem } from "./problem.ts";
import type { ParsedProduct } from "./product.ts";
import type { Watch } from "./watch.ts";
import { writeParts } from "./writeParts.ts";
import { type Fate, writeProducts } from "./writeProducts.ts";
import { writeVariants } from "./writeVariants.ts";

const counts = ["added", "changed", "unchanged", "refused", "variants"] as const;
type Counts = Record<Fate | "refused" | "variants", number>;

/** What became of a batch; `refused` are products that the database didn't take. */
export type BatchResult = Counts & {
  problems: Problem[];
  changes: Change[];
  placements: Placement[];
  /** What a watch wants to be called now that it is done. */
  seen: (() => void)[];
};

/** Adds how many products and variants came to what to a sum of the same. */
export function addCounts(sum: Counts, one: Counts): void {
  for (const key of counts) sum[key] += one[key];
}

const nothing = (): BatchResult => ({
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  variants: 0,
  problems: [],
  changes: [],
  placements: [],
  seen: [],
});

class Undo extends Error {
  readonly result: BatchResult;
  constructor(result: BatchResult) {
    super("dry run");
    this.result = result;
  }
}

/** Data exception, integrity violation, a value beyond a limit of PostgreSQL's: the row's fault, not the connection's. */
const isDataError = (error: unknown): error is PostgresError =>
  error instanceof PostgresError && /^(22|23|54)/.test(error.code);

/**
 * Writes products in one transaction, with everything that is derived from them; `dryRun` undoes it at the end. When
 * the database refuses one of them, that one is reported and the others go in.
 */
export async function writeBatch(
  sql: Sql,
  products: ParsedProduct[],
  dryRun: boolean,
  mapping: CategoryMapping,
  watch?: Watch,
): Promise<BatchResult> {
  if (products.length === 0) return nothing();
  try {
    return await transaction(sql, async (tx) => {
      await asImport(tx);
      const result = nothing();
      const report = (problem: Problem) => void result.problems.push(problem);
      const compare = await watch?.(
        tx,
        products.map(({ slug }) => slug),
      );
      const { written, fates, changes, placements } = await writeProducts(tx, products, mapping, report);
      result.placements = placements;
      result.changes.push(...changes);
      if (written.length > 0) {
        await useKnownPhotographs(tx, written);
        const ids = written.map(({ id }) => id).sort((a, b) => a - b);
        await writeParts(tx, written, report);
        result.changes.push(...(await writeVariants(tx, written)));
        await refreshProducts(tx, ids);
      }
      for (const fate of fates.values()) result[fate]++;
      result.variants = products.reduce((sum, { variants }) => sum + variants.length, 0);
      if (compare) result.seen.push(await compare());
      if (dryRun) throw new Undo(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undo) return error.result;
    if (!isDataError(error)) throw error;
    const [first, ...others] = products;
    if (!first || others.length > 0) return writeOneByOne(sql, products, dryRun, mapping, watch);
    const reason = `the database did not take it: ${error.message}`;
    return { ...nothing(), refused: 1, problems: [{ line: first.line, kind: "refused", product: first.slug, reason }] };
  }
}

async function writeOneByOne(
  sql: Sql,
  products: ParsedProduct[],
  dryRun: boolean,
  mapping: CategoryMapping,
  watch?: Watch,
): Promise<BatchResult> {
  const sum = nothing();
  for (const product of products) {
    const one = await writeBatch(sql, [product], dryRun, mapping, watch);
    addCounts(sum, one);
    sum.problems.push(...one.problems);
    sum.changes.push(...one.changes);
    sum.placements.push(...one.placements);
    sum.seen.push(...one.seen);
  }
  return sum;
}
