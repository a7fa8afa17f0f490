import { secretCookie } from "../http/cookie.ts";
import type { Shop } from "../shop/shop.ts";

/** A session's absolute limit, in days. Days without use end it earlier; only the server counts those. */
export const longestDays = 180;

const isSecure = (shop: Pick<Shop, "address">, request: Request) =>
  new URL(request.url).protocol === "https:" || shop.address().startsWith("https:");

/** `__Host-`: browsers take it only over TLS, for this host alone, so that no neighbouring host can plant one. */
const nameOf = (secure: boolean) => (secure ? "__Host-session" : "session");

/** What the request brings as its session cookie, whatever it is worth. */
export const readCookie = (shop: Pick<Shop, "address">, request: Request): string | undefined =>
  secretCookie(request, nameOf(isSecure(shop, request)));

/** The `Set-Cookie` for a session; an empty text takes the cookie away. */
export function sessionCookie(shop: Pick<Shop, "address">, request: Request, text: string): { "Set-Cookie": string } {
  const secure = isSecure(shop, request);
  const age = text === "" ? 0 : longestDays * 24 * 60 * 60;
  return {
    "Set-Cookie": `${nameOf(secure)}=${text}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? "; Secure" : ""}`,
  };
}
