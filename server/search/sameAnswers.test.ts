import { afterAll, beforeAll, expect, test } from "vitest";
import { readFindable } from "../../tests/relevance/judge.ts";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { productRow } from "../../tests/support/testProduct.ts";
import { loadDemo } from "../demo.ts";
import { find, findAll } from "./find.ts";
import { IndexBuilder } from "./indexBuilder.ts";
import type { ProductIndex } from "./productIndex.ts";
import { idOf } from "./rank.ts";
import { buildIndex } from "./readProducts.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await loadDemo(database.sql, () => {});
}, 60_000);
afterAll(() => database.close());

/** What every product that was found gives, sorted as a whole. */
function ranked(index: ProductIndex, typed: string, most: number) {
  const found = findAll(index, typed);
  if (!found) return undefined;
  const { index: _, slots: __, places, ...summary } = found;
  return { ...summary, ids: [...places.sort()].reverse().slice(0, most).map(idOf) };
}

test("the best few are the first of all, for every third judged search of the demo typed letter by letter", async () => {
  const index = await buildIndex(database.sql);
  for (const { query } of readFindable().filter((_, i) => i % 3 === 0))
    for (let length = 1; length <= query.length; length++) {
      const typed = query.slice(0, length);
      expect({ typed, ...find(index, typed, 8) }).toEqual({ typed, ...ranked(index, typed, 8) });
    }
}, 60_000);

const categories = ["Violins", "Acoustic Guitars", "Guitar Strings", "Tabla & Dholak"].map((name, i) => ({
  id: i + 1,
  slug: name,
  name,
  parent_id: null,
  facets: [],
}));
const syllables = ["ka", "ki", "sa", "se", "ta", "to", "ve", "vi", "gu", "ga"];
/** Whole numbers below a limit, always the same ones: a linear congruence. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => Math.floor(((state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31) * below);
}

test("packed or added later, by place or by slot: the same answers to searches by chance", () => {
  const below = chance(7);
  const word = () => Array.from({ length: 1 + below(3) }, () => syllables[below(syllables.length)]).join("");
  const words = ["violin", "guitar", "string", "tabla", ...Array.from({ length: 60 }, word)];
  const any = () => words[below(words.length)] ?? "";
  const rows = Array.from({ length: 1_500 }, (_, i) =>
    productRow({
      id: i + 1,
      name: `${any()} ${any()} ${below(3) === 0 ? `K-${below(90)}` : any()}`,
      brand: `brand ${below(9)}`,
      brand_id: below(9),
      category_id: 1 + below(4),
      popularity: below(40),
      availability: below(5) === 0 ? "out_of_stock" : "in_stock",
      names: [any(), `${any()} ${any()}`],
      tags: [any()],
      attributes: [`size\t${below(4)} inch`],
      price: 100_000 * (1 + below(20)),
    }),
  );
  /** Of each product, `old` is packed and changed later where it is so. */
  const made = (common: number, packed: (id: number) => boolean): ProductIndex => {
    const builder = new IndexBuilder(categories, common);
    for (const row of rows) if (packed(row.id)) builder.add(row.id % 3 === 1 ? row : { ...row, name: "old", tags: [] });
    const index = builder.finish();
    for (const row of rows) if (!packed(row.id) || row.id % 3 !== 1) index.add(row);
    return index;
  };
  const builder = new IndexBuilder(categories, 1);
  for (const row of rows) builder.add(row);
  const bySlot = builder.finish();
  const plain = new IndexBuilder(categories, Number.POSITIVE_INFINITY);
  for (const row of rows) plain.add(row);
  const others = [plain.finish(), made(1, (id) => id % 2 === 0), made(1, () => false)];
  expect(bySlot.vocabulary.beginning("k")[0]?.bits).toBeDefined();
  let found = 0;
  for (let i = 0; i < 1_500; i++) {
    const typed = [any(), any(), `under ${below(20)}000`, any()].slice(0, 1 + below(4)).join(" ");
    const text = typed.slice(0, 1 + below(typed.length));
    const answer = find(bySlot, text, 8);
    found += answer?.total ?? 0;
    expect({ text, ...answer }).toEqual({ text, ...ranked(bySlot, text, 8) });
    const { completions: _, ...same } = answer ?? {};
    for (const other of others) expect({ text, ...find(other, text, 8) }).toMatchObject({ text, ...same });
  }
  expect(found).toBeGreaterThan(10_000);
}, 60_000);
