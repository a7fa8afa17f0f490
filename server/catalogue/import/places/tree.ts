import type { Transaction } from "../../../database/connect.ts";
import { slugOf } from "../text.ts";
import { pathKey } from "./path.ts";

export type Node = { id: number; slug: string; name: string; parent_id: number | null; from_file: string | null };

/** The department that takes what no other one takes. */
const more = { slug: "more", name: "More" };
const morePosition = 1000;

const called = (name: string) => {
  const [slug, text] = [slugOf(name), name.toLowerCase()];
  return (node: Node) => node.slug === slug || node.name.toLowerCase() === text;
};

/** A name that is written in small letters only gets a capital. */
const shown = (name: string): string =>
  name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name;

/** Departments and categories as they are while an import makes new ones. A batch that may make some goes alone (placesMade.ts). */
export class CategoryTree {
  readonly #tx: Transaction;
  readonly nodes: Node[];
  /** What was made here under another address than it was to have, as that was taken: the one it was to have, by its id. */
  readonly #wanted = new Map<number, string>();

  private constructor(tx: Transaction, nodes: Node[]) {
    this.#tx = tx;
    this.nodes = nodes;
  }

  static async load(tx: Transaction): Promise<CategoryTree> {
    const nodes = await tx<Node[]>`
      select id, slug, name, parent_id, from_file from category order by parent_id is null, position, id`;
    return new CategoryTree(tx, [...nodes]);
  }

  /** Whether the owner has departments of his own making, into which the shop is divided already. */
  get isDivided(): boolean {
    return this.nodes.some((node) => node.parent_id === null && node.from_file === null && node.slug !== more.slug);
  }

  get departments(): Node[] {
    return this.nodes.filter(({ parent_id }) => parent_id === null);
  }

  /** Made earlier from this very path of a file. */
  madeFrom(path: string): Node | undefined {
    const key = pathKey(path);
    return this.nodes.find(({ from_file }) => from_file !== null && pathKey(from_file) === key);
  }

  /** By slug or by name in any case; categories before departments. */
  named(name: string): Node | undefined {
    const slug = slugOf(name);
    return this.nodes.find((node) => node.slug === slug) ?? this.nodes.find(called(name));
  }

  department(name: string): Node | undefined {
    const slug = slugOf(name);
    return this.departments.find((node) => node.slug === slug) ?? this.departments.find(called(name));
  }

  /** A category of a department by slug or name; its slug may have the department's before it, where two have one name. */
  category(department: Node, name: string): Node | undefined {
    const joined = `${department.slug}-${slugOf(name)}`;
    return this.nodes.find((node) => node.parent_id === department.id && (called(name)(node) || node.slug === joined));
  }

  /** "guitars/electric-guitars" */
  addressOf({ slug, parent_id }: Node): string {
    const parent = this.nodes.find(({ id }) => id === parent_id);
    return parent ? `${parent.slug}/${slug}` : slug;
  }

  async makeDepartment(name: string, fromFile: string, slug = slugOf(name)): Promise<Node> {
    return this.department(name) ?? this.#insert(slug, shown(name), null, fromFile);
  }

  async makeCategory(department: Node, name: string, fromFile: string, slug = slugOf(name)): Promise<Node> {
    return (
      this.category(department, name) ??
      this.#insert(slug, shown(name), department, fromFile, this.#isTaken(slug) ? `${department.slug}-${slug}` : slug)
    );
  }

  /** The department "More". */
  async more(): Promise<Node> {
    return this.department(more.slug) ?? this.#insert(more.slug, more.name, null, more.name);
  }

  #isTaken(slug: string): boolean {
    return this.nodes.some((node) => node.slug === slug);
  }

  /** Forgets categories that are gone, and gives what was made here the addresses that are free now. */
  async free(gone: number[]): Promise<void> {
    const ids = new Set(gone);
    this.nodes.splice(0, this.nodes.length, ...this.nodes.filter(({ id }) => !ids.has(id)));
    for (const [id, slug] of this.#wanted) {
      const node = this.nodes.find((one) => one.id === id);
      if (!node || this.#isTaken(slug)) continue;
      await this.#tx`update category set slug = ${slug} where id = ${id}`;
      node.slug = slug;
      this.#wanted.delete(id);
    }
  }

  /** The address that a place made here was to have, "guitars/electric-guitars", where it has another; else undefined. */
  missed(node: Node): string | undefined {
    const parent = this.nodes.find(({ id }) => id === node.parent_id);
    const levels = parent ? [parent, node] : [node];
    if (levels.every(({ id }) => !this.#wanted.has(id))) return undefined;
    return levels.map(({ id, slug }) => this.#wanted.get(id) ?? slug).join("/");
  }

  async #insert(wanted: string, name: string, parent: Node | null, fromFile: string, first = wanted): Promise<Node> {
    const taken = new Set(this.nodes.map(({ slug }) => slug));
    let slug = first;
    for (let n = 2; taken.has(slug); n++) slug = `${first}-${n}`;
    const tx = this.#tx;
    const [row] = await tx<Node[]>`
      insert into category (slug, name, parent_id, from_file, position)
      values (${slug}, ${name}, ${parent?.id ?? null}, ${fromFile}, coalesce(${slug === more.slug ? morePosition : null}::int,
        (select max(position) + 1 from category where parent_id is not distinct from ${parent?.id ?? null} and position < ${morePosition}), 1))
      returning id, slug, name, parent_id, from_file`;
    if (!row) throw new Error(`The category ${slug} was not made.`);
    this.nodes.push(row);
    if (slug !== wanted) this.#wanted.set(row.id, wanted);
    return row;
  }
}
