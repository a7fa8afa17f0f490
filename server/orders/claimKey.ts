import type { Transaction } from "../database/connect.ts";
import { asPlanned } from "../database/transaction.ts";
import { sign } from "../secret.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "./steps.ts";

/** What a key stands for already: an order, or a request of another content. */
export type Claimed = { outcome: "repeated"; orderNo: string } | { outcome: "other_body" };

/** For how long the same idempotency key gives the same order. */
const keyLife = "24 hours";

/** Whose a key is. The same key of somebody else is another: it neither tells him anything nor is in his way. */
export const keyScope = (
  { secret }: Pick<Shop, "secret">,
  { customerId, email, mobile }: { customerId: number | undefined; email: string; mobile: string },
): string =>
  `orders ${sign(secret, "idempotency", customerId === undefined ? `${email} ${mobile}` : `customer ${customerId}`)}`;

/**
 * Claims a key for the order of this number, in whose transaction it is; answers what the key stands for when it has been
 * claimed before. Waits for a twin's claim, and shortly for what is locked, as all that comes after it in the transaction.
 */
export async function claimKey(
  tx: Transaction,
  { scope, key, bodyHash, orderNo }: { scope: string; key: string; bodyHash: string; orderNo: string },
): Promise<Claimed | undefined> {
  const claimed = await tx`
    with set as (${asPlanned(tx)})
    insert into idempotency (scope, key, body_hash, status, answer)
    select ${scope}, ${key}, ${bodyHash}, 201, jsonb_build_object('order_no', ${orderNo}::text) from set
    on conflict (scope, key) do update set body_hash = excluded.body_hash, answer = excluded.answer, at = now()
      where idempotency.at < now() - ${keyLife}::interval
    returning key`;
  if (claimed.length === 1) {
    await step("placeOrder: key claimed");
    return undefined;
  }
  const [earlier] = await tx<{ body_hash: string; answer: { order_no: string } }[]>`
    select body_hash, answer from idempotency where scope = ${scope} and key = ${key}`;
  if (!earlier || earlier.body_hash !== bodyHash) return { outcome: "other_body" };
  return { outcome: "repeated", orderNo: earlier.answer.order_no };
}

/** Whether this key has given an order that it still stands for. */
export async function isClaimed({ sql }: Pick<Shop, "sql">, scope: string, key: string): Promise<boolean> {
  const known = await sql`
    select from idempotency where scope = ${scope} and key = ${key} and at >= now() - ${keyLife}::interval`;
  return known.length > 0;
}
