/** A sheet taken apart: what holds rules (a layer, a medium), and what stands for itself. */
type Part = { head: string; inside: Part[] } | Rule;
type Rule = { head: string; body: string; selectors: Selector[] };

/** A selector, and what has to be in the markup that it may fit: classes, elements, and states as they are written there. */
type Selector = { text: string; classes: string[]; elements: string[]; states: string[] };

const holdsRules = /^@(layer|media|supports|container)\b/;

/** Takes a minified sheet apart. Statements without a body (`@layer a, b;`) have an empty one. */
function takeApart(css: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    const semicolon = css.indexOf(";", at);
    if (semicolon >= 0 && (open < 0 || semicolon < open)) {
      parts.push({ head: css.slice(at, semicolon), body: "", selectors: [] });
      at = semicolon + 1;
      continue;
    }
    if (open < 0) break;
    const close = closing(css, open);
    const head = css.slice(at, open).trim();
    const content = css.slice(open + 1, close);
    parts.push(
      holdsRules.test(head)
        ? { head, inside: takeApart(content) }
        : { head, body: content, selectors: selectorsOf(head) },
    );
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

/** What is shown by a mouse that points or presses, and behind what is opened: it comes with the whole sheet. */
const waits = (selector: string): boolean =>
  selector === "::backdrop" || /:(?:hover|active)/.test(selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, ""));

/** The states that the app alone sets on what had them not, as the markup says them. */
const statesIn = (selector: string): string[] => [
  ...(selector.includes(":disabled") ? [' disabled=""'] : []),
  ...[...selector.matchAll(/\[(role|aria-disabled)="?(\w+)"?\]/g)].map(([, name, value]) => ` ${name}="${value}"`),
];

/** What is taken away of a selector before its elements are read: classes, ids, attributes, functions' choices and states. */
const noElement =
  /\.(?:\\.|[\w-])+|#[\w-]+|\[[^\]]*\]|:(?:is|where|has|not|host|nth-[a-z-]+)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|::?[\w-]+(?:\([^)]*\))?/g;

/** A selector with what it asks for, less what it forbids. */
function selector(text: string): Selector {
  const asked = text.replace(/:not\([^)]*\)/g, "");
  return {
    text,
    classes: [...asked.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => unescaped(name)),
    elements: asked.replace(noElement, " ").match(/[a-z][a-z0-9]*/g) ?? [],
    states: statesIn(asked),
  };
}

/** The selectors of a rule that can be seen at first; commas in parentheses and escaped ones part none. */
const selectorsOf = (head: string): Selector[] =>
  head.startsWith("@")
    ? []
    : (head.match(/(?:\\.|\((?:\\.|\([^)]*\)|[^()])*\)|[^,])+/g) ?? []).filter((text) => !waits(text)).map(selector);

const entities: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

/** How things move: they stand still until the whole sheet is there. */
const motion = /^\s*(?:transition|animation)(?:-[a-z-]+)?:/;
const still = (body: string): string =>
  body
    .split(";")
    .filter((declaration) => !motion.test(declaration))
    .join(";");

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

/** A property's kind, which is used by its name. */
const named = /^@property (.+)$/;

/** Tailwind's stand-ins for browsers without `@property`, what only a mouse sees or a low screen needs, and what things move by: they can wait for the whole sheet. */
const later =
  /^@(?:layer properties|media \(hover:hover\)|media not all and \(min-height:30rem\)|starting-style|keyframes .+)$/;

const variable = /^\s*(--[\w-]+):/;
const hasVariable = /(?:^|;)\s*--/;

/** Leaves out the variables that nothing reads: neither the rules nor others beside them. */
const readVariables = (body: string, rules: string): string =>
  hasVariable.test(body)
    ? body
        .split(";")
        .filter((declaration) => {
          const name = variable.exec(declaration)?.[1];
          return name === undefined || `${rules};${body}`.includes(`var(${name}`);
        })
        .join(";")
    : body;

/** The parts without what waits for the whole sheet, whatever is in the page. */
const soon = (parts: Part[]): Part[] =>
  parts.flatMap((part) => {
    if (later.test(part.head)) return [];
    if ("inside" in part) return { ...part, inside: soon(part.inside) };
    const body = still(part.body);
    return body === "" && part.body !== "" ? [] : { ...part, body };
  });

/** Multiples of Tailwind's step, a quarter of a letter's height, as what they are: shorter, and the browser has nothing to reckon. */
const reckoned = (css: string): string =>
  css.replace(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_, steps) => `${Number(steps) / 4}rem`.replace("0.", "."));

/** What a shop's own look says anew beside the sheet (server/shop/colours.ts, server/shop/fonts). */
const ownersOwn = /^--(?:color|font)-/;

/** Measures of the theme that are the same everywhere stand as what they are in what reads them, and are said no more: nothing is left that asks for them. */
function resolved(css: string): string {
  const theme = /(?<=@layer theme\{:root,:host\{)[^}]*/.exec(css)?.[0] ?? "";
  return [...theme.matchAll(/(--[\w-]+):([^;]+)/g)].reduce((rest, [, name = "", value = ""]) => {
    const isFixed = !ownersOwn.test(name) && rest.split(`${name}:`).length === 2;
    return isFixed ? rest.replaceAll(`var(${name})`, value) : rest;
  }, css);
}

/** A kind of property with a value to begin with. */
const registered = /@property (--[\w-]+)\{[^}]*initial-value:([^;}]+)\}/g;

/** What a page's rules read of such a one and never set stands as that value. */
const settled = (css: string): string =>
  [...css.matchAll(registered)].reduce(
    (rest, [whole, name = "", value = ""]) =>
      css.includes(`${name}:`) ? rest : rest.replace(whole, "").replaceAll(`var(${name})`, value),
    css,
  );

/** A minified sheet as pages take from it what they need. */
export const readSheet = (css: string): Part[] => soon(takeApart(resolved(reckoned(css))));

/** What of a sheet a page needs to be painted: the rules for classes, elements and states that are in it, less those of pointing at something, of moving, and of going on to another page. */
export function criticalCss(sheet: Part[], html: string): string {
  const present = classesOf(html);
  const hasElement = remembered((name: string) => [" ", ">", "/"].some((end) => html.includes(`<${name}${end}`)));
  const hasState = remembered((state: string) => html.includes(state));
  const fits = ({ classes, elements, states }: Selector) =>
    classes.every((name) => present.has(name)) && elements.every(hasElement) && states.every(hasState);
  /** What a rule stands for in this page: those of its selectors that it needs. */
  const needed = remembered(({ head, selectors }: Rule): string =>
    head.startsWith("@")
      ? head
      : selectors
          .filter(fits)
          .map(({ text }) => text)
          .join(),
  );
  const rule = (head: string, body: string) => (head && body ? `${head}{${body}}` : "");
  const rules = written(sheet, (one) => (named.test(one.head) ? "" : rule(needed(one), one.body)));
  return settled(
    written(sheet, (one) => {
      const name = named.exec(one.head)?.[1];
      if (name !== undefined) return rules.includes(`var(${name}`) ? rule(one.head, one.body) : "";
      return rule(needed(one), readVariables(one.body, rules));
    }),
  );
}

/** Asks each question once. */
function remembered<Key, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    const answer = known.get(key) ?? ask(key);
    known.set(key, answer);
    return answer;
  };
}
