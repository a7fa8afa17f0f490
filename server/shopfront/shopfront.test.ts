import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { FrontPart } from "../../contract/office/shopfrontStates.ts";
import { clerk } from "../../tests/support/clerk.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";
import { changeMenu } from "../catalogue/changeMenu.ts";
import { collectionSections } from "../catalogue/collectionSections.ts";
import { getBanners } from "../catalogue/getHome.ts";
import { attention } from "../status/attention.ts";
import { readStatus } from "../status/readStatus.ts";
import { runClock } from "./clock.ts";
import { readPart } from "./draft.ts";
import type { States } from "./readState.ts";

let office: TestOffice;
let owner: Awaited<ReturnType<TestOffice["staffMember"]>>;
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner", "Meena");
});
afterAll(() => office.close());
beforeEach(() => office.sql`delete from shopfront_draft`);

type Read<P extends FrontPart> = { version: string; state: States[P]; shown: States[P] } & Awaited<
  ReturnType<typeof readPart<P>>
>;
const read = async <P extends FrontPart>(part: P) => (await owner.call<Read<P>>("GET", `/shopfront/${part}`)).body.data;
const patch = async <P extends FrontPart>(part: P, changes: object, version?: string) =>
  owner.call<Read<P>>("PATCH", `/shopfront/${part}`, { version: version ?? (await read(part)).version, ...changes });
const publish = async (part: FrontPart, more: object = {}) =>
  owner.call("POST", `/shopfront/${part}/publish`, { version: (await read(part)).version, ...more });
const latest = async (part: FrontPart) => (await read(part)).history[0];
const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
/** As if so many seconds had passed for what is planned and dated. */
const wait = (seconds: number) => office.sql`
  update shopfront_plan set from_at = from_at - ${seconds} * interval '1 second', until_at = until_at - ${seconds} * interval '1 second'`;
const clock = () => runClock(office.sql, office.shop.log);

const leadsTo = async (kind: string, slug: string) =>
  (
    await office.sql<
      { slug: string }[]
    >`select new_slug as slug from redirect where kind = ${kind} and old_slug = ${slug}`
  )[0]?.slug;

const banner = (key: string, title: string, more: object = {}) => ({
  key,
  title,
  text: "",
  action: "See",
  url: "/products/search",
  image: "/pictures/veena/honey",
  alt: "",
  layout: "beside",
  from: null,
  until: null,
  ...more,
});
const titles = async () => (await getBanners(office.sql)).map(({ title }) => title);

test("a banner is drafted, seen as a difference, published with its history and audit, and taken back", async () => {
  const before = await titles();
  const drafted = await patch("home", { banners: { set: [banner("new-1", "Pongal")] } });
  expect(drafted.body.data.differences).toEqual([{ kind: "added", what: "Banner “Pongal”", fields: [] }]);
  expect(drafted.body.data.draft).toMatchObject({ name: "Meena" });
  expect(await titles()).toEqual(before);
  expect((await publish("home", { words: "For Pongal" })).status).toBe(200);
  expect(await titles()).toEqual([...before, "Pongal"]);
  const shown = await latest("home");
  expect(shown).toMatchObject({ name: "Meena", door: "office", words: "For Pongal", taken_back: false });
  expect(
    await office.sql`select act, thing, thing_id, after ->> 'shown' as shown from audit order by id desc limit 1`,
  ).toEqual([{ act: "shopfront.edit", thing: "shopfront", thing_id: "home", shown: String(shown?.id) }]);
  // What others change meanwhile stays when this is taken back.
  await patch("home", { banners: { set: [banner("new-2", "Later")] } });
  await publish("home");
  expect((await owner.call("POST", "/shopfront/home/take-back", { id: shown?.id })).status).toBe(200);
  expect(await titles()).toEqual([...before, "Later"]);
  expect((await owner.call("POST", "/shopfront/home/take-back", { id: shown?.id })).status).toBe(409);
});

test("who saves on what is no longer so is told what stands there now", async () => {
  const { version } = await read("home");
  await patch("home", { banners: { set: [banner("new-3", "Mine")] } });
  const late = await patch("home", { banners: { set: [banner("new-4", "Theirs")] } }, version);
  expect(late).toMatchObject({ status: 409, body: { reason: "version", present: { draft: { name: "Meena" } } } });
  const stale = await owner.call("POST", "/shopfront/home/publish", { version });
  expect(stale.status).toBe(409);
  expect(await titles()).not.toContain("Mine");
});

test("a draft follows what is published beside it, in what it leaves alone", async () => {
  const [first] = (await read("home")).state.banners;
  await patch("home", { banners: { set: [{ ...first, title: "Drafted" }] } });
  await office.sql`update banner set text = 'Changed by the files' where key = ${first?.key ?? ""}`;
  const { state, differences } = await read("home");
  expect(state.banners[0]).toMatchObject({ title: "Drafted", text: "Changed by the files" });
  expect(differences).toHaveLength(1);
});

