import { data } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { addPassword, offerFirstSeed } from "../staff/addProof.ts";
import { changeApp, changePassword, offerOtherSeed } from "../staff/changeProof.ts";
import { addPasskey, endOwnSessions, readMe, removePasskey, renewCodes } from "../staff/me.ts";
import { askForNewPasskey, readNewPasskey } from "../staff/passkeys.ts";
import { qrOf } from "./appPicture.ts";
import type { OfficeHandlers } from "./handler.ts";

type Calls =
  | "GET /me"
  | "POST /me/passkeys/options"
  | "POST /me/passkeys"
  | "DELETE /me/passkeys/{id}"
  | "POST /me/password"
  | "POST /me/password/confirm"
  | "PUT /me/password"
  | "POST /me/app"
  | "PUT /me/app"
  | "POST /me/recovery"
  | "DELETE /me/sessions/{id}"
  | "POST /me/sessions/end";

/** A member's own passkeys, codes and devices. */
export function meRoutes(shop: Shop): Pick<OfficeHandlers, Calls> {
  const { sql } = shop;
  return {
    "GET /me": async ({ staff }) => data(await readMe(sql, staff)),
    "POST /me/passkeys/options": async ({ staff, request }) => data(await askForNewPasskey(shop, request, staff)),
    async "POST /me/passkeys"({ body, staff, request }) {
      const passkey = await readNewPasskey(shop, request, body.response, staff.staffId);
      await addPasskey(sql, request, staff, passkey, body.name);
      return data(await readMe(sql, staff));
    },
    async "DELETE /me/passkeys/{id}"({ parameters, staff, request }) {
      await removePasskey(sql, request, staff, parameters.id);
      return data(await readMe(sql, staff));
    },
    async "POST /me/password"({ body, staff }) {
      const offered = await offerFirstSeed(shop, staff, body.password);
      return data({ ...offered, qr: await qrOf(offered.uri) });
    },
    async "POST /me/password/confirm"({ body, staff, request }) {
      const recovery = await addPassword(shop, request, staff, body);
      return data({ ...(await readMe(sql, staff)), recovery });
    },
    async "PUT /me/password"({ body, staff, request }) {
      await changePassword(shop, request, staff, body.password);
      return data(await readMe(sql, staff));
    },
    async "POST /me/app"({ staff }) {
      const offered = await offerOtherSeed(shop, staff);
      return data({ ...offered, qr: await qrOf(offered.uri) });
    },
    async "PUT /me/app"({ body, staff, request }) {
      await changeApp(shop, request, staff, body);
      return data(await readMe(sql, staff));
    },
    "POST /me/recovery": async ({ staff, request }) => data({ recovery: await renewCodes(sql, request, staff) }),
    async "DELETE /me/sessions/{id}"({ parameters, staff }) {
      await endOwnSessions(sql, staff, parameters.id);
      return data(await readMe(sql, staff));
    },
    async "POST /me/sessions/end"({ staff }) {
      await endOwnSessions(sql, staff);
      return data(await readMe(sql, staff));
    },
  };
}
