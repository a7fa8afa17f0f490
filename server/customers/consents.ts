import type { Transaction } from "../database/connect.ts";

/** Which wording of the notice was on the form. */
const textVersion = "2026-11";

type Purpose = "account" | "offers";

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