test.each([
  [{ banners: { set: [banner("new-x", "")] } }, "a heading"],
  [{ banners: { set: [banner("new-x", "X", { url: "javascript:alert(1)" })] } }, "An address in the shop"],
  [{ banners: { set: [banner("new-x", "X", { image: "https://elsewhere/x" })] } }, "choose a picture"],
  [
    { banners: { set: [banner("new-x", "X", { from: "2030-01-02T00:00:00Z", until: "2030-01-01T00:00:00Z" })] } },
    "an end that comes after",
  ],
  [{ sections: { set: [{ key: "new-x", title: "X", collection: "999999", from: null, until: null }] } }, "not there"],
  [{ banners: { set: Array.from({ length: 11 }, (_, i) => banner(`new-${i}`, `B${i}`)) } }, "takes 10 banners"],
])("what can't be shown is refused with a sentence: %#", async (changes, message) => {
  const { status, body } = await patch("home", changes);
  expect([status, body.message]).toEqual([422, expect.stringContaining(message)]);
});

test("what is planned begins and ends by the clock, once however many nodes look", async () => {
  const before = await titles();
  await patch("home", { banners: { set: [banner("new-5", "Diwali")] } });
  expect((await publish("home", { from: soon(-1_000) })).body.errors).toHaveProperty("from");
  expect((await publish("home", { from: soon(60_000), until: soon(30_000) })).body.errors).toHaveProperty("until");
  expect((await publish("home", { from: soon(60_000), until: soon(120_000), words: "Diwali" })).status).toBe(200);
  const [{ n: history }] = await office.sql<[{ n: number }]>`select count(*)::int as n from shopfront_state`;
  await clock();
  expect(await titles()).toEqual(before);
  expect((await read("home")).plans).toMatchObject([{ words: "Diwali", began: false }]);
  await wait(60);
  expect((await Promise.all([clock(), clock(), clock()])).reduce((a, b) => a + b)).toBe(1);
  expect(await titles()).toEqual([...before, "Diwali"]);
  expect(await latest("home")).toMatchObject({ door: "clock", name: "Meena" });
  await wait(60);
  await Promise.all([clock(), clock()]);
  expect(await titles()).toEqual(before);
  expect(await office.sql`select count(*)::int as n from shopfront_state`).toEqual([{ n: history + 2 }]);
  expect((await read("home")).plans).toEqual([]);
});

test("a plan that can't be carried out any more is set aside with the reason, and can be taken away", async () => {
  const { state } = await read("collections");
  const rich = state.collections[0];
  await patch("home", {
    sections: { set: [{ key: "new-6", title: "Planned", collection: rich?.key, from: null, until: null }] },
  });
  await publish("home", { from: soon(60_000) });
  await office.sql`delete from collection_section where shows_id = ${rich?.key ?? ""}`;
  await office.sql`delete from collection_product where collection_id = ${rich?.key ?? ""}`;
  await office.sql`delete from collection where id = ${rich?.key ?? ""}`;
  await wait(60);
  await clock();
  const [plan] = (await read("home")).plans;
  expect(plan?.fault).toContain("not there");
  expect((await owner.call("POST", `/shopfront/plans/${plan?.id}/end`)).status).toBe(200);
  expect((await read("home")).plans).toEqual([]);
});

test("a plan whose end is refused stays shown and due with the reason, is told of, and ends once it can", async () => {
  await office.sql`update shopfront_plan set fault = null`;
  const { sections } = (await read("home")).state;
  const section = { key: "new-8", title: "Kept", collection: "", from: null, until: null };
  const [made] = await office.sql<{ id: number }[]>`
    insert into collection (slug, name, position) values ('harvest', 'Harvest', 99) returning id`;
  const collection = (await read("collections")).state.collections.find(({ slug }) => slug === "harvest")?.key ?? "";
  await patch("home", { sections: { set: [{ ...section, collection }] } });
  await publish("home");
  const shown = async () => (await read("home")).state.sections.map(({ title }) => title);
  const kept = (await read("home")).state.sections.find(({ title }) => title === "Kept");
  await patch("home", { sections: { set: [], gone: [kept?.key ?? ""] } });
  await publish("home", { from: soon(60_000), until: soon(120_000), words: "Without it" });
  await wait(60);
  await clock();
  expect(await shown()).toEqual(sections.map(({ title }) => title));
  await office.sql`update collection set id = default, slug = 'elsewhere' where id = ${made?.id ?? 0}`;
  await wait(60);
  await clock();
  const plans = async () => (await read("home")).plans.map(({ began, fault }) => ({ began, fault }));
  expect(await plans()).toEqual([{ began: true, fault: expect.stringContaining("not there") }]);
  expect(await shown()).not.toContain("Kept");
  expect(attention(await readStatus(office.sql))).toContainEqual(
    expect.stringMatching(
      /^What was planned for Home \("Without it"\) could not be ended yet, and is still shown: .*not there/,
    ),
  );
  const [first] =
    await office.sql`select attempts, retry_at > now() as later from shopfront_plan where fault is not null`;
  expect(first).toEqual({ attempts: 1, later: true });
  await clock();
  expect(await office.sql`select attempts from shopfront_plan where fault is not null`).toEqual([{ attempts: 1 }]);
  await office.sql`update shopfront_plan set retry_at = now() - interval '1 second' where fault is not null`;
  await clock();
  expect(await office.sql`select attempts from shopfront_plan where fault is not null`).toEqual([{ attempts: 2 }]);
  await office.sql`
    insert into collection (id, slug, name, position) overriding system value values (${made?.id ?? 0}, 'harvest', 'Harvest', 99)`;
  await office.sql`update shopfront_plan set retry_at = now() - interval '1 second' where fault is not null`;
  await clock();
  expect(await plans()).toEqual([]);
  expect(await shown()).toContain("Kept");
});

