import { slugOf } from "../text.ts";
import { type Guess, guessDepartment, guessPlace, nameOf } from "./guess.ts";
import { instrumentLevels, levelsOf, pathKey } from "./path.ts";
import type { CategoryMapping } from "./readMapping.ts";
import type { CategoryTree, Node } from "./tree.ts";
import { endsWith, wordsOf } from "./words.ts";

/** How a category was found: the owner's mapping says it, the shop has it, by words, made anew, by nothing but a tag. */
export type How = "mapped" | "known" | "guessed" | "made" | "tag";

/** Departments that single names of a file may make; more of them would be no menu. */
const mostDepartments = 12;

/** The name of a place that the mapping makes: as it is written there, or for an address what the trade calls it, else its words. */
function nameFor(written: string, kind: "department" | "category"): string {
  if (written !== slugOf(written)) return written;
  return nameOf(written, kind) ?? written.replaceAll("-", " ");
}

async function mapped(tree: CategoryTree, mapping: CategoryMapping, text: string): Promise<Node | undefined> {
  const place = mapping.get(pathKey(text)) ?? mapping.get(pathKey(levelsOf(text).at(-1) ?? ""));
  if (!place) return undefined;
  const { department, category } = place;
  const make = () => tree.makeDepartment(nameFor(department, "department"), department, slugOf(department));
  if (category === undefined) return tree.named(department) ?? make();
  const home = tree.department(department) ?? (await make());
  return (
    tree.category(home, category) ?? tree.makeCategory(home, nameFor(category, "category"), text, slugOf(category))
  );
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

/** A department where shops for instruments keep such things; undefined in a shop that has departments of its own and not this one. */
async function homeOf(tree: CategoryTree, { slug, name }: Guess["department"]): Promise<Node | undefined> {
  const has = tree.department(slug) ?? tree.department(name);
  return has ?? (tree.isDivided ? undefined : tree.makeDepartment(name, name, slug));
}

/** A guess as a place of the shop, which is made where it is missing. */
async function placeFor(tree: CategoryTree, guess: Guess, text: string): Promise<Node | undefined> {
  const there = guess.category && tree.named(guess.category.slug);
  if (there) return there;
  const home = await homeOf(tree, guess.department);
  return home && guess.category ? tree.makeCategory(home, guess.category.name, text, guess.category.slug) : home;
}

/** By words: a category of the shop whose name the text ends with, else where shops for instruments keep such things. */
async function guessed(
  tree: CategoryTree,
  text: string,
  { isBest, isInstrument }: { isBest: boolean; isInstrument: boolean },
): Promise<Node | undefined> {
  const levels = levelsOf(text);
  const guess = guessPlace(text, isInstrument);
  // Two levels are the merchant's own division, but for what he calls as the trade does; deeper paths are a public taxonomy's.
  if (levels.length === 2) {
    const [first = ""] = levels;
    const trade = guessDepartment(first);
    const isTrades = trade && [undefined, trade.slug].includes(tree.department(first)?.slug);
    return guess && isTrades ? placeFor(tree, guess, text) : undefined;
  }
  const words = wordsOf(levels.at(-1) ?? "");
  const [alike] = tree.nodes
    .filter(({ from_file }) => isBest || from_file === null)
    .map((node) => ({ node, own: wordsOf(node.name) }))
    .filter(({ own }) => endsWith(words, own))
    .sort((a, b) => b.own.length - a.own.length);
  if (alike && (!guess || alike.own.length === words.length)) return alike.node;
  return guess && placeFor(tree, guess, text);
}

/** The department that a path makes: its first level; of a taxonomy's instruments one of the trade, else "Musical Instruments". */
async function departmentFor(tree: CategoryTree, levels: string[]): Promise<Node> {
  const [first = ""] = levels;
  const has = tree.department(first);
  if (has) return has;
  for (const level of levels) {
    const guess = guessDepartment(level);
    const home = guess && (await homeOf(tree, guess));
    if (home) return home;
    if (!instrumentLevels(first)) break;
  }
  return tree.makeDepartment(first, first);
}

/** A path makes its first level and its last; a name alone is a department of its own while there are few and the owner has none. */
async function made(tree: CategoryTree, texts: string[]): Promise<Node> {
  const at = texts.findIndex((text) => levelsOf(text).length > 1);
  const path = texts[at];
  if (path !== undefined) {
    const levels = instrumentLevels(path) ?? levelsOf(path);
    const single = at > 0 ? texts[0] : undefined;
    const name = single ?? levels.at(-1) ?? "";
    const department = await departmentFor(tree, levels);
    return levels.length === 1 && !single ? department : tree.makeCategory(department, name, single ?? path);
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
  const isInstrument = texts.some((text) => instrumentLevels(text));
  for (const [i, text] of texts.entries()) {
    const node = await guessed(tree, text, { isBest: i === 0, isInstrument });
    if (node) return { node, how: "guessed" };
  }
  return { node: await made(tree, texts), how: "made" };
}
