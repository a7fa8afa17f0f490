import { guessPlace } from "./guess.ts";
import { levelsOf, pathKey } from "./path.ts";
import type { CategoryMapping } from "./readMapping.ts";
import type { CategoryTree, Node } from "./tree.ts";
import { endsWith, wordsOf } from "./words.ts";

/** How a category was found: the owner's mapping says it, the shop has it, by words, made anew, by nothing but a tag. */
export type How = "mapped" | "known" | "guessed" | "made" | "tag";

/** Departments that single names of a file may make; more of them would be no menu. */
const mostDepartments = 12;

async function mapped(tree: CategoryTree, mapping: CategoryMapping, text: string): Promise<Node | undefined> {
  const place = mapping.get(pathKey(text)) ?? mapping.get(pathKey(levelsOf(text).at(-1) ?? ""));
  if (!place) return undefined;
  if (place.category === undefined)
    return tree.named(place.department) ?? tree.makeDepartment(place.department, place.department);
  const department =
    tree.department(place.department) ?? (await tree.makeDepartment(place.department, place.department));
  return tree.makeCategory(department, place.category, text);
}

/**
 * What the shop has: made from this path before; a category of this department; else, from the leaf up, a category of the owner's
 * own, or for a leaf his department. Two departments may have categories of one name: those made from files count by path only.
 */
function known(tree: CategoryTree, text: string): Node | undefined {
  const levels = levelsOf(text);
  const [leaf = "", ...upper] = levels.toReversed();
  const made = tree.madeFrom(text);
  if (made || upper.length === 0) return made ?? tree.named(leaf);
  for (const level of upper) {
    const department = tree.department(level);
    const category = department && tree.category(department, leaf);
    if (category) return category;
  }
  const isOwn = (node: Node | undefined) => (node?.from_file === null ? node : undefined);
  const own = [leaf, ...upper].map((level) => isOwn(tree.named(level))).find((node) => node && node.parent_id !== null);
  return own ?? isOwn(tree.department(leaf));
}

/** By words: a category of the shop whose name the text ends with, else where shops for instruments keep such things. */
async function guessed(tree: CategoryTree, text: string, isBest: boolean): Promise<Node | undefined> {
  const levels = levelsOf(text);
  // Two levels are the merchant's own division; deeper paths are those of a public taxonomy.
  if (levels.length === 2) return undefined;
  const words = wordsOf(levels.at(-1) ?? "");
  const [alike] = tree.nodes
    .filter(({ from_file }) => isBest || from_file === null)
    .map((node) => ({ node, own: wordsOf(node.name) }))
    .filter(({ own }) => endsWith(words, own))
    .sort((a, b) => b.own.length - a.own.length);
  const guess = guessPlace(text);
  if (alike && (!guess || alike.own.length === words.length)) return alike.node;
  if (!guess) return undefined;
  const there = guess.category && tree.named(guess.category.slug);
  if (there) return there;
  const { department } = guess;
  const has = tree.department(department.slug) ?? tree.department(department.name);
  if (!has && tree.isDivided) return undefined;
  const home = has ?? (await tree.makeDepartment(department.name, department.name, department.slug));
  return guess.category ? tree.makeCategory(home, guess.category.name, text, guess.category.slug) : home;
}

/** A path makes its first level and its last; a name alone is a department of its own while there are few and the owner has none. */
async function made(tree: CategoryTree, texts: string[]): Promise<Node> {
  const at = texts.findIndex((text) => levelsOf(text).length > 1);
  const path = texts[at];
  if (path !== undefined) {
    const [first = "", ...lower] = levelsOf(path);
    const single = at > 0 ? texts[0] : undefined;
    const department = await tree.makeDepartment(first, first);
    return tree.makeCategory(department, single ?? lower.at(-1) ?? first, single ?? path);
  }
  const [name = "Other"] = texts;
  const isFree = texts.length > 0 && !tree.isDivided && tree.departments.length < mostDepartments;
  return isFree ? tree.makeDepartment(name, name) : tree.makeCategory(await tree.more(), name, name);
}

/** The owner's mapping or what the shop has, for the best of these texts that either knows; makes what the mapping names. */
export async function findMappedOrKnown(
  tree: CategoryTree,
  mapping: CategoryMapping,
  texts: string[],
): Promise<{ node: Node; how: How } | undefined> {
  for (const [i, text] of texts.entries()) {
    const owners = await mapped(tree, mapping, text);
    if (owners) return { node: owners, how: "mapped" };
    const there = known(tree, text);
    // What a file made is known by the best text only: a new type is not drowned in its taxonomy's category.
    if (there && (i === 0 || there.from_file === null)) return { node: there, how: "known" };
  }
  return undefined;
}

/** Where a product belongs of which a file says these categories, the best first; makes what is missing. */
export async function findPlace(
  tree: CategoryTree,
  mapping: CategoryMapping,
  texts: string[],
): Promise<{ node: Node; how: How }> {
  const found = await findMappedOrKnown(tree, mapping, texts);
  if (found) return found;
  for (const [i, text] of texts.entries()) {
    const node = await guessed(tree, text, i === 0);
    if (node) return { node, how: "guessed" };
  }
  return { node: await made(tree, texts), how: "made" };
}
