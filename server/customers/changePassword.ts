import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { limitAttempts } from "./rateLimits.ts";
import { checkNewPassword, tellPasswordChanged } from "./resetPassword.ts";
import { openSession, type Who } from "./session.ts";

/** Makes sure that it is the customer himself who sits there. Throws ApiErrors of 422 and 429. */
export async function checkCurrentPassword(
  shop: Shop,
  request: Request,
  { customerId }: Who,
  password: string | undefined,
): Promise<void> {
  await limitAttempts(shop, "profile", request, String(customerId));
  const [customer] = await shop.sql<
    { password_hash: string }[]
  >`select password_hash from customer where id = ${customerId}`;
  if (password !== undefined && (await isPassword(password, customer?.password_hash))) return;
  const message = password === undefined ? "Please enter your password." : "This is not your password.";
  throw new ApiError(422, message, { errors: { current_password: message } });
}

/** Changes the password. Every other session ends, and this one goes on under a new secret. Throws ApiErrors of 422 and 429. */
export async function changePassword(
  shop: Shop,
  request: Request,
  who: Who,
  current: string,
  password: string,
): Promise<Record<string, string>> {
  await checkCurrentPassword(shop, request, who, current);
  checkNewPassword(password, who.email);
  const passwordHash = await hashPassword(password);
  return transaction(shop.sql, async (tx) => {
    await tx`update customer set password_hash = ${passwordHash} where id = ${who.customerId}`;
    await tx`delete from session where customer_id = ${who.customerId}`;
    await tx`delete from customer_token where customer_id = ${who.customerId} and purpose = 'reset'`;
    await tellPasswordChanged(tx, who.email);
    shop.log.info({ event: "password changed", customer: who.customerId }, "password changed");
    return openSession(shop, tx, request, who.customerId);
  });
}
