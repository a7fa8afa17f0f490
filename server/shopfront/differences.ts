import { bannerLayouts, withLayout } from "../../contract/bannerLayouts.ts";
import type { Difference, FrontCollection, FrontHome, FrontPart } from "../../contract/office/shopfrontStates.ts";
import { compareStates, type MerchandisingState } from "../catalogue/import/merchandisingState.ts";
import { formatMoney } from "../money.ts";
import type { States } from "./readState.ts";

/** What is said of each thing, by its kind and key, and the order of each kind. */
type Told = { things: Map<string, { name: string; said: Record<string, string> }>; orders: Map<string, string[]> };

const time = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
  timeZone: "Asia/Kolkata",
});
const shownWhen = ({ from, until }: { from: string | null; until: string | null }) => ({
  from: from ? time.format(new Date(from)) : "",
  until: until ? time.format(new Date(until)) : "",
});

/** A rule in words: "in drums, by kaveri, tagged rain, up to ₹3,000". */
function ruleInWords(rule: FrontCollection["rule"]): string {
  if (!rule) return "picked by hand";
  const { categories, brands, tags, from, under } = rule;
  return [
    categories && `in ${categories.join(" or ")}`,
    brands && `by ${brands.join(" or ")}`,
    tags && `tagged ${tags.join(" or ")}`,
    from && `from ${formatMoney(from)}`,
    under && `up to ${formatMoney(under)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

function tell(
  lists: {
    list?: string;
    kind: string;
    things: readonly { key: string; name: string; said: Record<string, string> }[];
  }[],
): Told {
  const told: Told = { things: new Map(), orders: new Map() };
  for (const { kind, list = kind, things } of lists) {
    for (const { key, name, said } of things) told.things.set(`${list} ${key}`, { name: `${kind} “${name}”`, said });
    told.orders.set(
      kind,
      things.map(({ key }) => `${list} ${key}`),
    );
  }
  return told;
}

/** What collections, departments and categories are called, by their keys. */
type Names = ReadonlyMap<string, string>;

const tellHome = ({ banners, sections, links }: FrontHome, names: Names) =>
  tell([
    {
      kind: "Banner",
      things: banners.map(withLayout).map((b) => ({
        key: b.key,
        name: b.title,
        said: {
          heading: b.title,
          words: b.text,
          button: b.action,
          "leads to": b.url,
          picture: b.image,
          "picture in words": b.alt,
          "words stand": bannerLayouts[b.layout],
          ...shownWhen(b),
        },
      })),
    },
    {
      kind: "Row",
      things: sections.map((s) => ({
        key: s.key,
        name: s.title,
        said: { heading: s.title, collection: names.get(s.collection) ?? "a new one", ...shownWhen(s) },
      })),
    },
    {
      kind: "Quick link",
      things: links.map((l) => ({
        key: l.key,
        name: l.name,
        said: { words: l.name, "leads to": l.url, ...shownWhen(l) },
      })),
    },
  ]);

const tellCollections = ({ collections }: States["collections"]) =>
  tell([
    {
      kind: "Collection",
      things: collections.map((c) => ({
        key: c.key,
        name: c.name,
        said: {
          name: c.name,
          address: `/products/${c.slug}`,
          words: c.text,
          discount: c.discount_bp === null ? "" : `${c.discount_bp / 100} %`,
          ...shownWhen(c),
          products: c.products ? `${c.products.length}, picked by hand` : ruleInWords(c.rule),
          ...(c.products ? { "which products": c.products.join(", ") } : {}),
        },
      })),
    },
  ]);

function tellMenu({ categories }: States["menu"], names: Names): Told {
  const things = (of: typeof categories) =>
    of.map((c) => ({
      key: c.key,
      name: c.name,
      said: {
        name: c.name,
        department: c.parent === null ? "" : (names.get(c.parent) ?? ""),
        address: `/category/${c.slug}`,
        menu: c.hidden ? "hidden" : "shown",
        filters: c.facets.join(", "),
        guide: c.guide,
        "tax class": c.tax_class ?? "",
      },
    }));
  const stays = categories.filter(({ into }) => into === null);
  return tell([
    { list: "menu", kind: "Department", things: things(stays.filter(({ parent }) => parent === null)) },
    ...[
      ...Map.groupBy(
        stays.filter(({ parent }) => parent !== null),
        ({ parent }) => parent,
      ),
    ].map(([parent, of]) => ({
      list: "menu",
      kind: `Category of ${names.get(parent ?? "") ?? ""}`,
      things: things(of),
    })),
  ]);
}

const tellers: { [P in FrontPart]: (state: States[P], names: Names) => Told } = {
  home: tellHome,
  collections: tellCollections,
  menu: tellMenu,
};

const asState = ({ things }: Told): MerchandisingState => new Map([...things].map(([key, { said }]) => [key, said]));
const words = (value: unknown) => (typeof value === "string" ? value : "");

/** Which lists have another order, of what stands before and after. */
function orderDifferences(before: Told, after: Told): Difference[] {
  return [...after.orders].flatMap(([kind, order]): Difference[] => {
    const was = (before.orders.get(kind) ?? []).filter((key) => order.includes(key));
    const now = order.filter((key) => was.includes(key));
    if (was.join() === now.join()) return [];
    const names = (keys: string[]) =>
      keys.map((key) => /“(.*)”/.exec(after.things.get(key)?.name ?? "")?.[1] ?? "").join(", ");
    return [
      { kind: "changed", what: `Order (${kind})`, fields: [{ name: "order", was: names(was), now: names(now) }] },
    ];
  });
}

/** What things are called that others are shown by: of the later state where both name them. */
const namesIn = (...states: States[FrontPart][]): Names =>
  new Map(
    states.flatMap((state) =>
      "categories" in state ? state.categories.map(({ key, name }) => [key, name] as const) : [],
    ),
  );

/**
 * How a part differs between two states, in words for people: what is new, changed, in another order, gone. `collections`:
 * their names by key, for the rows of the home page.
 */
export function differencesOf<P extends FrontPart>(
  part: P,
  before: States[P],
  after: States[P],
  collections: Names = new Map(),
): Difference[] {
  const names = part === "home" ? collections : namesIn(before, after);
  const [was, now] = [tellers[part](before, names), tellers[part](after, names)];
  const found = compareStates(asState(was), asState(now)).map((difference): Difference => {
    const what = (difference.kind === "removed" ? was : now).things.get(difference.what)?.name ?? difference.what;
    const fields = difference.kind === "changed" ? difference.fields : [];
    return {
      kind: difference.kind,
      what,
      fields: fields.map(({ name, was, now }) => ({ name, was: words(was), now: words(now) })),
    };
  });
  return [
    ...found.filter(({ kind }) => kind !== "removed"),
    ...orderDifferences(was, now),
    ...found.filter(({ kind }) => kind === "removed"),
  ];
}
