/** A sheet taken apart: what holds rules (a layer, a medium), and what stands for itself. */
type Part = { head: string; inside: Part[] } | Rule;
type Rule = { head: string; body: string };

const holdsRules = /^@(layer|media|supports|container)\b/;

/** Takes a minified sheet apart. Statements without a body (`@layer a, b;`) have an empty one. */
export function readSheet(css: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    const semicolon = css.indexOf(";", at);
    if (semicolon >= 0 && (open < 0 || semicolon < open)) {
      parts.push({ head: css.slice(at, semicolon), body: "" });
      at = semicolon + 1;
      continue;
    }
    if (open < 0) break;
    const close = closing(css, open);
    const head = css.slice(at, open).trim();
    const content = css.slice(open + 1, close);
    parts.push(holdsRules.test(head) ? { head, inside: readSheet(content) } : { head, body: content });
    at = close + 1;
  }
  return parts;
}

function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}

const unescaped = (name: string) => name.replace(/\\(.)/g, "$1");

/** The classes that a selector asks for, without those that it forbids. */
const classesIn = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, "").matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => unescaped(name));

/** The selectors of a rule; commas in parentheses and escaped ones part none. */
const selectorsOf = (head: string): string[] => head.match(/(?:\\.|\((?:\\.|\([^)]*\)|[^()])*\)|[^,])+/g) ?? [];

const entities: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

/** Shown while a mouse points at something: it comes with the whole sheet, as does what a pressed link grows into. */
const waits = (selector: string): boolean =>
  selector.startsWith("::view-transition") || selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, "").includes(":hover");

/** Every class in a page's markup. */
const classesOf = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.replace(/&(amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(/\s+/),
    ),
  );

/** The sheet put together again with what `kept` leaves of each rule. */
const written = (parts: Part[], kept: (rule: Rule) => string): string =>
  parts
    .map((part) => {
      if ("body" in part) return part.body === "" ? `${part.head};` : kept(part);
      const content = written(part.inside, kept);
      return content === "" ? "" : `${part.head}{${content}}`;
    })
    .join("");

/** What only a mouse sees. */
const forMice = "@media (hover:hover)";

/** Declared by name and used elsewhere: an animation's steps, a property's kind. */
const named = /^@(?:keyframes|property) (.+)$/;

/** Tailwind's stand-ins for browsers without `@property`: they can wait for the whole sheet. */
const standIns = "@layer properties";

/** Leaves out the variables that nothing reads: neither the rules nor other variables. */
const readVariables = (body: string, rules: string): string =>
  body
    .split(";")
    .filter((declaration) => {
      const name = /^\s*(--[\w-]+):/.exec(declaration)?.[1];
      return name === undefined || `${rules};${body}`.includes(`var(${name}`);
    })
    .join(";");

/** The first and the last character of each part of a `unicode-range`: "U+4??, U+2000-206F". */
const rangesOf = (body: string): [number, number][] =>
  [...(/unicode-range:([^;}]+)/.exec(body)?.[1] ?? "").matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(
    ([, first = "", last]) => [
      Number.parseInt(first.replaceAll("?", "0"), 16),
      Number.parseInt(last ?? first.replaceAll("?", "F"), 16),
    ],
  );

/** The characters in a page; of the plain Latin ones the letter A speaks for all. */
const charactersOf = (html: string): number[] => [
  0x41,
  ...new Set(html.match(/[^\0-\x7f]/gu)?.map((character) => character.codePointAt(0) ?? 0)),
];

/** The parts without those that wait for the whole sheet, whatever is in the page. */
const soon = (parts: Part[]): Part[] =>
  parts
    .filter(({ head }) => head !== standIns && head !== forMice)
    .map((part) => ("inside" in part ? { ...part, inside: soon(part.inside) } : part));

/** What of a sheet a page needs to be painted: the rules for classes that are in it, and for no class at all, less those of pointing at something and of going on to another page. */
export function criticalCss(sheet: Part[], html: string): string {
  const present = classesOf(html);
  const characters = charactersOf(html);
  const typeIsUsed = (body: string) => {
    const ranges = rangesOf(body);
    return ranges.length === 0 || ranges.some(([from, to]) => characters.some((one) => from <= one && one <= to));
  };
  /** Those of a rule's selectors that the page needs. */
  const needed = (head: string): string =>
    head.startsWith("@")
      ? head
      : selectorsOf(head)
          .filter((selector) => !waits(selector) && classesIn(selector).every((name) => present.has(name)))
          .join();
  const rule = (head: string, body: string) => (head && body ? `${head}{${body}}` : "");
  const parts = soon(sheet);
  const rules = written(parts, ({ head, body }) => (named.test(head) ? "" : rule(needed(head), body)));
  const animations = rules.match(/(?<=animation(?:-name)?:)[^;}]+/g) ?? [];
  const animated = new Set(animations.flatMap((value) => value.split(/[\s,]+/)));
  return written(parts, ({ head, body }) => {
    const name = named.exec(head)?.[1];
    if (name !== undefined)
      return (name.startsWith("--") ? rules.includes(name) : animated.has(name)) ? rule(head, body) : "";
    if (head.startsWith(":root")) return rule(head, readVariables(body, rules));
    if (head === "@font-face" && !typeIsUsed(body)) return "";
    return rule(needed(head), body);
  });
}
