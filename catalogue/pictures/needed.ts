import { existsSync, readdirSync, readFileSync } from "node:fs";
import { kinds } from "./draw/index.ts";
import { finishNamed, type Palette } from "./finishes.ts";
import type { Kind } from "./studio.ts";

/** Which pictures the catalogue needs, and where their files lie. */
export const WIDTHS = [200, 400, 800] as const;
export const FORMATS = ["avif", "webp"] as const;
export const FILES = new URL("./files/", import.meta.url);

const CATALOGUE = new URL("../", import.meta.url);
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

/** How to draw a picture, or what about its name is unknown. */
export function drawable(name: string): { kind: Kind; finish: Palette } | string {
  const [kindName = "", finishName = ""] = name.split("/");
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (!kind) return `${name}: no kind ${kindName}`;
  const finish = finishNamed(finishName);
  return finish ? { kind, finish } : `${name}: no finish ${finishName}`;
}

/** The files of a picture, within the folder of files. */
export const filesOf = (name: string): string[] =>
  WIDTHS.flatMap((width) => FORMATS.map((format) => `${name}-${width}.${format}`));
