import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { ProductList, Suggestion } from "../../contract/catalogue.ts";
import { hostileTexts } from "../../tests/support/hostileTexts.ts";
import { openCatalogue } from "../../tests/support/testCatalogue.ts";

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const Suggestions = z.object({ products: z.array(Suggestion) });
const suggest = async (search_field: string) =>
  Suggestions.parse(await (await catalogue.post("/get/global/search", { search_type: "product", search_field })).json())
    .products;
const list = (search: string) => catalogue.read(ProductList, `/get/products?${new URLSearchParams({ search })}`);

describe("suggestions", () => {
  test("show a product with where it stands in the shop", async () => {
    expect(await suggest("kaveri ekandam")).toEqual([
      {
        has_data: "yes",
        product_name: "Kaveri Ekandam Saraswati Veena",
        price: 8_550_000,
        product_url: "kaveri-ekandam-veena",
        image: "/pictures/veena/plain",
        parent_category_name: "Indian Classical",
        category_name: "Veena",
        brand_name: "Kaveri Vadyalaya",
        availability: "in_stock",
        on_sale: true,
        message: "",
      },
    ]);
  });

  test("what an invoice calls a product finds it: its article number, in any letter case", async () => {
    const [{ sku, slug } = { sku: "", slug: "" }] = await catalogue.sql<{ sku: string; slug: string }[]>`
      select v.sku, k.slug from variant v join card k using (product_id) where k.slug = 'kaveri-ekandam-veena' limit 1`;
    await catalogue.sql`update variant set sku = 'QZW9X7' where sku = ${sku}`;
    expect((await suggest("qzw9x7")).map(({ product_url }) => product_url)).toEqual([slug]);
    expect((await list(" QZW9X7 ")).products.map(({ product_url }) => product_url)).toEqual([slug]);
    expect((await list("QZW9X8")).total).toBe(0);
    await catalogue.sql`update variant set sku = ${sku} where sku = 'QZW9X7'`;
  });

  test("are at most eight, what is in stock first, then by popularity", async () => {
    const found = await suggest("guitar");
    expect(found).toHaveLength(8);
    expect((await suggest("kaveri veena")).map(({ product_url }) => product_url)).toEqual([
      "kaveri-ekandam-veena",
      "kaveri-travel-veena",
      "kaveri-ottu-veena",
    ]);
  });

  test("say that there are none", async () => {
    const said = await suggest("xqzzy wvvk");
    expect(said).toMatchObject([{ has_data: "no", message: "No records found", product_url: "" }]);
  });

  test.each(["", "   ", "😀", "%", "\\", "'", "?", "…"])(
    "for %j, which is nothing to look for, don't say that there are none: nor does a list that it found any",
    async (typed) => {
      const message = "Type a word or a number to search for.";
      expect(await suggest(typed)).toMatchObject([{ has_data: "no", message, product_url: "" }]);
      const { applied, ignored, total } = await list(typed);
      const value = typed.trim();
      expect([applied, ignored]).toEqual([[], value === "" ? [] : [{ parameter: "search", value }]]);
      expect(total).toBe((await list("")).total);
    },
  );
});

