import { data } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { checkPassword } from "../staff/checkPassword.ts";
import { readInvite } from "../staff/invite.ts";
import { askForNewPasskey, readNewPasskey } from "../staff/passkeys.ts";
import { limitAsking, limitTries } from "../staff/rateLimits.ts";
import { entered } from "../staff/sessionAnswer.ts";
import { offerSeed, takeUpByPasskey, takeUpByPassword } from "../staff/takeUpInvite.ts";
import { qrOf } from "./appPicture.ts";
import type { OfficeHandlers } from "./handler.ts";

type Calls =
  | "GET /invite/{token}"
  | "POST /invite/passkey/options"
  | "POST /invite/passkey"
  | "POST /invite/password"
  | "POST /invite/confirm";

/** Taking an invitation up, by a passkey or by a password with an app's codes. */
export const inviteRoutes = (shop: Shop): Pick<OfficeHandlers, Calls> => ({
  async "GET /invite/{token}"({ parameters, request }) {
    await limitAsking(shop, request);
    const { email, roleName } = await readInvite(shop.sql, parameters.token);
    return data({ email, role_name: roleName, shop: shop.settings.shop.name });
  },
  async "POST /invite/passkey/options"({ body, request }) {
    await limitAsking(shop, request);
    const { email } = await readInvite(shop.sql, body.token);
    return data(await askForNewPasskey(shop, request, { staffId: null, email, name: body.name }));
  },
  async "POST /invite/passkey"({ body: { token, name, response }, request }) {
    await limitAsking(shop, request);
    await readInvite(shop.sql, token);
    const passkey = await readNewPasskey(shop, request, response, null);
    return entered(shop, await takeUpByPasskey(shop, request, token, name, passkey));
  },
  async "POST /invite/password"({ body: { token, password }, request }) {
    await limitAsking(shop, request);
    const { email } = await readInvite(shop.sql, token);
    checkPassword(password, email);
    const { seed, uri, sealed } = await offerSeed(shop, token);
    return data({ seed, uri, sealed, qr: await qrOf(uri) });
  },
  async "POST /invite/confirm"({ body, request }) {
    const succeed = await limitTries(shop, request);
    const { email } = await readInvite(shop.sql, body.token);
    checkPassword(body.password, email);
    const { headers, recovery } = await takeUpByPassword(shop, request, body);
    await succeed();
    return entered(shop, headers, { recovery });
  },
});
