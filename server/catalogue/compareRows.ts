import type { Product } from "../../contract/catalogue.ts";
import type { ComparedRow } from "../../contract/compare.ts";
import { countryName } from "../../contract/countries.ts";

/** Names that differ in letter case and spaces alone are one. */
const folded = (name: string) => name.toLowerCase().replace(/\s+/g, " ").trim();

type Told = Pick<Product, "brand" | "options" | "specifications" | "in_the_box" | "warranty" | "country_of_origin">;

function saidOf({ brand, options, specifications, in_the_box, warranty, country_of_origin: code }: Told) {
  const said = new Map<string, { name: string; values: string[] }>();
  const say = (name: string, ...values: string[]) => {
    if (values.length === 0) return;
    const key = folded(name);
    said.set(key, { name, values: [...(said.get(key)?.values ?? []), ...values] });
  };
  say("Brand", brand.name);
  for (const { name, values } of options) say(name, ...values);
  for (const { name, value } of specifications) say(name, value);
  say("In the box", ...in_the_box);
  if (warranty) say("Warranty", warranty);
  if (code) say("Country of origin", countryName(code) ?? code);
  return said;
}

/** Whether two products say the same, in whatever order and letter case. */
const sameAs = (values: string[]) => values.map(folded).sort().join("\n");

/** What comes last, however many specifications another product has besides. */
const last = ["In the box", "Warranty", "Country of origin"].map(folded);

/**
 * What is said of the products, a row for each thing that is said of at least one of them: first what the first one says,
 * in its order, then what only the others say. A row differs when not the same is said of all.
 */
export function compareRows(products: Told[]): ComparedRow[] {
  const all = products.map(saidOf);
  const names = new Map(all.toReversed().flatMap((said) => [...said].map(([key, { name }]) => [key, name] as const)));
  const keys = [...new Set(all.flatMap((said) => [...said.keys()]))];
  const ordered = [...keys.filter((key) => !last.includes(key)), ...last.filter((key) => keys.includes(key))];
  return ordered.map((key) => {
    const values = all.map((said) => said.get(key)?.values ?? []);
    return { name: names.get(key) ?? key, values, differs: new Set(values.map(sameAs)).size > 1 };
  });
}
