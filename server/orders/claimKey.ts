import type { Transaction } from "../database/connect.ts";
import { asPlanned } from "../database/transaction.ts";
import { sign } from "../secret.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "../steps.ts";

/** What a key stands for already: an order, or a request of another content. */
export type Claimed = { outcome: "repeated"; orderNo: string } | { outcome: "other_body" };

/** A key that somebody (`scope`) gave to a request, what it asks for, and the order that it is to stand for. */
export type Claim = { scope: string; key: string; bodyHash: string; orderNo: string };

/** For how long the same idempotency key gives the same order. */
const keyLife = "24 hours";

/** Whose a key is. The same key of somebody else is another: it neither tells him anything nor is in his way. */
export const keyScope = (
  { secret }: Pick<Shop, "secret">,
  { customerId, email, mobile }: { customerId: number | undefined; email: string; mobile: string },
): string =>
  `orders ${sign(secret, "idempotency", customerId === undefined ? `${email} ${mobile}` : `customer ${customerId}`)}`;

/**
 * Claims keys for the orders of these numbers, in whose transaction it is, in the order of the keys so that nobody deadlocks; answers the
 * numbers of those whose key stood for nothing. Waits for twins' claims, and so long (`wait`) for what is locked, as all that comes after it
 * in the transaction.
 */
export async function claimKeys(tx: Transaction, claims: Claim[], wait?: string): Promise<Set<string>> {
  const rows = claims.map(({ scope, key, bodyHash, orderNo }) => ({
    scope,
    key,
    body_hash: bodyHash,
    order_no: orderNo,
  }));
  const claimed = await tx<{ order_no: string }[]>`
    with set as (${asPlanned(tx, wait)})
    insert into idempotency (scope, key, body_hash, status, answer)
    select a.scope, a.key, a.body_hash, 201, jsonb_build_object('order_no', a.order_no)
    from set, jsonb_to_recordset(${tx.json(rows)}) as a (scope text, key text, body_hash text, order_no text) order by a.scope, a.key
    on conflict (scope, key) do update set body_hash = excluded.body_hash, answer = excluded.answer, at = now()
      where idempotency.at < now() - ${keyLife}::interval
    returning answer ->> 'order_no' as order_no`;
  await step("placeOrder: key claimed");
  return new Set(claimed.map(({ order_no }) => order_no));
}

/** Claims the key of one order; answers what it stands for when it has been claimed before. */
export async function claimKey(tx: Transaction, claim: Claim): Promise<Claimed | undefined> {
  const { scope, key, bodyHash, orderNo } = claim;
  if ((await claimKeys(tx, [claim])).has(orderNo)) return undefined;
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
