import type { ProductRow } from "../../server/search/rowWords.ts";

/** A product for tests, of which only some things matter. */
export const productRow = (some: Pick<ProductRow, "id" | "name"> & Partial<ProductRow>): ProductRow => ({
  brand: "Kaveri",
  brand_id: 1,
  brand_slug: "kaveri",
  category_id: 1,
  price: 500_000,
  popularity: 100,
  availability: "in_stock",
  discount_percent: 0,
  booking: "none",
  country_of_origin: "IN",
  created: 0,
  collections: [],
  names: [],
  tags: [],
  attributes: [],
  ...some,
});
