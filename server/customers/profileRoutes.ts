import { data, type Handlers } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { changePassword, checkCurrentPassword } from "./changePassword.ts";
import { changeProfile } from "./changeProfile.ts";
import { sessionCookie } from "./cookie.ts";
import { deleteCustomer } from "./deleteCustomer.ts";
import { exportData } from "./exportData.ts";
import { getCustomer } from "./getCustomer.ts";
import { endSession, listSessions } from "./listSessions.ts";
import { limitAttempts } from "./rateLimits.ts";
import { requireSession } from "./session.ts";

type Calls =
  | "PATCH /customer"
  | "POST /customer/password"
  | "GET /customer/sessions"
  | "DELETE /customer/sessions/{id}"
  | "GET /customer/data"
  | "DELETE /customer";

/** A customer's own details, password, devices and data. */
export const profileRoutes = (shop: Shop): Pick<Handlers, Calls> => ({
  async "PATCH /customer"({ body, request }) {
    const who = await requireSession(shop, request);
    const message = await changeProfile(shop, request, who, body);
    return { body: { error: 0, message, customer: await getCustomer(shop.sql, who.customerId) } };
  },
  async "POST /customer/password"({ body, request }) {
    const who = await requireSession(shop, request);
    const headers = await changePassword(shop, request, who, body.current_password, body.password);
    return { body: { error: 0, message: "Your password is changed. Other devices are logged out." }, headers };
  },
  async "GET /customer/sessions"({ request }) {
    return data(await listSessions(shop.sql, await requireSession(shop, request)));
  },
  async "DELETE /customer/sessions/{id}"({ parameters, request }) {
    const who = await requireSession(shop, request);
    await endSession(shop.sql, who, parameters.id);
    return data(await listSessions(shop.sql, who));
  },
  async "GET /customer/data"({ request }) {
    const who = await requireSession(shop, request);
    await limitAttempts(shop, "data", request, String(who.customerId));
    return data(await exportData(shop.sql, who));
  },
  async "DELETE /customer"({ body, request }) {
    const who = await requireSession(shop, request);
    await checkCurrentPassword(shop, request, who, body.current_password);
    await deleteCustomer(shop, who);
    return { body: { error: 0, message: "Your account is deleted." }, headers: sessionCookie(shop, request, "") };
  },
});
