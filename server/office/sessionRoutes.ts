import type { sessionCalls } from "../../contract/office/session.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError, data, notFound } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { officeCookie } from "../staff/cookie.ts";
import { demoOwner } from "../staff/demoOwner.ts";
import { enter } from "../staff/enter.ts";
import { recordAct } from "../staff/recordAct.ts";
import { entered, sessionOf } from "../staff/sessionAnswer.ts";
import { signInByPassword } from "../staff/signInByPassword.ts";
import type { OfficeHandlers } from "./handler.ts";

const later = () => Promise.reject(new ApiError(503, "This is not built yet."));

/** Signing in and out. */
export const sessionRoutes = (shop: Shop): Pick<OfficeHandlers, keyof typeof sessionCalls> => ({
  "GET /session": async ({ staff }) => data(sessionOf(shop, staff)),
  async "POST /session/password"({ body, request }) {
    return entered(shop, await signInByPassword(shop, request, body));
  },
  async "POST /session/demo"({ request }) {
    if (shop.settings.SHOP_MODE !== "demo") throw notFound("This");
    const headers = await transaction(shop.sql, async (tx) =>
      enter(tx, request, { id: await demoOwner(tx), name: "Demo owner" }, "demo"),
    );
    return entered(shop, headers);
  },
  async "DELETE /session"({ staff, request }) {
    await transaction(shop.sql, async (tx) => {
      await tx`update staff_session set ended_at = now() where id = ${staff.sessionId}`;
      await recordAct(tx, staff.actor, { act: "staff.leave", thing: "staff", id: staff.staffId });
    });
    return { body: { error: 0, message: "You are signed out." }, headers: officeCookie(request, "") };
  },
  "POST /session/passkey/options": later,
  "POST /session/passkey": later,
  "POST /session/prove/options": later,
  "POST /session/prove": later,
  "GET /invite/{token}": later,
  "POST /invite/passkey/options": later,
  "POST /invite/passkey": later,
  "POST /invite/password": later,
  "POST /invite/confirm": later,
  "GET /me": later,
  "POST /me/passkeys/options": later,
  "POST /me/passkeys": later,
  "DELETE /me/passkeys/{id}": later,
  "POST /me/recovery": later,
  "DELETE /me/sessions/{id}": later,
  "POST /me/sessions/end": later,
});