describe("a search", () => {
  test.each([
    ["beginnings of words in any order", "veen kav"],
    ["another script", "வீணை"],
    ["a letter too many", "veeenna kaveri"],
    ["a letter left out", "kavri veena"],
    ["a wrong letter at the end", "kavera veena"],
    ["signs between the words", "Kaveri---VEENA!!"],
  ])("finds by %s", async (_, typed) => {
    const found = (await list(typed)).products.map(({ product_url }) => product_url);
    expect(found).toEqual(expect.arrayContaining(["kaveri-ekandam-veena", "kaveri-ottu-veena", "kaveri-travel-veena"]));
  });

  test("takes another spelling only where a word is unknown as it stands", async () => {
    expect((await list("mrudangam")).total).toBe(4);
    expect((await list("sembiyan veena")).total).toBe(0);
  });

  test("sorts by relevance and says so", async () => {
    const found = await list("tuner");
    expect([found.sort, found.applied]).toEqual([
      "relevance",
      [{ parameter: "search", value: "tuner", label: "“tuner”" }],
    ]);
  });

  test.each(hostileTexts)("for %s is answered", async (_, typed) => {
    const listed = await catalogue.ask(`/get/products?${new URLSearchParams({ search: typed })}`);
    const suggested = await catalogue.post("/get/global/search", { search_field: typed });
    const isRefused = typed.length > 10_000 || typed.includes("\0") || !typed.isWellFormed();
    expect([listed.status, suggested.status]).toEqual([200, isRefused ? 422 : 200]);
    expect(ProductList.parse(await listed.json()).products.length).toBeLessThanOrEqual(12);
  });

  test.each([
    "%00",
    "%ED%A0%BC violin",
    "%C3%28",
    "%FF%FE",
    "%",
    "%E0%A4%A",
    "violin%0D%0ASet-Cookie:%20a=b",
    "violin&search=veena&search[]=x",
  ])("that an address spells as %j is answered", async (spelt) => {
    expect((await catalogue.ask(`/get/products?search=${spelt}`)).status).toBe(200);
  });

  test.each([null, 7, ["violin"], { $ne: 1 }, true])("for %j is refused, and no failure", async (search_field) => {
    expect((await catalogue.post("/get/global/search", { search_field })).status).toBe(422);
  });
});

describe("a list tells", () => {
  test("what it understood of the words, and the search without it", async () => {
    const found = await list("mridangam 22 inch under 12000");
    expect(found.products.map(({ product_url }) => product_url)).toEqual(["kaveri-22-mridangam"]);
    expect(found.understood?.map(({ label, search_without }) => [label, search_without])).toEqual([
      ["22 inch", "mridangam under 12000"],
      ["Up to ₹12,000", "mridangam 22 inch"],
    ]);
  });

  test("how it took a misspelt word", async () => {
    expect(await list("ukuleel")).toMatchObject({ corrected: "ukulele" });
    expect(await list("ukulele")).not.toHaveProperty("corrected");
  });

  test("what there is instead of nothing", async () => {
    const found = await list("sembiyan veena");
    expect(found.instead?.categories).toEqual([{ name: "Veena", slug: "veena" }]);
    expect(found.instead?.products).toHaveLength(8);
    expect(await list("veena")).not.toHaveProperty("instead");
  });
});

test("a maker that is not sold is told, with whose products there are, and nothing pretends to be his", async () => {
  const told = {
    brand_name: "Ibanez",
    message: expect.stringMatching(/^We don't have Ibanez\. Electric guitars by .+/),
    instead: expect.arrayContaining([expect.objectContaining({ slug: "electric-guitars" })]),
  };
  const answer = await (await catalogue.post("/get/global/search", { search_field: "ibanez" })).json();
  expect(answer).toMatchObject({ products: [{ has_data: "no", message: "No records found" }], not_sold: told });
  const found = await list("ibanez");
  expect(found).toMatchObject({ total: 0, not_sold: told });
  expect(new Set(found.instead?.products.map(({ category_name }) => category_name))).toContain("Electric Guitars");
  expect(await list("ibanez guitar")).toMatchObject({ not_sold: { brand_name: "Ibanez" } });
  expect((await list("ibanez guitar")).products.length).toBeGreaterThan(0);
  expect(await list("guitar")).not.toHaveProperty("not_sold");
});

test("suggestions tell how the text may go on and which categories it names", async () => {
  const answer = await (await catalogue.post("/get/global/search", { search_field: "kaveri vee" })).json();
  expect(answer).toMatchObject({ completions: ["kaveri veena"], categories: [{ name: "Veena", slug: "veena" }] });
});
