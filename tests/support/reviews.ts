import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { Sql } from "../../server/database/connect.ts";

/** A small photograph, as JPEG. */
export const photograph = (width = 60, height = width): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#604020" } })
    .jpeg()
    .toBuffer();

/** A review of a delivered order's buyer that waits; its number. `id`: the variant that he bought. */
export async function writtenReview(sql: Sql, { orderNo, id }: { orderNo: string; id: number }): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into review (product_id, order_id, variant_id, email, rating, words, name)
    select v.product_id, o.id, v.id, o.email, 4, 'In tune and light.', 'Asha'
    from orders o, variant v where o.order_no = ${orderNo} and v.id = ${id} returning id`;
  return row?.id ?? 0;
}

/** A picture of a review that is ready, without its files; its id. */
export async function reviewPicture(sql: Sql, review: number): Promise<string> {
  const id = randomUUID();
  await sql`insert into review_picture (id, review_id, place, state) values (${id}, ${review}, 1, 'ready')`;
  return id;
}
