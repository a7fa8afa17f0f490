import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { hashOf, newSecretText } from "./secretText.ts";

/** What a link in a mail is for: prove the address of a new account, prove another address, set a new password. */
export type Purpose = "verify" | "email" | "reset";

/** For how long a link is good, in minutes. */
const life: Record<Purpose, number> = { verify: 24 * 60, email: 24 * 60, reset: 30 };

export type Proof = { customer_id: number; purpose: Purpose; email: string };

/**
 * A new token for a link, made at the moment it is mailed: it stands in that mail and nowhere else. Those that were
 * mailed before for the same thing are void: only the newest mail's link works.
 */
export async function issueToken(sql: Sql, customerId: number, purpose: Purpose, email: string): Promise<string> {
  const { text, hash } = newSecretText();
  await transaction(sql, async (tx) => {
    await tx`select from customer where id = ${customerId} for update`; // two mails at once: one after the other
    await tx`delete from customer_token where customer_id = ${customerId} and purpose = ${purpose}`;
    await tx`
      insert into customer_token (hash, customer_id, purpose, email, expires_at)
      values (${hash}, ${customerId}, ${purpose}, ${email}, now() + ${life[purpose]} * interval '1 minute')`;
  });
  return text;
}

/** What a token proves, while it is good; it stays good. Throws an ApiError of 422. */
export async function readToken(sql: Sql | Transaction, token: string, purposes: Purpose[]): Promise<Proof> {
  const [proof] = await sql<Proof[]>`
    select customer_id, purpose, email from customer_token
    where hash = ${hashOf(token)} and purpose = any(${purposes}) and expires_at > now() for update`;
  if (!proof) throw badLink();
  return proof;
}

/** Uses a token up, and with it all others that were sent to this customer for the same thing. Throws an ApiError of 422. */
export async function useToken(tx: Transaction, token: string, purposes: Purpose[]): Promise<Proof> {
  const proof = await readToken(tx, token, purposes);
  await tx`delete from customer_token where customer_id = ${proof.customer_id} and purpose = ${proof.purpose}`;
  return proof;
}

export const badLink = () =>
  new ApiError(422, "This link has been used already or is too old. Please ask for a new one.");
