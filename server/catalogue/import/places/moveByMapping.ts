import type { Transaction } from "../../../database/connect.ts";
import { findMappedOrKnown, type How } from "./findPlace.ts";
import type { CategoryMapping } from "./readMapping.ts";
import { CategoryTree, type Node } from "./tree.ts";

/** Products of one category of the files: where they lie, how they came there, and where they go; `missed`: where they were to go. */
export type Move = { text: string; from: string; to: string; products: number; missed?: string };

type Group = { texts: string[]; how: How; category_id: number; ids: number[] };

/** The products that lie where an import put them, by what their files said of their category. */
const placedByImport = (tx: Transaction) => tx<Group[]>`
  select file_categories as texts, file_placed as how, category_id, array_agg(id order by id) as ids
  from product where category_id = file_category_id and file_categories <> '{}'
  group by file_categories, file_placed, category_id order by file_categories, category_id`;

/** Where products lie by what their files said. */
export type Shown = { text: string; how: How; to: string; products: number };

/** What the imports placed where, for the owner to look through. */
export async function listPlaced(tx: Transaction): Promise<Shown[]> {
  const tree = await CategoryTree.load(tx);
  const groups = await placedByImport(tx);
  return groups.map(({ texts: [text = ""], how, category_id, ids }) => {
    const node = tree.nodes.find(({ id }) => id === category_id);
    return { text, how, to: node ? tree.addressOf(node) : "", products: ids.length };
  });
}

/**
 * Moves what earlier imports placed to where the mapping says now, with everything that is derived from it, and takes away
 * the categories made from files that nothing is in any more. Products that somebody moved by hand stay.
 */
export async function moveByMapping(tx: Transaction, mapping: CategoryMapping): Promise<Move[]> {
  if (mapping.size === 0) return [];
  const tree = await CategoryTree.load(tx);
  const moves: (Pick<Move, "text" | "from" | "products"> & { node: Node })[] = [];
  const moved: number[] = [];
  for (const { texts, category_id, ids } of await placedByImport(tx)) {
    const found = await findMappedOrKnown(tree, mapping, texts);
    if (found?.how !== "mapped") continue;
    const { node } = found;
    const was = tree.nodes.find(({ id }) => id === category_id);
    await tx`update product set file_placed = 'mapped' where id = any(${ids}) and file_placed <> 'mapped'`;
    if (node.id === category_id) continue;
    await tx`
      update product set category_id = ${node.id}, file_category_id = ${node.id}, updated_at = now() where id = any(${ids})`;
    moved.push(...ids);
    moves.push({
      text: texts[0] ?? "",
      from: was ? tree.addressOf(was) : "",
      node,
      products: ids.length,
    });
  }
  if (moved.length === 0) return [];
  moved.sort((a, b) => a - b);
  // Categories first, then the departments that lost their last one.
  const gone: number[] = [];
  for (const departments of [false, true]) {
    const rows = await tx<{ id: number }[]>`
      delete from category c where c.from_file is not null and (c.parent_id is null) = ${departments}
        and not exists (select from product p where p.category_id = c.id)
        and not exists (select from category child where child.parent_id = c.id)
      returning c.id`;
    gone.push(...rows.map(({ id }) => id));
  }
  await tree.free(gone);
  await tx`select refresh_rules(${moved})`;
  await tx`select refresh_price(${moved})`;
  await tx`select refresh_card(${moved})`;
  await tx`select tell_products(${moved})`;
  await tx`select pg_notify('catalogue', 'all')`;
  return moves.map(({ text, from, node, products }) => {
    const missed = tree.missed(node);
    return { text, from, to: tree.addressOf(node), products, ...(missed !== undefined && { missed }) };
  });
}