test("a banner with dates of its own shows between them, and every node is told when they come", async () => {
  await patch("home", { banners: { set: [banner("new-7", "Dated", { from: soon(1_200), until: soon(2_400) })] } });
  await publish("home");
  expect(await titles()).not.toContain("Dated");
  let told = 0;
  const listening = await office.sql.listen("catalogue", () => void told++);
  expect(await clock()).toBe(0);
  await expect.poll(titles, { timeout: 3_000 }).toContain("Dated");
  await Promise.all([clock(), clock()]);
  await expect.poll(() => told).toBe(1);
  await expect.poll(titles, { timeout: 3_000 }).not.toContain("Dated");
  await clock();
  await expect.poll(() => told).toBe(2);
  await listening.unlisten();
});

const collection = (key: string, name: string, more: object) => ({
  key,
  slug: name.toLowerCase(),
  name,
  text: "",
  discount_bp: null,
  rule: null,
  products: null,
  from: null,
  until: null,
  ...more,
});

test("a collection by rule prices its products while its discount runs, and goes when nothing shows it", async () => {
  const [cheap] = await office.sql<[{ id: number; price: number }]>`
    select product_id as id, price::int as price from card where price > 100000 and product_id not in (select product_id from collection_product) limit 1`;
  const [of] = await office.sql<[{ slug: string }]>`
    select c.slug from product p join category c on c.id = p.category_id where p.id = ${cheap.id}`;
  const members = await owner.call<{ count: number; rows: { sells_for: number }[] }>("POST", "/shopfront/members", {
    rule: { categories: [of.slug] },
    products: null,
    discount_bp: 2_000,
  });
  expect(members.body.data.count).toBeGreaterThan(0);
  await patch("collections", {
    collections: { set: [collection("new-r", "Rainy", { rule: { categories: [of.slug] }, discount_bp: 2_000 })] },
  });
  expect((await publish("collections")).status).toBe(200);
  const made = (await read("collections")).shown.collections.find(({ slug }) => slug === "rainy");
  expect(
    await office.sql`select count(*)::int as n from collection_product where collection_id = ${made?.key ?? ""}`,
  ).toEqual([{ n: members.body.data.count }]);
  const price = async () =>
    (await office.sql<[{ price: number }]>`select price from card where product_id = ${cheap.id}`)[0].price;
  expect(await price()).toBeLessThan(cheap.price);
  // Its address changes, and the old one leads there.
  await patch("collections", { collections: { set: [{ ...made, slug: "monsoon" }] } });
  await publish("collections");
  expect(await leadsTo("collection", "rainy")).toBe("monsoon");
  // A row shows it, so it stays.
  await patch("home", {
    sections: { set: [{ key: "new-8", title: "Rain", collection: made?.key, from: null, until: null }] },
  });
  const refused = await patch("collections", { collections: { gone: [made?.key] } });
  expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("“Rain”")]);
  await office.sql`delete from shopfront_draft`;
  await patch("collections", { collections: { gone: [made?.key] } });
  expect((await publish("collections")).status).toBe(200);
  expect(await price()).toBe(cheap.price);
  // Taken back it is there again, under its number.
  expect(
    (await owner.call("POST", "/shopfront/collections/take-back", { id: (await latest("collections"))?.id })).status,
  ).toBe(200);
  expect((await read("collections")).shown.collections.find(({ slug }) => slug === "monsoon")?.key).toBe(made?.key);
  expect(await price()).toBeLessThan(cheap.price);
});

