import { mostWished } from "../../contract/listLimits.ts";
import type { Sql } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { readWished } from "./readWishlist.ts";

/**
 * Puts products on an account's wishlist, the latest first, and takes others off. What is not named stays as it is, so that two
 * devices at once lose nothing. Products that the shop does not show are passed over. Answers those for which there is no room:
 * the latest go first.
 */
export async function changeWishlist(
  sql: Sql,
  customerId: number,
  { add, remove }: { add: number[]; remove: number[] },
): Promise<number[]> {
  return transaction(sql, async (tx) => {
    await tx`select from customer where id = ${customerId} for no key update`; // one change of a wishlist at a time
    await tx`delete from wish where customer_id = ${customerId} and product_id = any(${remove})`;
    const had = new Set(await readWished(tx, customerId));
    const known = await tx<{ id: number }[]>`select product_id as id from card where product_id = any(${add})`;
    const shown = new Set(known.map(({ id }) => id));
    const added = [...new Set(add)].filter((id) => shown.has(id) && !had.has(id));
    const room = Math.max(0, mostWished - had.size);
    await tx`
      insert into wish (customer_id, product_id)
      select ${customerId}, id from unnest(${added.slice(0, room)}::int[]) with ordinality as a (id, place) order by place desc`;
    return added.slice(room);
  });
}
