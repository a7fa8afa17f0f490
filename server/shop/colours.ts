import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtColours } from "./folder.ts";
import { SettingsError } from "./settingsError.ts";

/** Colours by their names, as CSS writes them. */
type Named = Map<string, string>;

/** Colours of `colours.css` that the server draws with: `paper` is `--color-paper`. */
export type Palette = ReturnType<typeof paletteOf>;

/** The shop's colours on light and on dark, and CSS that changes those that the storefront was built with: empty where they are the same. */
export type Colours = { light: Palette; dark: Palette; sheet: string };

const declarations = (css: string): Named =>
  new Map(
    [...css.matchAll(/--color-([a-z-]+)\s*:\s*([^;}]+?)\s*[;}]/g)].map(([, name = "", value = ""]) => [name, value]),
  );

/** A colour's value goes into the pages' style: nothing may stand in it that ends it. */
const isColour = (value: string): boolean =>
  /^(#[0-9a-f]{3,8}|[a-z]+\([\w\s.,%/+-]+\)|[a-z]+|var\(--color-[a-z-]+\))$/i.test(value);

function parse(file: string): { light: Named; dark: Named } {
  const css = readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
  const [first = "", second = ""] = css.split(/@media\s*\(prefers-color-scheme:\s*dark\)/);
  const [light, dark] = [declarations(first), declarations(second)];
  for (const [name, value] of [...light, ...dark])
    if (!isColour(value)) throw new SettingsError(`${file}: --color-${name}: expected a colour, such as #313190`);
  return { light, dark };
}

/** A colour with what it refers to filled in; a circle ends. */
function resolved(colours: Named, name: string, left = 5): string {
  const value = colours.get(name) ?? "";
  const [, other] = /^var\(--color-([a-z-]+)\)$/.exec(value) ?? [];
  return other && left > 0 ? resolved(colours, other, left - 1) : value;
}

function paletteOf(colours: Named) {
  const of = (name: string) => resolved(colours, name);
  return {
    paper: of("paper"),
    card: of("card"),
    ink: of("ink"),
    muted: of("muted"),
    hairline: of("hairline"),
    primary: of("primary"),
    "primary-strong": of("primary-strong"),
    "on-primary": of("on-primary"),
    brand: of("brand"),
    link: of("link"),
    accent: of("accent"),
    "on-accent": of("on-accent"),
    tint: of("tint"),
    backdrop: of("backdrop"),
    wall: of("wall"),
  };
}

const rule = (colours: Named): string =>
  colours.size > 0 ? `html:root{${[...colours].map(([name, value]) => `--color-${name}:${value}`).join(";")}}` : "";

const changed = (own: Named, built: Named): Named =>
  new Map([...own].filter(([name, value]) => built.get(name) !== value));

/**
 * The colours of an owner's folder; what its `colours.css` does not name is as the storefront was built. Throws a
 * SettingsError for a value that is no colour.
 */
export function readColours(folder: string): Colours {
  const built = parse(builtColours);
  const file = join(folder, "colours.css");
  const own = file !== builtColours && existsSync(file) ? parse(file) : { light: new Map(), dark: new Map() };
  const light: Named = new Map([...built.light, ...own.light]);
  const dark: Named = new Map([...light, ...built.dark, ...own.dark]);
  const onLight = changed(own.light, built.light);
  // What changes on light is said on dark again, where the sheet's own would be too weak to come back.
  const onDark = new Map([...dark].filter(([name]) => onLight.has(name) || changed(own.dark, built.dark).has(name)));
  return {
    light: paletteOf(light),
    dark: paletteOf(dark),
    sheet: onDark.size > 0 ? `${rule(onLight)}@media(prefers-color-scheme:dark){${rule(onDark)}}` : "",
  };
}
