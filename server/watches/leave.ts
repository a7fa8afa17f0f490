import type { OwnWatch, Watched } from "../../contract/watches.ts";
import type { Sql, Transaction } from "../database/connect.ts";

/** What the address of this key waits for. */
export const readWatched = async (sql: Sql, key: string): Promise<Watched[]> => [
  ...(await sql<Watched[]>`
    select distinct w.kind, p.name as product_name, p.slug as product_url
    from product_watch w join variant v on v.id = w.variant_id join product p on p.id = v.product_id
    where w.leave_key = ${key} order by p.name, p.slug, w.kind`),
];

/** What an address waits for, as the data of the customer say it whose address it is. */
export async function exportWatches(sql: Sql, email: string): Promise<OwnWatch[]> {
  const rows = await sql<(Omit<OwnWatch, "asked_at"> & { created_at: Date })[]>`
    select w.kind, p.name as product_name, p.slug as product_url, w.price, w.created_at
    from product_watch w join variant v on v.id = w.variant_id join product p on p.id = v.product_id
    where w.email = ${email} order by w.id`;
  return rows.map(({ created_at, ...row }) => ({ ...row, asked_at: created_at.toISOString() }));
}

/** Forgets the address of this key: no mail goes to it any more, also none that is under way. */
export async function leave(sql: Sql, key: string): Promise<void> {
  await sql`delete from product_watch where leave_key = ${key}`;
}

/** Forgets what an address waits for, with its account. */
export async function forgetWatches(tx: Transaction, email: string): Promise<void> {
  await tx`delete from product_watch where email = ${email}`;
}
