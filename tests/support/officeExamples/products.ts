import { randomUUID } from "node:crypto";
import type { productCalls } from "../../../contract/office/products.ts";
import { makeProduct } from "../../../server/catalogue/edit/makeProduct.ts";
import { clerk } from "../clerk.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

/** What is typed of a new product: a flute of its own name, at ₹1,200. */
export const typedFlute = () => ({
  fields: { name: `Test flute ${randomUUID().slice(0, 8)}`, brand: "Venu", category: "carnatic-flute-bansuri" },
  variants: [{ list_price: 120_000, mrp: 150_000 }],
});

/** A hidden product that nothing else knows, and its only variant. */
export async function newFlute(office: Pick<TestOffice, "sql">): Promise<{ id: number; variant: number }> {
  const { fields, variants } = typedFlute();
  const made = await makeProduct(office.sql, { fields, variants: variants.map((one) => ({ ...one, sku: "" })) }, clerk);
  if (made.outcome !== "edited") throw new Error(JSON.stringify(made));
  const [row] = await office.sql<
    { variant: number }[]
  >`select id as variant from variant where product_id = ${made.id}`;
  return { id: made.id, variant: row?.variant ?? 0 };
}

export const productExamples: OfficeExamples<typeof productCalls> = {
  "GET /products": () => ({ path: "/products?search=flute&state=published&sort=newest" }),
  "GET /products/choices": () => ({}),
  "GET /products/{id}": async (office) => ({ path: `/products/${(await newFlute(office)).id}` }),
  "POST /products": () => ({ body: typedFlute() }),
  "PUT /products/{id}": async (office) => ({
    path: `/products/${(await newFlute(office)).id}`,
    body: { version: 1, fields: { warranty: "Six months" } },
  }),
  "PATCH /products/{id}/prices": async (office) => {
    const { id, variant } = await newFlute(office);
    return { path: `/products/${id}/prices`, body: { variants: [{ id: variant, version: 1, list_price: 110_000 }] } };
  },
  "POST /products/{id}/duplicate": async (office) => ({ path: `/products/${(await newFlute(office)).id}/duplicate` }),
  "POST /products/publish": async (office) => ({ body: { ids: [(await newFlute(office)).id], published: true } }),
  "POST /products/{id}/preview": async (office) => ({
    path: `/products/${(await newFlute(office)).id}/preview`,
    body: { fields: { name: "A draft" } },
    changes: false,
  }),
  "POST /products/preview": () => ({ body: typedFlute(), changes: false }),
};
