import { secretCookie } from "../http/cookie.ts";

/** For so long a browser keeps the cookie: its session has ended by then, but the device is known again. In days. */
const keptDays = 90;

const isSecure = (request: Request) => new URL(request.url).protocol === "https:";

/** `__Host-`: browsers take it only over TLS, for this host alone. Without TLS the storefront's own requests do not carry it. */
const nameOf = (secure: boolean) => (secure ? "__Host-office" : "office");

/** What the request brings as its office cookie, whatever it is worth. */
export const readCookie = (request: Request): string | undefined => secretCookie(request, nameOf(isSecure(request)));

/** The `Set-Cookie` for a session of the staff; an empty text takes the cookie away. */
export function officeCookie(request: Request, text: string): { "Set-Cookie": string } {
  const secure = isSecure(request);
  const age = text === "" ? 0 : keptDays * 24 * 60 * 60;
  const scope = secure ? "Path=/; Secure" : "Path=/office";
  return { "Set-Cookie": `${nameOf(secure)}=${text}; ${scope}; HttpOnly; SameSite=Strict; Max-Age=${age}` };
}
