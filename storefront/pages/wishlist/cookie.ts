import { readText } from "../../device/storage.ts";
import { mostWished, wishlist } from "../../device/wishlist.ts";

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

/** The `Set-Cookie` that keeps these. A script may read it, and takes it over: it holds nothing but products' ids. */
export const cookieOf = (ids: number[], request: Request): string =>
  `wishlist=${ids.join(".")}; Path=/; SameSite=Lax; Max-Age=${ids.length > 0 ? days * 86_400 : 0}${
    new URL(request.url).protocol === "https:" ? "; Secure" : ""
  }`;

/** Brings what was saved without script into the device's wishlist. The cookie goes once it is kept there. */
export function takeCookie(): void {
  const brought = cookieIds(document.cookie);
  if (brought.length === 0) return;
  wishlist.update((now) => ({ ...now, ids: [...new Set([...brought, ...now.ids])].slice(0, mostWished) }));
  if (readText("wishlist") !== null) document.cookie = "wishlist=; path=/; max-age=0";
}
