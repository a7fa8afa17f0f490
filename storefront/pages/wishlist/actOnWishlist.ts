import { redirect } from "react-router";
import { mostWished } from "../../../contract/listLimits.ts";
import { personalApiOf } from "../../api/context.ts";
import { isLoggedOut } from "../account/act.ts";
import type { Refused, Typed } from "../account/answer.ts";
import { type Asked, hasSession } from "../withoutScript/visitorCart.ts";
import { cookieIds, cookieOf, typedIds } from "./cookie.ts";

const page = "/wishlist";
const isFull = (intent: string): Refused => ({
  intent,
  message: `Your wishlist is full: it takes ${mostWished} products.`,
  errors: {},
  typed: {},
});

/** Puts products on the account's wishlist and takes others off. Whether all fitted; undefined when nobody is logged in. */
async function changeAccount({ context, request }: Asked, change: { add: number[]; remove: number[] }) {
  if (!hasSession(request)) return undefined;
  try {
    const { data } = await personalApiOf(context)("POST /wishlist", { body: change });
    return data.left_out.length === 0;
  } catch (error) {
    if (isLoggedOut(error)) return undefined;
    throw error;
  }
}

/** The link that others see it by is made or ended; who is not logged in does that first. */
async function changeLink({ context }: Asked, shared: boolean) {
  try {
    const api = personalApiOf(context);
    await (shared ? api("POST /wishlist/share") : api("DELETE /wishlist/share"));
    return redirect(page, 303);
  } catch (error) {
    if (isLoggedOut(error)) return redirect(`/login?to=${page}`, 303);
    throw error;
  }
}

/** Does what the wishlist's forms and a product's ask for. What is done leads on by a redirect, so that a reload repeats nothing. */
export async function actOnWishlist(asked: Asked, { intent = "", product }: Typed) {
  if (intent === "share" || intent === "unshare") return changeLink(asked, intent === "share");
  const named = typedIds(product);
  const change = { add: intent === "add" ? named : [], remove: intent === "remove" ? named : [] };
  const kept = await changeAccount(asked, change);
  if (kept !== undefined) return kept ? redirect(page, 303) : isFull(intent);
  const rest = cookieIds(asked.request.headers.get("Cookie")).filter((id) => !named.includes(id));
  const ids = [...change.add, ...rest];
  if (ids.length > mostWished) return isFull(intent);
  return redirect(page, { status: 303, headers: { "Set-Cookie": cookieOf(ids, asked.request) } });
}
