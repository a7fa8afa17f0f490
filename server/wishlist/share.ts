import { randomBytes } from "node:crypto";
import type { Card } from "../../contract/catalogue.ts";
import type { Sql } from "../database/connect.ts";
import { notFound } from "../http/reply.ts";
import { readWished } from "./readWishlist.ts";
import { wishedCards } from "./wishedCards.ts";

/** Lets others see an account's wishlist by a link of 128 random bits. Shared already, the link stays the same. */
export async function share(sql: Sql, customerId: number): Promise<void> {
  const key = randomBytes(16).toString("base64url");
  await sql`insert into shared_wishlist (customer_id, key) values (${customerId}, ${key}) on conflict (customer_id) do nothing`;
}

/** Ends the link: it opens nothing any more, also when the wishlist is shared again. */
export async function endSharing(sql: Sql, customerId: number): Promise<void> {
  await sql`delete from shared_wishlist where customer_id = ${customerId}`;
}

/** What a link shows: the products as they are now, and nothing of whose they are. Throws an ApiError of 404. */
export async function readShared(sql: Sql, key: string): Promise<Card[]> {
  const [shared] = await sql<{ owner: number }[]>`select customer_id as owner from shared_wishlist where key = ${key}`;
  if (!shared) throw notFound("This wishlist");
  return wishedCards(sql, await readWished(sql, shared.owner));
}
