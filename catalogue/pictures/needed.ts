import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Which pictures the catalogue needs, and where their files lie. */
export const FORMATS = ["avif", "webp"] as const;
export const FILES = new URL("./files/", import.meta.url);

/** The widths of a drawn picture, and of one taken of a model: that can be looked at closely. */
export const WIDTHS = { drawn: [200, 400, 800], taken: [200, 400, 800, 1200] } as const;

const CATALOGUE = new URL("../", import.meta.url);
const KINDS = new URL("models/kinds/", CATALOGUE);
const PLACEHOLDER = "placeholder/natural";
const NAME = /\/pictures\/([a-z0-9-]+\/[a-z0-9-]+)/g;

const names = (text: string): string[] => [...text.matchAll(NAME)].map((match) => match[1] ?? "");

/** The `kind/finish` of every picture that the product files, the home page and the placeholder need, in order. */
export function neededPictures(): string[] {
  const products = new URL("products/", CATALOGUE);
  const found = new Set([PLACEHOLDER]);
  for (const file of readdirSync(products).filter((name) => name.endsWith(".csv"))) {
    for (const name of names(readFileSync(new URL(file, products), "utf8"))) found.add(name);
  }
  const home = new URL("home.json", CATALOGUE);
  if (existsSync(home)) for (const name of names(readFileSync(home, "utf8"))) found.add(name);
  return [...found].sort();
}

/** Whether a kind has a model; what has none is drawn. */
export const isModelled = (kind: string): boolean => existsSync(new URL(`${kind}.ts`, KINDS));

/** The kinds that have a model. */
export const modelled = (): string[] =>
  readdirSync(KINDS)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -3));

/** The two parts of a picture's name. */
export function apart(name: string): { kind: string; finish: string } {
  const [kind = "", finish = ""] = name.split("/");
  return { kind, finish };
}

/** The files of a picture in these widths, within the folder of files. */
export const filesOf = (name: string, widths: readonly number[] = WIDTHS.drawn): string[] =>
  widths.flatMap((width) => FORMATS.map((format) => `${name}-${width}.${format}`));
