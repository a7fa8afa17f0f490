export type MenuEntry = { name: string; slug: string; child: { name: string; slug: string }[] };

/** The slug that most entries have: their name's words. */
const usualSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const line = ({ name, slug }: { name: string; slug: string }) => (slug === usualSlug(name) ? name : `${name}\t${slug}`);

/**
 * A menu as text: a line for a department, an indented one for each of its categories, and after a tab the slug where it is
 * not the usual one. Every page carries the menu for its script; written as objects it would take six times as much.
 */
export const menuText = (entries: MenuEntry[]): string =>
  entries.flatMap((entry) => [line(entry), ...entry.child.map((child) => ` ${line(child)}`)]).join("\n");

/** The menu that a text stands for. */
export function readMenu(text: string): MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const line of text.split("\n").filter((line) => line !== "")) {
    const [name = "", slug = usualSlug(name)] = line.trim().split("\t");
    if (line.startsWith(" ")) entries.at(-1)?.child.push({ name, slug });
    else entries.push({ name, slug, child: [] });
  }
  return entries;
}
