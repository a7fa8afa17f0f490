import type { OwnWishlist, Wishlist } from "../../contract/wishlist.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import type { Shop } from "../shop/shop.ts";

/** The ids on an account's wishlist, the latest first. */
export async function readWished(sql: Sql | Transaction, customerId: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select product_id as id from wish where customer_id = ${customerId} order by wish.id desc`;
  return rows.map(({ id }) => id);
}

/** An account's wishlist, and the link by which others see it. */
export async function readWishlist(
  { sql, address }: Pick<Shop, "sql" | "address">,
  customerId: number,
): Promise<Wishlist> {
  const [ids, [shared]] = await Promise.all([
    readWished(sql, customerId),
    sql<{ key: string }[]>`select key from shared_wishlist where customer_id = ${customerId}`,
  ]);
  return { ids, link: shared ? new URL(`/wishlist/${shared.key}`, address()).href : null };
}

/** What a customer wishes for, and since when it is shared, as his data say it. */
export async function exportWishlist(sql: Sql, customerId: number): Promise<OwnWishlist> {
  const [wishes, [shared]] = await Promise.all([
    sql<{ product_name: string; product_url: string; added_at: Date }[]>`
      select p.name as product_name, p.slug as product_url, w.added_at
      from wish w join product p on p.id = w.product_id where w.customer_id = ${customerId} order by w.id desc`,
    sql<{ at: Date }[]>`select shared_at as at from shared_wishlist where customer_id = ${customerId}`,
  ]);
  return {
    products: wishes.map((wish) => ({ ...wish, added_at: wish.added_at.toISOString() })),
    shared_since: shared?.at.toISOString() ?? null,
  };
}
