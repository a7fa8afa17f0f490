import { expect, test } from "vitest";
import type { Card } from "../../../contract/catalogue.ts";
import type { Fits } from "../../../contract/fits.ts";
import { type Client, NoAnswer } from "../../api/client.ts";
import { firstFits, withFits } from "./firstFits.ts";
import type { ShownProduct } from "./shownProduct.ts";

const card = (id: number, variants = 1): Card => ({
  id,
  variant_id: id * 10,
  product_name: `Accessory ${id}`,
  product_url: `accessory-${id}`,
  image: null,
  alt: "",
  brand_name: "Halden",
  brand_slug: "halden",
  category_name: "Strings",
  mrp: 100,
  price: 100,
  discount_percent: 0,
  availability: "in_stock",
  on_sale: true,
  booking: "none",
  rating: null,
  reviews: 0,
  variants,
});
const variant = { id: 10, option_text: "", mrp: 100, price: 100, availability: "in_stock" as const };
const group = (slug: string, ...cards: Card[]): Fits["groups"][number] => ({
  category: { name: slug, slug },
  products: cards.map((one) => ({ card: one, why: "For it", variants: [variant] })),
});
const asking = (groups: Fits["groups"], fitted = [1]): Client =>
  (async () => ({ error: 0, data: { product_name: "S10", product_url: "s10", fitted, groups } })) as unknown as Client;
const refusing =
  (error: Error): Client =>
  async () => {
    throw error;
  };

const row = { title: "You may also like", cards: [] };
const product = { product_url: "s10", row, links: [] } as unknown as ShownProduct;

test("the row has one of each kind first, at the variant that fits where not all do, and leads to all", async () => {
  const groups = [group("strings", card(1, 3), card(2)), group("cases", card(3))];
  const shown = withFits(product, await firstFits(asking(groups), "s10"));
  expect(shown.row).toMatchObject({ title: "Fits with it", to: "/product/s10/fits?variant=" });
  expect(shown.row.cards.map(({ product_url }) => product_url)).toEqual([
    "accessory-1?variant=10",
    "accessory-3",
    "accessory-2",
  ]);
  expect(shown.links).toEqual([{ to: "/product/s10/fits?variant=", text: "What fits it" }]);
});

test("what fits one variant and not another is in no row, and a link leads to it", async () => {
  const shown = withFits(product, await firstFits(asking([]), "s10"));
  expect(shown.row).toBe(row);
  expect(shown.links).toHaveLength(1);
});

test.each([
  ["nothing fits", asking([], [])],
  ["the shop can't say", refusing(new NoAnswer())],
])("where %s the page stays as it is", async (_, api) => {
  expect(withFits(product, await firstFits(api, "s10"))).toBe(product);
});
