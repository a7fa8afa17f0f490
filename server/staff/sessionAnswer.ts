import type { Session } from "../../contract/office/session.ts";
import { data, type Reply } from "../http/reply.ts";
import { paymentMethods } from "../payments/methods.ts";
import type { Shop } from "../shop/shop.ts";
import { findStaff, type SignedIn } from "./session.ts";

/** Who is signed in, as the office's app learns it. */
export const sessionOf = ({ settings }: Pick<Shop, "settings">, staff: SignedIn): Session => ({
  staff: { id: staff.staffId, name: staff.name, email: staff.email, role: staff.role, role_name: staff.roleName },
  rights: Object.fromEntries(staff.rights),
  proven_until: staff.provenUntil.toISOString(),
  shop: {
    name: settings.shop.name,
    mode: settings.SHOP_MODE,
    takes_links: paymentMethods(settings).some((method) => method !== "cod"),
  },
});

/** The answer to somebody who has just entered: his session, and the cookie that carries it. */
export async function entered<T extends object = object>(
  shop: Shop,
  headers: { "Set-Cookie": string },
  more?: T,
): Promise<Reply<{ error: 0; message: string; data: Session & T }>> {
  const Cookie = headers["Set-Cookie"].split(";")[0] ?? "";
  // As the browser's next request brings it; the cookie's name tells of TLS by the address.
  const address = Cookie.startsWith("__Host-") ? "https://office.internal/" : "http://office.internal/";
  const staff = await findStaff(shop, new Request(address, { headers: { Cookie } }));
  if (!staff) throw new Error("The session that was just begun is not there.");
  return data({ ...sessionOf(shop, staff), ...(more ?? ({} as T)) }, { headers });
}
