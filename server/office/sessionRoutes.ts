import type { sessionCalls } from "../../contract/office/session.ts";
import { transaction } from "../database/transaction.ts";
import { data, notFound } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { officeCookie } from "../staff/cookie.ts";
import { demoOwner } from "../staff/demoOwner.ts";
import { enter } from "../staff/enter.ts";
import { askForPasskey } from "../staff/passkeys.ts";
import { prove } from "../staff/prove.ts";
import { limitAsking } from "../staff/rateLimits.ts";
import { recordAct } from "../staff/recordAct.ts";
import { entered, sessionOf } from "../staff/sessionAnswer.ts";
import { signInByPasskey } from "../staff/signInByPasskey.ts";
import { signInByPassword } from "../staff/signInByPassword.ts";
import type { OfficeHandlers } from "./handler.ts";
import { inviteRoutes } from "./inviteRoutes.ts";
import { meRoutes } from "./meRoutes.ts";

/** Signing in and out, taking invitations up, and one's own ways in. */
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
  async "POST /session/passkey/options"({ request }) {
    await limitAsking(shop, request);
    return data(await askForPasskey(shop, request, "enter", null));
  },
  async "POST /session/passkey"({ body, request }) {
    return entered(shop, await signInByPasskey(shop, request, body.response));
  },
  "POST /session/prove/options": async ({ staff, request }) =>
    data(await askForPasskey(shop, request, "prove", staff.staffId)),
  async "POST /session/prove"({ staff, body, request }) {
    return data({ proven_until: (await prove(shop, request, staff, body)).toISOString() });
  },
  ...inviteRoutes(shop),
  ...meRoutes(shop),
});
