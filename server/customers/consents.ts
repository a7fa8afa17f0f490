import type { z } from "zod";
import type { Consent } from "../../contract/customers.ts";
import type { Sql, Transaction } from "../database/connect.ts";

/** Which wording of the notice was on the form. */
const textVersion = "2026-11";

type Given = z.infer<typeof Consent>;
type Purpose = Given["purpose"];

/** What a customer has agreed to, and what of it he took back, the oldest first. */
export async function readConsents(sql: Sql, customerId: number): Promise<Given[]> {
  const rows = await sql<(Omit<Given, "given_at" | "withdrawn_at"> & { given_at: Date; withdrawn_at: Date | null })[]>`
    select purpose, text_version, channel, given_at, withdrawn_at from consent where customer_id = ${customerId} order by given_at`;
  return rows.map((row) => ({
    ...row,
    given_at: row.given_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  }));
}

/** Writes down that a customer agrees to one purpose; once while it stands. */
export async function giveConsent(
  tx: Transaction,
  customerId: number,
  purpose: Purpose,
  channel: string,
): Promise<void> {
  await tx`
    insert into consent (customer_id, purpose, text_version, channel)
    select id, ${purpose}, ${textVersion}, ${channel} from customer where id = ${customerId} on conflict do nothing`;
}

/** Writes down that he took it back. */
export async function withdrawConsent(tx: Transaction, customerId: number, purpose: Purpose): Promise<void> {
  await tx`update consent set withdrawn_at = now() where customer_id = ${customerId} and purpose = ${purpose} and withdrawn_at is null`;
}
