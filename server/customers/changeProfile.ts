import { randomUUID } from "node:crypto";
import type { ProfileChange } from "../../contract/customers.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { enqueue } from "../jobs/outbox.ts";
import { mailsToOne } from "../limits/mailsToOne.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import { ownGstin } from "../orders/orderFields.ts";
import type { Shop } from "../shop/shop.ts";
import { checkCurrentPassword } from "./changePassword.ts";
import { giveConsent, withdrawConsent } from "./consents.ts";
import type { Who } from "./session.ts";

/**
 * Changes a customer's details. Another e-mail address waits until the link that is sent there is opened; the old
 * address is told. Whether somebody else has that address is not: then the link is just never sent.
 * Throws ApiErrors of 422 and 429.
 */
export async function changeProfile(shop: Shop, request: Request, who: Who, change: ProfileChange): Promise<string> {
  const { name, mobile, email, offers, gst } = change;
  const wrong = gst && ownGstin(shop.settings, gst);
  if (wrong) throw new ApiError(422, wrong, { errors: { "gst.gstin": wrong } });
  const moves = email !== undefined && email !== who.email;
  if (moves) await checkCurrentPassword(shop, request, who, change.current_password);
  if (moves) await countAttempt(shop, mailsToOne, email);
  await transaction(shop.sql, async (tx) => {
    await tx`update customer set name = coalesce(${name ?? null}, name), mobile = coalesce(${mobile ?? null}, mobile) where id = ${who.customerId}`;
    if (gst !== undefined) await tx`update customer set gst = ${gst && tx.json(gst)} where id = ${who.customerId}`;
    if (offers === true) await giveConsent(tx, who.customerId, "offers", "profile");
    if (offers === false) await withdrawConsent(tx, who.customerId, "offers");
    if (email === undefined) return;
    await tx`update customer set pending_email = ${moves ? email : null} where id = ${who.customerId}`;
    await tx`delete from customer_token where customer_id = ${who.customerId} and purpose = 'email'`;
    if (!moves) return;
    const asked = randomUUID();
    await enqueue(
      tx,
      {
        topic: "account_mail",
        key: `mail:email_change:${asked}`,
        payload: { template: "email_change", email: who.email },
      },
      {
        topic: "account_mail",
        key: `mail:email_change_notice:${asked}`,
        payload: { template: "email_change_notice", email: who.email },
      },
    );
  });
  return moves ? "Saved. We have sent a link to the new address; please open it in this browser." : "Saved.";
}
