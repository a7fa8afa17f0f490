import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CategoryPage, Collection, MenuItem, ProductList, Section } from "../../contract/catalogue.ts";
import type { Banner } from "../../contract/home.ts";
import { clerk } from "../../tests/support/clerk.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";
import { createApp } from "../app.ts";
import { changeDraft, seePart } from "../shopfront/draft.ts";
import { publishDraft } from "../shopfront/publish.ts";

let office: TestOffice;
let owner: Awaited<ReturnType<TestOffice["staffMember"]>>;
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner");
});
afterAll(() => office.close());
beforeEach(() => office.sql`delete from shopfront_draft`);

const preview = async (body: object) =>
  (await owner.call<{ url: string }>("POST", "/shopfront/preview", body)).body.data.url;

/** What the preview's pages are answered when they ask for this, and how the page is sent. */
async function asked<T>(url: string, call: string) {
  let answer: { data: T } & T = undefined as never;
  const response = await createApp(office.shop, true).preview(new Request(`http://shop.test${url}`), async (api) => {
    answer = await (await api(new Request(`http://shop.test/public/api${call}`))).json();
    const body = '<a class="x" href="/brand">B</a><script>1</script><a href="https://maps.example">M</a>';
    return {
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8" },
      body: Buffer.from(body),
      tags: undefined,
    };
  });
  return { answer: answer.data ?? answer, response };
}
const draft = async (part: "home" | "collections" | "menu", changes: object) =>
  changeDraft(office.sql, part, (await seePart(office.sql, part)).version, changes as never, clerk);
const banner = (key: string, title: string, from: string | null = null) => ({
  key,
  title,
  text: "",
  action: "See",
  url: "/brand",
  image: "/pictures/veena/honey",
  alt: "",
  from,
  until: null,
});

test("a preview shows the draft, in a frame of the office alone, without script, kept by nobody", async () => {
  await draft("home", { banners: { set: [banner("new-1", "Drafted")] } });
  const url = await preview({ draft: "home", at: null });
  const { answer, response } = await asked<Banner[]>(url, "/get/banners");
  expect(answer.map(({ title }) => title)).toContain("Drafted");
  expect(
    (await asked<Banner[]>(await preview({ draft: null, at: null }), "/get/banners")).answer.map(({ title }) => title),
  ).not.toContain("Drafted");
  const base = url.replace(/\/$/, "");
  expect(await response.text()).toBe(`<a class="x" href="${base}/brand">B</a><a href="https://maps.example">M</a>`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "content-security-policy": expect.stringMatching(
      /form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin$/,
    ),
  });
});

test("what is planned and dated shows at its time, and not before", async () => {
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();
  await draft("home", { banners: { set: [banner("new-2", "Planned"), banner("new-3", "Dated", day(2))] } });
  const { version } = await seePart(office.sql, "home");
  await publishDraft(office.sql, "home", version, { words: "", from: day(1), until: day(3) }, clerk);
  const titles = async (at: string | null) =>
    (await asked<Banner[]>(await preview({ draft: null, at }), "/get/banners")).answer.map(({ title }) => title);
  expect(await titles(null)).not.toContain("Planned");
  expect(await titles(day(1.5))).toContain("Planned");
  expect(await titles(day(1.5))).not.toContain("Dated");
  expect(await titles(day(2.5))).toEqual(expect.arrayContaining(["Planned", "Dated"]));
  expect(await titles(day(3.5))).not.toContain("Planned");
});

test("a collection's draft shows its products at its prices; the shop's own stay as they are", async () => {
  const made = {
    key: "new-c",
    slug: "rainy",
    name: "Rainy",
    text: "",
    discount_bp: 5_000,
    from: null,
    until: null,
    products: null,
  };
  await draft("collections", { collections: { set: [{ ...made, rule: { under: 10_000_000 } }] } });
  const url = await preview({ draft: "collections", at: null });
  const before = await office.sql`select product_id, price from card order by 1`;
  const { answer } = await asked<ProductList>(url, "/get/products?collection=rainy");
  expect(answer.total).toBeGreaterThan(3);
  expect(answer.products.every(({ discount_percent }) => discount_percent >= 50)).toBe(true);
  expect((await asked<Collection>(url, "/get/collection/rainy")).answer).toMatchObject({
    name: "Rainy",
    discount_percent: 50,
  });
  expect(
    (await asked<{ sections: Section[] }>(url, "/get/product/collections/1")).answer.sections.length,
  ).toBeGreaterThan(0);
  expect(await office.sql`select product_id, price from card order by 1`).toEqual(before);
});

test("a menu's draft shows new names, what moved and where products go", async () => {
  const { state } = await seePart(office.sql, "menu");
  const [first, second] = state.categories.filter(({ parent }) => parent === null);
  const child = state.categories.find(({ parent }) => parent === first?.key);
  const other = state.categories.find(({ parent }) => parent === second?.key);
  await draft("menu", {
    categories: {
      set: [
        { ...first, name: "Renamed" },
        { ...child, parent: second?.key },
        { ...other, into: child?.key },
      ],
    },
  });
  const { answer } = await asked<MenuItem[]>(await preview({ draft: "menu", at: null }), "/get/allMenu");
  expect(answer.find(({ slug }) => slug === second?.slug)?.child.map(({ slug }) => slug)).toContain(child?.slug);
  expect(answer.flatMap(({ child }) => child.map(({ slug }) => slug))).not.toContain(other?.slug);
  const page = await asked<CategoryPage>(await preview({ draft: "menu", at: null }), "/get/product/collections/1");
  expect(page.response.status).toBe(200);
});

test("a token that is not ours, was changed or is too old opens nothing", async () => {
  const url = await preview({ draft: null, at: null });
  for (const wrong of [
    "/preview/x.y/",
    "/preview/",
    url.replace(/\.(.)/, (_, c: string) => `.${c === "A" ? "B" : "A"}`),
  ])
    await expect(asked(wrong, "/get/banners")).rejects.toMatchObject({ status: 404 });
});
