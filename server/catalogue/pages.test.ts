import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { answer } from "../../contract/answer.ts";
import { Brand, CategoryPage, Collection, MenuItem, Product, QuickLink, Section } from "../../contract/catalogue.ts";
import { Banner, Home } from "../../contract/home.ts";
import { openCatalogue } from "../../tests/support/testCatalogue.ts";
import { readSettings } from "../settings.ts";
import { getHome } from "./getHome.ts";

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

/** What stands under `data` in the answer to a GET. */
async function read<T>(schema: z.ZodType<T>, path: string): Promise<T> {
  const { data } = await catalogue.read(z.object({ data: schema }), path);
  return data;
}
const tags = async (path: string) => (await catalogue.ask(path)).headers.get("Cache-Tag")?.split(",");

describe("a product", () => {
  test("shows its variants with no more than whether few or enough are left", async () => {
    const product = await read(Product, "/get/product/kaveri-24-mridangam");
    expect(
      product.variants.map(({ sku, price, stock, availability, options }) => ({
        sku,
        price,
        stock,
        availability,
        options,
      })),
    ).toEqual([
      {
        sku: "KAVERI-24-MRIDANGAM",
        price: 1_305_000,
        stock: 3,
        availability: "in_stock",
        options: [{ name: "Lacing", value: "Leather" }],
      },
      {
        sku: "KAVERI-24-MRIDANGAM-2",
        price: 1_350_000,
        stock: 0,
        availability: "out_of_stock",
        options: [{ name: "Lacing", value: "Bolts" }],
      },
    ]);
    expect(product.options).toEqual([{ name: "Lacing", values: ["Leather", "Bolts"] }]);
    expect(product).toMatchObject({
      gst_percent: 0,
      hsn: "92060000",
      category: { slug: "mridangam" },
      parent_category: { slug: "indian-classical" },
    });
    expect((await read(Product, "/get/product/sembiyan-soprano-ukulele")).variants[0]?.stock).toBe(4);
  });

  test("names others of its category before others of its department", async () => {
    const { related } = await read(Product, "/get/product/kaveri-22-mridangam");
    expect(related.map(({ product_url }) => product_url)).toEqual([
      "kaveri-24-mridangam",
      "kaveri-18-mridangam",
      "kaveri-bolt-mridangam",
      "venu-carnatic-flute-5-kattai",
      "kaveri-ottu-veena",
      "kaveri-ekandam-veena",
      "venu-carnatic-flute-2-kattai",
      "venu-bansuri-e",
    ]);
  });

  test("for order in advance says from when", async () => {
    const product = await read(Product, "/get/product/toriumi-p90");
    expect([product.booking, product.available_from, product.variants[0]?.availability]).toEqual([
      "preorder",
      "2027-01-15",
      "preorder",
    ]);
  });

  test("is tagged with itself and what it shows, so that a change of stock elsewhere leaves it kept", async () => {
    const { id, related } = await read(Product, "/get/product/toriumi-k61");
    expect(await tags("/get/product/toriumi-k61")).toEqual(
      [id, ...related.map((card) => card.id)].map((one) => `product:${one}`),
    );
  });
});

test.each([
  ["/get/product/nothing", "This product was not found."],
  ["/get/product/old-school-ukulele", "This product was not found."],
  ["/get/product/drawn-only-guitar", "This product was not found."],
  ["/get/product/%00", "This product was not found."],
  ["/get/brand/nobody", "This brand was not found."],
  ["/get/collection/nothing", "This collection was not found."],
  ["/get/product/collections/99", "This collection was not found."],
  ["/get/product/collections/one", "This collection was not found."],
  ["/get/topMenu/nothing", "This category was not found."],
  ["/get/topMenu/repairs", "This category was not found."],
])("%s is not there", async (path, message) => {
  const response = await catalogue.ask(path);
  expect([response.status, await response.json()]).toEqual([404, { error: 1, message }]);
});

describe("the menu", () => {
  test("has the departments that have products, in order, with counts and pictures", async () => {
    const menu = await read(z.array(MenuItem), "/get/topMenu");
    expect(menu.map(({ slug, products }) => [slug, products])).toEqual([
      ["indian-classical", 10],
      ["guitars", 13],
      ["keyboards", 6],
      ["accessories", 10],
    ]);
    expect(menu[0]?.child).toEqual([
      { name: "Veena", slug: "veena", image: "/pictures/veena/plain", products: 3 },
      { name: "Mridangam", slug: "mridangam", image: "/pictures/mridangam/plain", products: 4 },
      {
        name: "Carnatic Flute & Bansuri",
        slug: "carnatic-flute-bansuri",
        image: "/pictures/carnatic-flute-bansuri/plain",
        products: 3,
      },
    ]);
    expect(await read(z.array(MenuItem), "/get/allMenu")).toEqual(menu);
    expect(await tags("/get/allMenu")).toEqual(["lists"]);
  });

  test("of a department is found by its categories too", async () => {
    expect(await read(MenuItem, "/get/topMenu/veena")).toEqual(await read(MenuItem, "/get/topMenu/indian-classical"));
    expect(await read(MenuItem, "/get/topMenu/harps")).toMatchObject({ slug: "harps", products: 0, child: [] });
  });
});

