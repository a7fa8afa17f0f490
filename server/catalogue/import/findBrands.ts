import type { Transaction } from "../../database/connect.ts";
import { remembered, slugOf } from "./text.ts";

const unbranded = "Unbranded";

type Place = { id: number; slug: string; name: string };

/** Finds ids by slug or by name in any case; a place that stands earlier in `places` wins. */
function finder(places: Place[]) {
  const ids = new Map<string, number>();
  for (const { id, name } of places.toReversed()) ids.set(`name ${name.toLowerCase()}`, id);
  for (const { id, slug } of places.toReversed()) ids.set(`slug ${slug}`, id);
  return (name: string): number | undefined => ids.get(`slug ${slugOf(name)}`) ?? ids.get(`name ${name.toLowerCase()}`);
}

/** The first of each slug, without those that have none. */
const distinct = (names: string[]): { slug: string; name: string }[] =>
  [...new Map(names.toReversed().map((name) => [slugOf(name), name])).entries()]
    .filter(([slug]) => slug !== "")
    .map(([slug, name]) => ({ slug, name }));

/** The brands of these names; unknown ones are made. An empty name, or one without letters, is "Unbranded". */
export async function findBrands(tx: Transaction, names: string[]): Promise<(name: string) => number> {
  const named = (name: string) => (slugOf(name) === "" ? unbranded : name);
  const wanted = [...new Set(names.map(named))];
  const load = () => tx<Place[]>`
    select id, slug, name from brand where slug = any(${wanted.map(slugOf)}) or lower(name) = any(${wanted.map((name) => name.toLowerCase())})`;
  let find = finder(await load());
  const missing = distinct(wanted.filter((name) => find(name) === undefined));
  if (missing.length > 0) {
    await tx`insert into brand (slug, name) select slug, name from jsonb_to_recordset(${JSON.stringify(missing)}::text::jsonb) as b(slug text, name text)
      on conflict (slug) do nothing`;
    find = finder(await load());
  }
  return remembered((name) => known(find(named(name)), name));
}

function known(id: number | undefined, name: string): number {
  if (id === undefined) throw new Error(`No place for "${name}" although it was just made.`);
  return id;
}
