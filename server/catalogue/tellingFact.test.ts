import { afterAll, beforeAll, expect, test } from "vitest";
import { ProductList } from "../../contract/catalogue.ts";
import { openCatalogue } from "../../tests/support/testCatalogue.ts";

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const veena = "kaveri-ekandam-veena";
/** What a list tells of the veena that has these specifications. */
async function told(...specifications: { name: string; value: string }[]) {
  const { sql } = catalogue;
  await sql`update product set specifications = ${sql.json(specifications)} where slug = ${veena}`;
  const { products } = await catalogue.read(ProductList, "/get/products?category=veena");
  return products.find(({ product_url }) => product_url === veena)?.fact;
}

const weight = { name: "Weight", value: "5 kg" };
const frets = { name: "Frets", value: "24 brass" };

test("a list tells of a product what tells it from others of its category, in the words of its specifications", async () => {
  expect(await told(weight, frets, { name: "wood", value: "Jackwood" })).toEqual({ name: "wood", value: "Jackwood" });
  expect(await told(weight, frets)).toEqual(frets);
});

test("what says nothing of that has no fact, nor has a product of another category", async () => {
  expect(await told(weight)).toBeNull();
  expect(await told()).toBeNull();
  const { products } = await catalogue.read(ProductList, "/get/products?search=flute");
  expect(products.map(({ fact }) => fact)).not.toContainEqual(expect.anything());
});
