import type { Handlers } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { askForMail } from "./askForMail.ts";
import { getCustomer } from "./getCustomer.ts";
import { login } from "./login.ts";
import { limitAttempts, rateLimitOf } from "./rateLimits.ts";
import { lookIntoMail, register } from "./register.ts";
import { resetPassword } from "./resetPassword.ts";
import { hashOf } from "./secretText.ts";
import { closeSession, requireSession } from "./session.ts";
import { readToken } from "./token.ts";
import { verifyAccount } from "./verifyAccount.ts";

type Calls =
  | "POST /register"
  | "POST /verify/account"
  | "POST /resend/verification"
  | "POST /login"
  | "POST /logout"
  | "GET /get/customer"
  | "POST /forgot/password"
  | "POST /reset/password"
  | "POST /reset/password/check";

const said = (message: string) => ({ body: { error: 0 as const, message } });

/** The calls by which one comes in and goes out. */
export const accountRoutes = (shop: Shop): Pick<Handlers, Calls> => ({
  async "POST /register"({ body, request }) {
    await limitAttempts(shop, "register", request, body.email);
    await register(shop, body);
    return said(lookIntoMail);
  },
  async "POST /verify/account"({ body, request }) {
    await limitAttempts(shop, "verify", request, hashOf(body.token).toString("hex"));
    const { customerId, message, headers } = await verifyAccount(shop, request, body.token);
    return { body: { error: 0, message, customer: await getCustomer(shop.sql, customerId) }, headers };
  },
  async "POST /resend/verification"({ body, request }) {
    await limitAttempts(shop, "resend", request, body.email);
    await shop.sql.begin((tx) => askForMail(tx, { template: "resend", email: body.email }));
    return said("If this address waits to be confirmed, a new link is on its way.");
  },
  async "POST /login"({ body, request }) {
    const { customerId, headers } = await login(shop, request, body.email, body.password);
    return {
      body: { error: 0, message: "Login Successfull", customer: await getCustomer(shop.sql, customerId) },
      headers,
    };
  },
  async "POST /logout"({ request }) {
    return { ...said("You are logged out."), headers: await closeSession(shop, request) };
  },
  async "GET /get/customer"({ request }) {
    const { customerId } = await requireSession(shop, request);
    return { body: { error: 0, message: "", customer: await getCustomer(shop.sql, customerId) } };
  },
  async "POST /forgot/password"({ body, request }) {
    await limitAttempts(shop, "forgot", request, body.email);
    await shop.sql.begin((tx) => askForMail(tx, { template: "reset", email: body.email }));
    return said(
      "If there is an account with this address, a link to set a new password is on its way. It works for 30 minutes.",
    );
  },
  async "POST /reset/password/check"({ body, request }) {
    await countAttempt(shop, rateLimitOf("reset", "network"), clientOf(request));
    await readToken(shop.sql, body.token, ["reset"]);
    return said("This link can be used.");
  },
  async "POST /reset/password"({ body, request }) {
    await limitAttempts(shop, "reset", request, hashOf(body.token).toString("hex"));
    await resetPassword(shop, body.token, body.password);
    return said("Your new password is set. Please log in.");
  },
});
