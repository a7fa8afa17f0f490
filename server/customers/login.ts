import { ApiError } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { countAttempt, resetAttempts } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { hashPassword, isOutdated, isPassword } from "./passwords.ts";
import { rateLimitOf } from "./rateLimits.ts";
import { knownDevice, openSession } from "./session.ts";

type Account = { id: number; email_verified: boolean; password_hash: string };

/**
 * Logs in by e-mail address and password. Unknown address and wrong password are one answer after the same work. Tries
 * are counted per network and per account; a device that has been logged in to this account before is counted apart, so
 * that strangers who guess can't keep its owner out. Throws ApiErrors of 401, 403 (address not proved yet) and 429.
 */
export async function login(
  shop: Shop,
  request: Request,
  email: string,
  password: string,
): Promise<{ customerId: number; headers: Record<string, string> }> {
  const device = await knownDevice(shop, request, email);
  const account = device ? `${email} ${device}` : email;
  await countAttempt(shop, rateLimitOf("login", "network"), clientOf(request));
  await countAttempt(shop, rateLimitOf("login", "account"), account);
  const [customer] = await shop.sql<
    Account[]
  >`select id, email_verified, password_hash from customer where email = ${email}`;
  const fits = await isPassword(password, customer?.password_hash);
  if (!customer || !fits) {
    shop.log.info({ event: "login refused", network: clientOf(request) }, "login refused");
    throw new ApiError(401, "The e-mail address or the password is not right.");
  }
  if (!customer.email_verified) {
    throw new ApiError(
      403,
      "Please confirm your e-mail address first: open the link that we have sent you, or ask for a new one.",
      { reason: "unverified" },
    );
  }
  await resetAttempts(shop, rateLimitOf("login", "account"), account);
  if (isOutdated(customer.password_hash))
    await shop.sql`update customer set password_hash = ${await hashPassword(password)} where id = ${customer.id}`;
  shop.log.info({ event: "login", customer: customer.id }, "login");
  return { customerId: customer.id, headers: await openSession(shop, shop.sql, request, customer.id) };
}
