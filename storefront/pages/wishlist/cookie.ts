import { mostWished } from "../../../contract/listLimits.ts";
import { readText } from "../../device/storage.ts";
import { wishlist } from "../../device/wishlist.ts";

const days = 180;

/** The ids in a text such as `7.12`, each once: what is none counts as absent. */
const idsIn = (text: string): number[] => {
  const ids = text.split(/[.,]/).filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, mostWished);
};

/** The ids that a form names, with commas between. */
export const typedIds = (typed: string | undefined): number[] => idsIn(typed ?? "");

/** What a browser without script wishes for, by its cookie. */
export const cookieIds = (cookies: string | null): number[] =>
  idsIn(/(?:^|;\s*)wishlist=([\d.]*)/.exec(cookies ?? "")?.[1] ?? "");

/** Whether a browser without script has saved something, or has taken all of it off again. */
export const hasCookie = (cookies: string | null): boolean => /(?:^|;\s*)wishlist=/.test(cookies ?? "");

/**
 * The `Set-Cookie` that keeps these; null takes the cookie away. A script may read it, and takes it over: it holds nothing but
 * products' ids.
 */
export const cookieOf = (ids: number[] | null, { url }: Request): string =>
  `wishlist=${ids?.join(".") ?? ""}; Path=/; SameSite=Lax; Max-Age=${ids ? days * 86_400 : 0}${
    url.startsWith("https:") ? "; Secure" : ""
  }`;

/** Brings what was saved without script into the device's wishlist. The cookie goes once it is kept there. */
export function takeCookie(): void {
  if (!hasCookie(document.cookie)) return;
  const brought = cookieIds(document.cookie);
  wishlist.update((now) => ({ ...now, ids: [...new Set([...brought, ...now.ids])].slice(0, mostWished) }));
  if (brought.length === 0 || readText("wishlist") !== null) document.cookie = "wishlist=; path=/; max-age=0";
}
