import { data } from "react-router";
import { CallFailed, NoAnswer } from "../../api/client.ts";
import { personalApiOf } from "../../api/context.ts";
import { cookieCartsIn } from "../../api/cookieCart.ts";
import { readPieces } from "../../parts/pieces.ts";
import type { Removed } from "./CartForms.tsx";
import { readPricedCart } from "./pricedCart.ts";
import { type Asked, hasSession } from "./visitorCart.ts";

/** What the address says was taken out, with its name; undefined when it names nothing that is sold. */
async function readRemoved({ context, request }: Asked): Promise<Removed | undefined> {
  const [piece] = readPieces(new URL(request.url).searchParams.get("removed") ?? "");
  if (!piece) return undefined;
  try {
    const { lines } = (await personalApiOf(context)("POST /cart/quote", { body: { lines: [piece] } })).data;
    return lines[0] && { ...piece, name: lines[0].product_name };
  } catch (error) {
    if (!(error instanceof CallFailed || error instanceof NoAnswer)) throw error;
    return undefined;
  }
}

/**
 * How long a page may be kept that shows the cart of whoever asks: not at all when there is one. One without is the same
 * for everybody, and this shop keeps it, but nobody between it and the browser may.
 */
export const cachingFor = ({ request }: Asked, hasCookieCart: boolean): { "Cache-Control": string } => ({
  "Cache-Control": hasCookieCart || hasSession(request) ? "no-store" : "private, no-cache",
});

/**
 * The cart for a browser without script. `chosenWithoutScript`: there is a cookie, so that what the server makes is shown
 * to everybody until a script has taken over.
 */
export async function readCartPage(asked: Asked) {
  const chosenWithoutScript = (await cookieCartsIn(asked.context).read()) !== null;
  const [cart, removed] = await Promise.all([readPricedCart(asked), readRemoved(asked)]);
  return data({ chosenWithoutScript, cart, removed }, { headers: cachingFor(asked, chosenWithoutScript) });
}
