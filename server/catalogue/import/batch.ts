import type { Problem } from "./problem.ts";
import type { ParsedProduct } from "./product.ts";

/** Products that are written at once, and of those how many that the shop has: orders of these wait until they are written. */
const batchSize = { all: 1_000, known: 200 };
/** Characters of text, roughly, after which a batch is written however few products it has. */
const batchText = 4_000_000;

/** Products that were read, and what was found on the way. */
export type Batch = { products: ParsedProduct[]; text: number; problems: Problem[] };
export const emptyBatch = (): Batch => ({ products: [], text: 0, problems: [] });
export const isFull = ({ products, text, problems }: Batch): boolean =>
  products.length >= batchSize.all || text >= batchText || problems.length >= batchSize.all;

/** Products in their order, in parts that are written at once. */
export function* parts(products: ParsedProduct[], known: Set<string>): Generator<ParsedProduct[]> {
  let part: ParsedProduct[] = [];
  let old = 0;
  for (const product of products) {
    part.push(product);
    if (known.has(product.slug)) old++;
    if (old < batchSize.known) continue;
    yield part;
    part = [];
    old = 0;
  }
  yield part;
}
