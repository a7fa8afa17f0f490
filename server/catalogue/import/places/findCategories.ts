import type { Transaction } from "../../../database/connect.ts";
import { findPlace, type How } from "./findPlace.ts";
import { pathKey } from "./path.ts";
import type { CategoryMapping } from "./readMapping.ts";
import { CategoryTree } from "./tree.ts";

/** Where products went of which a file says this; `to` is "guitars/electric-guitars". */
export type Placement = { text: string; how: How; to: string };
export type Found = Placement & { id: number; texts: string[] };

/** Tags that say how a thing is sold, not what it is. */
const salesWords =
  /^(sale|new|new[ -]arrivals?|best[ -]?sellers?|featured|offers?|discount|clearance|trending|popular|gifts?)$/i;

/** What is known of a product's category: the file's texts, the best first, and its tags, which count when there are none. */
export type Said = { texts: string[]; tags: string[] };

/** The same for products whose category is the same. */
export const keyOf = ({ texts, tags }: Said): string => JSON.stringify([texts, texts.length > 0 ? [] : tags]);

/** Tags that may name a category, those that the shop has first. */
const hintsOf = (tree: CategoryTree, tags: string[]): string[] =>
  tags
    .filter((tag) => pathKey(tag) !== "" && !salesWords.test(tag))
    .sort((a, b) => Number(tree.named(b) !== undefined) - Number(tree.named(a) !== undefined))
    .slice(0, 10);

async function placeOf(tree: CategoryTree, mapping: CategoryMapping, { texts, tags }: Said): Promise<Found> {
  const hints = texts.length > 0 ? [] : hintsOf(tree, tags);
  const { node, how } = await findPlace(tree, mapping, texts.length > 0 ? texts : hints);
  const isTag = hints.length > 0 && how !== "mapped";
  const said = texts.length > 0 ? texts : hints;
  return { id: node.id, texts: said, text: said[0] ?? "", how: isTag ? "tag" : how, to: tree.addressOf(node) };
}

/** The places for these products' categories; what is missing is made. Answers for each of `said`. */
export async function findCategories(
  tx: Transaction,
  mapping: CategoryMapping,
  said: Said[],
): Promise<(said: Said) => Found> {
  const found = new Map<string, Found>();
  if (said.length > 0) {
    const tree = await CategoryTree.load(tx);
    for (const one of said) {
      const key = keyOf(one);
      if (!found.has(key)) found.set(key, await placeOf(tree, mapping, one));
    }
  }
  return (one) => {
    const place = found.get(keyOf(one));
    if (!place) throw new Error(`No place for "${one.texts.join(", ")}" although it was just made.`);
    return place;
  };
}
