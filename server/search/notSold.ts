import { type Category, headsOf } from "./categories.ts";
import kinds from "./kinds.json" with { type: "json" };
import type { Maker } from "./makers.ts";
import type { ProductIndex } from "./productIndex.ts";
import { wordsOf } from "./words.ts";

/** A maker whose products the shop does not sell, and where it has such things: categories with their makers' names. */
export type NotSold = { maker: string; instead: { category: number; brands: string[] }[] };

const mostCategories = 3;
const mostBrands = 4;
const instruments = new Set(kinds.instruments);
const sound = new Set(kinds.sound);

/**
 * What the shop has in place of a maker's products: of the kind of the named model, else of the kinds that the other
 * words name, else of what the maker is known for. Undefined when the shop sells nothing of the sort: in a shop for
 * clothes the makers of instruments are strangers.
 */
export function notSold(
  index: ProductIndex,
  maker: Maker,
  words: string[],
  kind: string | undefined,
): NotSold | undefined {
  const leaves = [...index.categories.values()].filter(({ isLeaf }) => isLeaf);
  const isMusical = leaves.some(({ words }) => [...words].some((word) => instruments.has(word)));
  const stocked = stockOf(index);
  const known = new Set(maker.makes.flatMap((made) => categoriesOfKind(index, leaves, made, isMusical)));
  if (![...known].some(({ id }) => stocked.has(id))) return undefined;
  const kinds = kind === undefined ? askedKinds(maker, words) : [kind];
  const named =
    kinds.length > 0 ? [] : leaves.filter(({ heads }) => headsOf(words, leaves, false).some((head) => heads.has(head)));
  const wanted = new Set([...kinds.flatMap((made) => categoriesOfKind(index, leaves, made, isMusical)), ...named]);
  const found = [...(wanted.size > 0 ? wanted : known)].filter(({ id }) => stocked.has(id));
  return {
    maker: maker.name,
    instead: found.slice(0, mostCategories).map(({ id }) => ({ category: id, brands: stocked.get(id) ?? [] })),
  };
}

/** The kinds of a maker that words ask for: "guitar" for all guitars but no guitar amp, "bass" for what is called so. */
function askedKinds({ makes }: Maker, words: string[]): string[] {
  const named = makes.filter((kind) => kind.split(" ").some((word) => words.includes(word)));
  const own = named.filter((kind) => words.includes(kind.split(" ").at(-1) ?? "") || kind.endsWith(" kit"));
  return own.length > 0 ? own : named;
}

/** The categories for a kind of thing: by all its words, with the department's, else by its last one ("guitar"). */
function categoriesOfKind(index: ProductIndex, leaves: Category[], kind: string, isMusical: boolean): Category[] {
  const words = wordsOf(kind);
  const head = words.at(-1) ?? "";
  // A "keyboard", a "string" or a "case" is of many trades.
  if (!isMusical && !sound.has(head)) return [];
  const has = (own: Set<string>) => words.every((word) => own.has(word));
  const exact = leaves.filter((category) => category.heads.has(head) && has(category.words));
  const fewest = Math.min(...exact.map(({ words }) => words.size));
  if (exact.length > 0) return exact.filter(({ words }) => words.size === fewest);
  const wide = leaves.filter(({ words, parent_id }) =>
    has(new Set([...words, ...(index.categories.get(parent_id ?? -1)?.words ?? [])])),
  );
  return wide.length > 0 ? wide : leaves.filter(({ heads }) => heads.has(head));
}

type Stock = Map<number, string[]>;
/** What was worked out for an index, until a product of it changes. */
const kept = new WeakMap<ProductIndex, { slots: number; dead: number; stock: Stock }>();

function stockOf(index: ProductIndex): Stock {
  const { slots, dead } = index;
  const last = kept.get(index);
  if (last && last.slots === slots && last.dead === dead) return last.stock;
  const stock = readStock(index);
  kept.set(index, { slots, dead, stock });
  return stock;
}

/** Of each category that has products to sell the makers' names, those with the most popular products first. */
function readStock(index: ProductIndex): Stock {
  const points = new Map<number, Map<number, number>>();
  for (let slot = 0; slot < index.slots; slot++) {
    const rank = index.popularityRank[slot] ?? 0;
    if (rank === 0) continue;
    const category = index.category[slot] ?? 0;
    const brand = index.columns.brand[slot] ?? 0;
    let brands = points.get(category);
    if (!brands) points.set(category, (brands = new Map()));
    brands.set(brand, (brands.get(brand) ?? 0) + rank);
  }
  return new Map(
    [...points].map(([category, brands]) => [
      category,
      [...brands]
        .sort((a, b) => b[1] - a[1])
        .slice(0, mostBrands)
        .flatMap(([id]) => index.brands.get(id)?.name ?? []),
    ]),
  );
}
