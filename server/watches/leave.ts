import type { Watched } from "../../contract/watches.ts";
import type { Sql, Transaction } from "../database/connect.ts";

/** What the address of this key waits for. */
export const readWatched = async (sql: Sql, key: string): Promise<Watched[]> => [
  ...(await sql<Watched[]>`
    select distinct p.name as product_name, p.slug as product_url
    from product_watch w join variant v on v.id = w.variant_id join product p on p.id = v.product_id
    where w.leave_key = ${key} order by p.name, p.slug`),
];

/** Forgets the address of this key: no mail goes to it any more, also none that is under way. */
export async function leave(sql: Sql, key: string): Promise<void> {
  await sql`delete from product_watch where leave_key = ${key}`;
}

/** Forgets what an address waits for, with its account. */
export async function forgetWatches(tx: Transaction, email: string): Promise<void> {
  await tx`delete from product_watch where email = ${email}`;
}
