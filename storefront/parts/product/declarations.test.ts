import { expect, test } from "vitest";
import type { Product, Variant } from "../../../contract/catalogue.ts";
import { declarationsOf } from "./declarations.ts";
import { shownProduct } from "./shownProduct.ts";

const variant: Variant = {
  id: 1,
  sku: "GU-1",
  options: [],
  mrp: 799_900,
  price: 649_900,
  discount_percent: 18,
  stock: 4,
  availability: "in_stock",
  image: null,
  gtin: null,
  weight_grams: 4300,
  box_mm: [1120, 460, 165],
};
const product: Product = {
  id: 1,
  product_name: "Guitar",
  product_url: "guitar",
  brand: { name: "B", slug: "b" },
  category: { name: "C", slug: "c" },
  parent_category: null,
  description: "",
  highlights: [],
  specifications: [],
  in_the_box: [],
  warranty: null,
  country_of_origin: "ID",
  hsn: "92029000",
  gst_percent: 18,
  on_sale: true,
  generic_name: "Acoustic guitar",
  net_quantity: "1 N",
  manufacturer: "Maker, Bandung",
  importer: "Importer, Chennai",
  alternative_names: [],
  images: [],
  options: [],
  variants: [variant],
  booking: "none",
  available_from: null,
  rating: null,
  questions: 0,
  hear: false,
  recorded: false,
  tags: [],
  related: [],
};

test("a listing declares what the law asks for, and leaves out what is not known", () => {
  const declared = Object.fromEntries(
    declarationsOf(shownProduct(product), variant, undefined).map(({ name, value }) => [name, value]),
  );
  expect(declared).toMatchObject({
    "Generic name": "Acoustic guitar",
    "Net quantity": "1 N",
    "MRP (inclusive of all taxes)": "₹7,999",
    "Country of origin": "Indonesia",
    Manufacturer: "Maker, Bandung",
    "Imported by": "Importer, Chennai",
    "Size as packed": "112 × 46 × 16.5 cm",
    "Weight as packed": "4.3 kg",
  });
  expect(declared).not.toHaveProperty("Warranty");
});

test("goods that are free of GST declare no rate of it", () => {
  const free = declarationsOf(shownProduct({ ...product, gst_percent: 0 }), variant, undefined);
  expect(free.map(({ name }) => name)).not.toContain("GST, in the price");
});