describe("a category's page", () => {
  const page = async (category: string) =>
    answer(CategoryPage).parse(await (await catalogue.post("/get/other/category", { category })).json()).data;

  test("of a department", async () => {
    const { category, children, brands, collections, products, guide } = await page("indian-classical");
    expect(category).toEqual({ name: "Indian Classical", slug: "indian-classical", parent: null });
    expect(children.map(({ slug }) => slug)).toEqual(["veena", "mridangam", "carnatic-flute-bansuri"]);
    expect(brands.map(({ slug, products }) => [slug, products])).toEqual([
      ["kaveri", 7],
      ["venu", 3],
    ]);
    expect(collections.map(({ slug }) => slug)).toEqual(["student-starters", "margazhi-season"]);
    expect(products.map(({ product_url }) => product_url).slice(0, 2)).toEqual([
      "venu-carnatic-flute-5-kattai",
      "kaveri-22-mridangam",
    ]);
    expect(products.at(-1)?.availability).toBe("out_of_stock");
    expect(guide).toBe("About Indian Classical.");
  });

  test("of a category has its department above it and that one's guide", async () => {
    expect(await page("ukuleles")).toMatchObject({
      category: { slug: "ukuleles", parent: { name: "Guitars & Ukuleles", slug: "guitars" } },
      children: [],
      guide: "About Guitars & Ukuleles.",
    });
    expect((await catalogue.post("/get/other/category", { category: "nothing" })).status).toBe(404);
  });
});

describe("collections", () => {
  const Page = z.object({ id: z.int(), name: z.string(), slug: z.string(), sections: z.array(Section) });

  test("1 is the home page: its sections, in stock first, without empty ones", async () => {
    const home = await read(Page, "/get/product/collections/1");
    expect(home.sections.map(({ position, title, slug }) => [position, title, slug])).toEqual([
      [2, "On the kutcheri stage", "carnatic-essentials"],
      [3, "Start here", "student-starters"],
    ]);
    const shown = home.sections.flatMap(({ products }) => products);
    expect(home.sections[0]?.products.map(({ availability }) => availability)).toEqual([
      ...Array(6).fill("in_stock"),
      "out_of_stock",
    ]);
    expect(await tags("/get/product/collections/1")).toEqual(["lists", ...shown.map(({ id }) => `product:${id}`)]);
  });

  test("another is a section of its own", async () => {
    const { id, name } = await read(Collection, "/get/collection/margazhi-season");
    const page = await read(Page, `/get/product/collections/${id}`);
    expect(page.sections.map(({ position, title, products }) => [position, title, products.length])).toEqual([
      [1, name, 2],
    ]);
  });

  test("tell their discount while it runs", async () => {
    const running = await read(z.array(Collection), "/get/discount/collections");
    expect(running.map(({ slug, discount_percent }) => [slug, discount_percent])).toEqual([
      ["student-starters", 15],
      ["margazhi-season", 10],
    ]);
    expect(running.map(({ ends_at }) => ends_at && Date.parse(ends_at) > Date.now())).toEqual([null, true]);
    expect(await read(Collection, "/get/collection/last-summer")).toMatchObject({
      discount_percent: null,
      ends_at: null,
    });
  });
});

test("brands are those with products, by name, and one is found by its slug", async () => {
  const brands = await read(z.array(Brand), "/get/brands");
  expect(brands.map(({ name, products }) => [name, products])).toEqual([
    ["Ashcombe", 4],
    ["Halden", 8],
    ["Kaveri Vadyalaya", 7],
    ["Sembiyan", 9],
    ["Toriumi", 6],
    ["Venu & Sons", 5],
  ]);
  expect(await read(Brand, "/get/brand/kaveri")).toMatchObject(brands[2] ?? {});
});

test("the home page has banners, categories, brands, discounts, promises and the showroom", async () => {
  const home = await read(Home, "/get/home/details");
  expect(home.banners).toEqual(await read(z.array(Banner), "/get/banners"));
  expect(home.categories).toHaveLength(4);
  expect(home.showroom.address).toBe("73, Anna Salai, Chennai – 600 002");
  expect(home.showroom.picture?.image).toBe("/pictures/rooms/showroom");
  expect(home.promises.length).toBeGreaterThan(0);
  expect(await read(z.array(QuickLink), "/get/quickLink")).toEqual([
    { name: "All brands", url: "/brand" },
    { name: "Veena", url: "/category/veena" },
  ]);
});

test("the showroom's map is shown for the address it was drawn for, and a shop without a picture has neither", async () => {
  const { shop } = readSettings({});
  const at = async (changed: Partial<typeof shop>) =>
    (await getHome(catalogue.sql, { ...shop, ...changed }, false)).showroom;
  expect((await at({})).map?.image).toBe("/showroom-map.svg");
  const moved = await at({ address: ["12, North Mada Street", "Chennai – 600 004"] });
  expect(moved.map).toBeUndefined();
  expect(moved.picture?.image).toBe("/pictures/rooms/showroom");
  expect(await at({ showroom: undefined })).not.toHaveProperty("picture");
});

test("a photograph that was not taken yet is no menu's and no collection's picture", async () => {
  const { sql } = catalogue;
  await sql`update card set image = 'file:0123456789abcdef/veena.jpg'`;
  const [collection] = await sql<{ slug: string }[]>`
    select slug from collection where id in (select collection_id from collection_product join card using (product_id)) limit 1`;
  expect((await read(z.array(MenuItem), "/get/allMenu")).length).toBeGreaterThan(0);
  expect(collection).toBeDefined();
  for (const path of ["/get/allMenu", `/get/collection/${collection?.slug}`])
    expect(await (await catalogue.ask(path)).text()).not.toContain("file:");
});
