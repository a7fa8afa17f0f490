import type { Sql } from "../../database/connect.ts";
import { transaction, waitShortly } from "../../database/transaction.ts";
import type { Staff } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";
import { refreshProducts } from "../refreshProducts.ts";

/** What became of a product that was to be shown or hidden. */
export type Published = { id: number; name: string; done: boolean; message: string };

async function publishOne(sql: Sql, id: number, published: boolean, by: Staff): Promise<Published> {
  return transaction(sql, async (tx) => {
    await waitShortly(tx);
    const [row] = await tx<{ name: string; was: boolean; sold: boolean }[]>`
      select name, published as was, exists (select from variant v where v.product_id = p.id and not v.retired) as sold
      from product p where id = ${id} for update`;
    if (!row) return { id, name: "", done: false, message: "This product was not found." };
    const { name, was, sold } = row;
    if (published && !sold) return { id, name, done: false, message: "All its variants are retired." };
    if (was !== published) {
      await tx`update product set published = ${published}, updated_at = now() where id = ${id}`;
      await recordAct(tx, by, {
        act: "products.edit",
        thing: "product",
        id,
        before: { published: was },
        after: { published },
      });
      await refreshProducts(tx, [id]);
    }
    return { id, name, done: true, message: "" };
  });
}

/** Shows or hides products, each by itself: one that can't be is told with its reason and keeps no other back. */
export async function publishProducts(sql: Sql, ids: number[], published: boolean, by: Staff): Promise<Published[]> {
  const done: Published[] = [];
  for (const id of new Set(ids)) done.push(await publishOne(sql, id, published, by));
  return done;
}
