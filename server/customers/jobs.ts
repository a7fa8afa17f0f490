import { transaction } from "../database/transaction.ts";
import type { Job } from "../jobs/schedule.ts";
import { forgetContacts } from "../orders/ownOrders.ts";
import type { Shop } from "../shop/shop.ts";
import { longestDays } from "./cookie.ts";

/** An account whose address nobody has proved is deleted after so many days; one from another shop waits for its owner. */
const unverifiedDays = 7;

/** Deletes what has had its time: links, sessions, counted tries, accounts that were never opened, contacts of deleted customers. */
export async function forgetOld({ sql }: Pick<Shop, "sql">): Promise<void> {
  await sql`delete from customer_token where expires_at < now()`;
  await sql`delete from session where created_at < now() - ${longestDays} * interval '1 day'`;
  await sql`delete from rate_limit where full_at < now()`;
  await sql`update orders set placed_from = null where placed_from is not null and placed_at < now() - interval '7 days'`;
  await sql`delete from customer where not email_verified and imported_at is null and created_at < now() - ${unverifiedDays} * interval '1 day'`;
  await transaction(sql, forgetContacts);
}

/** What happens to accounts by itself. */
export const customerJobs = (shop: Shop): Job[] => [
  { name: "forget accounts' old things", every: 600, run: () => forgetOld(shop) },
];
