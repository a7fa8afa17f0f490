import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Failure } from "../../contract/answer.ts";
import { compareCalls } from "../../contract/compare.ts";
import { openCatalogue } from "../../tests/support/testCatalogue.ts";
import { compareRows } from "./compareRows.ts";

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const path = (products: string) => `/get/compare?${new URLSearchParams({ products })}`;
const compare = async (products: string) =>
  (await catalogue.read(compareCalls["GET /get/compare"].answer, path(products))).data;
const refusal = async (products: string) => {
  const answer = await catalogue.ask(path(products));
  return { status: answer.status, ...Failure.parse(await answer.json()) };
};

const veena = "kaveri-ekandam-veena";
const travel = "kaveri-travel-veena";
const keyboard = "toriumi-k61";

describe("products side by side", () => {
  test("stand in the order asked for, with price and stock, and what differs is marked", async () => {
    const { products, rows } = await compare(`${keyboard},${veena}`);
    expect(products.map(({ product_url }) => product_url)).toEqual([keyboard, veena]);
    expect(products[0]?.variants[0]).toMatchObject({ price: 807_500, availability: "in_stock" });
    expect(rows.find(({ name }) => name === "Weight")).toEqual({
      name: "Weight",
      values: [["6500 g"], ["14000 g"]],
      differs: true,
    });
    expect(rows.find(({ name }) => name === "Country of origin")?.values).toEqual([["Japan"], ["India"]]);
  });

  test("are one to four, in any letter case, with spaces and empty places between", async () => {
    expect((await compare(` ${veena.toUpperCase()}, ,`)).products).toHaveLength(1);
    expect((await compare([veena, travel, keyboard, "toriumi-p88"].join())).products).toHaveLength(4);
  });

  test("are found by the slug that they had before, and two slugs of one product are one column", async () => {
    await catalogue.sql`insert into redirect (kind, old_slug, new_slug) values ('product', 'old-veena', ${veena})`;
    const { products } = await compare(`old-veena,${travel},${veena}`);
    expect(products.map(({ product_url }) => product_url)).toEqual([veena, travel]);
  });

  test("can be kept until one of them changes", async () => {
    const answer = await catalogue.ask(path(`${veena},${travel}`));
    const tags = answer.headers.get("Cache-Tag")?.split(",");
    const { products } = await compare(`${veena},${travel}`);
    expect(tags).toEqual(products.map(({ id }) => `product:${id}`));
  });
});

describe("what can't be compared is told", () => {
  test.each([
    ["none", ""],
    ["only commas", " ,, "],
    ["more than four", "a,b,c,d,e"],
    ["the same one twice", `${veena},${travel},${veena.toUpperCase()}`],
    ["half a character", `${veena},\uD800`],
    ["a very long list", Array.from({ length: 10_000 }, (_, at) => `product-${at}`).join()],
  ])("%s", async (_, products) => {
    const { status, message } = await refusal(products);
    expect(status).toBeGreaterThanOrEqual(404);
    expect(status).toBeLessThan(500);
    expect(message).not.toBe("");
  });

  test("the field is named for none, too many and twice", async () => {
    for (const products of ["", "a,b,c,d,e", `${veena},${veena}`])
      expect(await refusal(products)).toMatchObject({ status: 422, errors: { products: expect.any(String) } });
  });

  test("each that is not there is named at its place, an unpublished one too", async () => {
    expect(await refusal(`nothing,${veena},old-school-ukulele`)).toMatchObject({
      status: 404,
      errors: { "products.0": "“nothing” was not found.", "products.2": "“old-school-ukulele” was not found." },
    });
  });

  test("a query without the parameter is as one without products", async () => {
    expect((await catalogue.ask("/get/compare")).status).toBe(422);
  });
});

describe("rows", () => {
  const said = {
    brand: { name: "Kaveri", slug: "kaveri" },
    options: [],
    specifications: [],
    in_the_box: [],
    warranty: null,
    country_of_origin: null,
  };

  test("are there where at least one product has a value, the box, warranty and origin last", () => {
    const rows = compareRows([
      { ...said, specifications: [{ name: "Frets", value: "24" }], warranty: "1 year" },
      { ...said, specifications: [{ name: "Length", value: "122 cm" }], in_the_box: ["Case"] },
    ]);
    expect(rows).toEqual([
      { name: "Brand", values: [["Kaveri"], ["Kaveri"]], differs: false },
      { name: "Frets", values: [["24"], []], differs: true },
      { name: "Length", values: [[], ["122 cm"]], differs: true },
      { name: "In the box", values: [[], ["Case"]], differs: true },
      { name: "Warranty", values: [["1 year"], []], differs: true },
    ]);
  });

  test("are one for names in other letters, and the same values in another order are the same", () => {
    const [, box] = compareRows([
      { ...said, in_the_box: ["Case", "Strings"] },
      { ...said, in_the_box: ["strings", "Case"] },
    ]);
    expect(box).toMatchObject({ name: "In the box", differs: false });
    const rows = compareRows([
      { ...said, specifications: [{ name: "Top wood", value: "Spruce" }] },
      { ...said, specifications: [{ name: "top  Wood", value: "spruce" }] },
    ]);
    expect(rows[1]).toEqual({ name: "Top wood", values: [["Spruce"], ["spruce"]], differs: false });
  });

  test("of one product differ in nothing", () => {
    expect(compareRows([{ ...said, warranty: "1 year" }]).every(({ differs }) => !differs)).toBe(true);
  });
});
