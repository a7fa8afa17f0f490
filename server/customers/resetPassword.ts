import { password as passwordRule } from "../../contract/password.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { resetAttempts } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { askForMail } from "./askForMail.ts";
import { hashPassword } from "./passwords.ts";
import { rateLimitOf } from "./rateLimits.ts";
import { badLink, readToken, useToken } from "./token.ts";

/** Holds a new password against what is known of the customer. Throws an ApiError of 422. */
export function checkNewPassword(password: string, email: string): void {
  const result = passwordRule(password, { email });
  if (!result.ok) throw new ApiError(422, result.message, { errors: { password: result.message } });
}

/** Tells the customer that his password is another one now. */
export const tellPasswordChanged = (tx: Transaction, email: string): Promise<void> =>
  askForMail(tx, { template: "password_changed", email });

/**
 * Sets a new password by a link, which also proves the address. Ends every session and voids every other link.
 * Throws ApiErrors of 422.
 */
export async function resetPassword(shop: Shop, token: string, password: string): Promise<void> {
  const { email } = await readToken(shop.sql, token, ["reset"]);
  checkNewPassword(password, email);
  const passwordHash = await hashPassword(password);
  await transaction(shop.sql, async (tx) => {
    const { customer_id } = await useToken(tx, token, ["reset"]);
    const changed = await tx`
      update customer set password_hash = ${passwordHash}, email_verified = true, pending_email = null
      where id = ${customer_id} and email = ${email} returning id`;
    if (changed.length === 0) throw badLink();
    await tx`delete from session where customer_id = ${customer_id}`;
    await tx`delete from customer_token where customer_id = ${customer_id}`;
    await tellPasswordChanged(tx, email);
    shop.log.info({ event: "password reset", customer: customer_id }, "password reset");
  });
  await resetAttempts(shop, rateLimitOf("login", "account"), email);
}
