import { data } from "react-router";
import type { Wishlist } from "../../../contract/wishlist.ts";
import { apiOf, personalApiOf } from "../../api/context.ts";
import { needed } from "../../parts/needed.ts";
import { isLoggedOut } from "../account/act.ts";
import { type Asked, hasSession } from "../withoutScript/visitorCart.ts";
import { cookieIds, cookieOf, hasCookie } from "./cookie.ts";
import { wishedCard } from "./wishedCard.ts";

/** The account's wishlist, into which goes what the cookie holds; undefined when nobody is logged in. */
async function readAccount({ context, request }: Asked, brought: number[]): Promise<Wishlist | undefined> {
  if (!hasSession(request)) return undefined;
  const api = personalApiOf(context);
  const call = brought.length > 0 ? api("POST /wishlist", { body: { add: brought } }) : api("GET /wishlist");
  return needed(
    call.then(
      ({ data: { ids, link } }) => ({ ids, link }),
      (error: unknown) => {
        if (isLoggedOut(error)) return undefined;
        throw error;
      },
    ),
  );
}

/**
 * The wishlist as far as the server knows it (`known`): the account's, or that of a browser without script. It is nobody else's
 * to keep.
 */
export async function readWishlistPage(asked: Asked) {
  const cookies = asked.request.headers.get("Cookie");
  const brought = cookieIds(cookies);
  const account = await readAccount(asked, brought);
  const ids = account?.ids ?? brought;
  const query = { products: ids.join(",") };
  const cards = ids.length > 0 ? (await needed(apiOf(asked.context)("GET /get/wished", { query }))).data : [];
  const known = account !== undefined || hasCookie(cookies);
  const body = { known, ids, cards: cards.map(wishedCard), account: account && { link: account.link } };
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (account && hasCookie(cookies)) headers.append("Set-Cookie", cookieOf(null, asked.request));
  return data(body, { headers });
}
