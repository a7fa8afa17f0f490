import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { enqueue } from "../jobs/outbox.ts";
import { adoptOrders } from "../orders/ownOrders.ts";
import type { Shop } from "../shop/shop.ts";
import { askForMail } from "./askForMail.ts";
import { saveKeptAddress } from "./keepOrder.ts";
import { adoptRemarks } from "./notes.ts";
import { noPassword } from "./passwords.ts";
import { findSession, openSession } from "./session.ts";
import { badLink, type Proof, readToken, useToken } from "./token.ts";

type Verified = { customerId: number; message: string; headers: Record<string, string> };

/**
 * Opens the account; gives what to tell. The password of one that was registered more than once may have been chosen by
 * somebody who only knows the address: it opens nothing, and a link to set another follows by mail.
 */
async function proveAccount(tx: Transaction, { customer_id, email }: Proof): Promise<string> {
  const [proved] = await tx<{ registered_again: boolean }[]>`
    update customer set email_verified = true where id = ${customer_id} and email = ${email} returning registered_again`;
  if (!proved) throw badLink();
  await saveKeptAddress(tx, customer_id);
  await enqueue(tx, {
    topic: "account_mail",
    key: `mail:welcome:${customer_id}`,
    payload: { template: "welcome", email },
  });
  if (!proved.registered_again) return "Your account is verified. Welcome!";
  await tx`update customer set password_hash = ${noPassword()}, registered_again = false where id = ${customer_id}`;
  await askForMail(tx, { template: "reset", email });
  return "Your account is verified. It was registered more than once: please set its password by the link that we have mailed to you.";
}

/** Orders placed as a visitor belong to the old address: they are made the customer's own before it goes. */
async function changeEmail(tx: Transaction, { customer_id, email }: Proof, before: string): Promise<void> {
  await adoptOrders(tx, { customerId: customer_id, email: before });
  await adoptRemarks(tx, { customerId: customer_id, email: before });
  await tx`delete from customer where email = ${email} and not email_verified and id <> ${customer_id}`;
  const taken = await tx`select from customer where email = ${email} and id <> ${customer_id}`;
  if (taken.length > 0) throw badLink();
  const changed =
    await tx`update customer set email = ${email}, pending_email = null where id = ${customer_id} and pending_email = ${email} returning id`;
  if (changed.length === 0) throw badLink();
}

/**
 * Proves the address that a link was sent to. A new account is open then, and its owner logged in. A changed address
 * counts only for the customer himself, logged in: the link may have reached a stranger by a slip of the pen.
 * Throws an ApiError of 422.
 */
export async function verifyAccount(shop: Shop, request: Request, token: string): Promise<Verified> {
  const who = await findSession(shop, request);
  return transaction(shop.sql, async (tx) => {
    const { purpose, customer_id } = await readToken(tx, token, ["verify", "email"]);
    if (purpose === "email" && who?.customerId !== customer_id)
      throw new ApiError(422, "Please log in first, and then open this link once more.");
    const proof = await useToken(tx, token, [purpose]);
    if (purpose === "email" && who) {
      await changeEmail(tx, proof, who.email);
      return { customerId: customer_id, message: "Your new e-mail address is confirmed.", headers: {} };
    }
    const message = await proveAccount(tx, proof);
    return {
      customerId: customer_id,
      message,
      headers: await openSession(shop, tx, request, customer_id),
    };
  });
}