test("products picked by hand stand in their order", async () => {
  const all = (await read("collections")).state.collections.map(({ key }) => key);
  const ids = (await office.sql<{ id: number }[]>`select product_id as id from card order by 1 limit 3`)
    .map(({ id }) => id)
    .reverse();
  await patch("collections", {
    collections: { set: [collection("new-h", "Picked", { products: ids })], order: ["new-h", ...all] },
  });
  await publish("collections");
  const { shown } = await read("collections");
  expect(shown.collections[0]).toMatchObject({ slug: "picked", products: ids });
  const { sections } = await collectionSections(office.sql, shown.collections[0]?.key ?? "");
  expect(sections[0]?.products.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
});

test("rules find the same products for the office and for the shop", async () => {
  const rules = [
    { under: 500_000 },
    { from: 500_000, brands: ["kaveri"] },
    { tags: ["student"] },
    { categories: ["guitars"] },
  ];
  for (const rule of rules) {
    const [row] = await office.sql<[{ id: number }]>`
      insert into collection (slug, name, position, rule) values (${`r-${Math.random()}`}, 'R', 9, ${office.sql.json(rule)}) returning id`;
    await office.sql`select refresh_rules(null)`;
    const ofShop =
      await office.sql`select product_id as id from collection_product where collection_id = ${row.id} order by 1`;
    expect(await office.sql`select id from products_by_rule(${office.sql.json(rule)}) id order by 1`).toEqual(ofShop);
    await office.sql`delete from collection_product where collection_id = ${row.id}`;
    await office.sql`delete from collection where id = ${row.id}`;
  }
});

test("a category goes into another with its products and its address, and comes back with them", async () => {
  const { state } = await read("menu");
  const [counted] = await office.sql<[{ id: string; n: number }]>`
    select category_id::text as id, count(*)::int as n from product p join category c on c.id = p.category_id where c.parent_id is not null group by 1 order by 2 desc limit 1`;
  const going = state.categories.find(({ key }) => key === counted.id);
  const staying = state.categories.find(({ key, parent }) => parent !== null && key !== going?.key);
  const empty = await patch("menu", { categories: { gone: [going?.key] } });
  expect(empty.body.message).toContain("Choose where they go");
  expect((await patch("menu", { categories: { set: [{ ...going, into: staying?.key }] } })).status).toBe(200);
  expect((await publish("menu")).status).toBe(200);
  const products = async (key = "") =>
    (await office.sql<[{ n: number }]>`select count(*)::int as n from product where category_id = ${key}`)[0].n;
  expect(await products(going?.key)).toBe(0);
  expect(await leadsTo("category", going?.slug ?? "")).toBe(staying?.slug);
  const cards =
    await office.sql`select from card k join product p on p.id = k.product_id where k.category_id <> p.category_id`;
  expect(cards).toHaveLength(0);
  expect((await owner.call("POST", "/shopfront/menu/take-back", { id: (await latest("menu"))?.id })).status).toBe(200);
  expect(await products(going?.key)).toBe(counted.n);
  expect((await read("menu")).shown).toEqual({ categories: expect.arrayContaining([going]) });
});

test("departments and categories are new, moved, renamed, hidden and ordered", async () => {
  const { state } = await read("menu");
  const departments = state.categories.filter(({ parent }) => parent === null).map(({ key }) => key);
  const category = (key: string, parent: string | null, name: string) => ({
    key,
    parent,
    slug: name.toLowerCase(),
    name,
    hidden: true,
    facets: ["size"],
    guide: "",
    tax_class: null,
    into: null,
  });
  const set = [category("new-d", null, "Sitars"), category("new-c", "new-d", "Small")];
  const drafted = await patch("menu", { categories: { set, order: departments.toReversed() } });
  expect(drafted.status).toBe(200);
  const deep = await patch("menu", { categories: { set: [category("new-e", "new-c", "Deep")] } });
  expect(deep.body.errors).toHaveProperty(["categories.new-e.parent"]);
  await publish("menu");
  const { shown } = await read("menu");
  const made = shown.categories.find(({ slug }) => slug === "sitars");
  expect(shown.categories.find(({ slug }) => slug === "small")).toMatchObject({
    parent: made?.key,
    hidden: true,
    facets: ["size"],
  });
  const now = shown.categories.filter(({ parent }) => parent === null).map(({ key }) => key);
  expect(now.filter((key) => departments.includes(key))).toEqual(departments.toReversed());
  // A program's change stands in the same history and can be taken back the same way.
  await changeMenu(office.sql, [{ slug: "sitars", hidden: false }], clerk);
  expect(await latest("menu")).toMatchObject({ name: "clerk", door: "machine" });
  await owner.call("POST", "/shopfront/menu/take-back", { id: (await latest("menu"))?.id });
  expect((await read("menu")).shown.categories.find(({ slug }) => slug === "sitars")?.hidden).toBe(true);
});
