import type { ProductList } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import type { NotSold } from "../search/notSold.ts";

const list = new Intl.ListFormat("en-IN");

/** "MIDI Controllers" and "Electric Guitars" as they stand within a sentence. */
const within = (name: string): string => name.replace(/\b[A-Z](?=[a-z]+\b)/g, (letter) => letter.toLowerCase());

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a list or suggestions say of a maker that the shop does not sell; nothing when none was asked for. */
export async function tellNotSold(sql: Sql, notSold: NotSold | undefined): Promise<Pick<ProductList, "not_sold">> {
  if (!notSold) return {};
  const rows = await sql<{ id: number; name: string; slug: string }[]>`
    select id, name, slug from category where id = any(${notSold.instead.map(({ category }) => category)}) and not hidden`;
  const instead = notSold.instead.flatMap(({ category, brands }) => {
    const row = rows.find(({ id }) => id === category);
    return row ? [{ name: row.name, slug: row.slug, brands }] : [];
  });
  const has = instead.map(({ name, brands }) => `${within(name)} by ${list.format(brands)}`).join("; ");
  const message = `We don't have ${notSold.maker}.${has === "" ? "" : ` ${capital(has)}.`}`;
  return { not_sold: { brand_name: notSold.maker, message, instead } };
}
