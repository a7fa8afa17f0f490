import { randomUUID } from "node:crypto";
import type { officeReviewCalls } from "../../../contract/office/reviews.ts";
import { officeOrder } from "../officeOrders.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

/** A review that waits; its number. */
async function review(office: TestOffice): Promise<number> {
  const { orderNo, id } = await officeOrder(office, { to: "delivered" });
  const [row] = await office.sql<{ id: number }[]>`
    insert into review (product_id, order_id, variant_id, email, rating, words, name)
    select v.product_id, o.id, v.id, ${`${randomUUID()}@example.com`}, 4, 'In tune and light.', 'Asha'
    from orders o, variant v where o.order_no = ${orderNo} and v.id = ${id} returning id`;
  return row?.id ?? 0;
}

export const reviewExamples: OfficeExamples<typeof officeReviewCalls> = {
  "GET /reviews": () => ({}),
  "POST /reviews/{id}": async (office) => ({
    path: `/reviews/${await review(office)}`,
    body: { state: "shown", version: 1 },
  }),
  "POST /reviews/{id}/answer": async (office) => ({
    path: `/reviews/${await review(office)}/answer`,
    body: { version: 1, answer: "Thank you." },
  }),
};
