import type { RouterContextProvider } from "react-router";
import { uuid } from "../../../contract/uuid.ts";
import { CallFailed } from "../../api/client.ts";
import { personalApiOf } from "../../api/context.ts";
import { type CookieCart, cookieCartsIn } from "../../api/cookieCart.ts";

export type Asked = { context: Readonly<RouterContextProvider>; request: Request };

/** The cart of whoever asks. `version`: that of the account's cart, for a customer who is logged in. */
export type VisitorCart = CookieCart & { version?: number };

/** Whether somebody may be logged in. */
export const hasSession = (request: Request): boolean =>
  /(?:^|;\s*)(?:__Host-)?session=/.test(request.headers.get("Cookie") ?? "");

/** The account's cart; undefined when nobody is logged in. */
async function accountCart({ context, request }: Asked, brought: CookieCart | null) {
  if (!hasSession(request)) return undefined;
  const api = personalApiOf(context);
  try {
    // Without a version both are merged, as at a login with script.
    const { data } =
      brought && brought.lines.length > 0
        ? await api("PUT /cart", { body: { lines: brought.lines } })
        : await api("GET /get/cart");
    return data;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) return undefined;
    throw error;
  }
}

/**
 * The cart of a browser without script: the account's for a customer, into which goes what the cookie holds, else the
 * cookie's. Throws CallFailed or NoAnswer when the account's can't be had.
 */
export async function readVisitorCart(asked: Asked): Promise<VisitorCart> {
  const carts = cookieCartsIn(asked.context);
  const brought = await carts.read();
  const kept = brought ?? { lines: [], checkout: uuid() };
  const account = await accountCart(asked, brought);
  if (!account) return kept;
  if (kept.lines.length > 0) carts.write({ ...kept, lines: [] });
  const lines = account.lines.map(({ id, quantity }) => ({ id, quantity }));
  return { ...kept, lines, version: account.version };
}

/** Keeps the cart where it was read from. Throws CallFailed of 409 when a customer's other device has changed it meanwhile. */
export async function writeVisitorCart({ context }: Asked, cart: VisitorCart): Promise<void> {
  const { version, lines, ...rest } = cart;
  if (version === undefined) return cookieCartsIn(context).write({ ...rest, lines });
  await personalApiOf(context)("PUT /cart", { body: { lines, version } });
  cookieCartsIn(context).write({ ...rest, lines: [] });
}

/** Empties the cart once it has become an order: the next one is another checkout. */
export async function forgetVisitorCart(asked: Asked): Promise<void> {
  try {
    const { version } = await readVisitorCart(asked);
    if (version !== undefined) await personalApiOf(asked.context)("PUT /cart", { body: { lines: [], version } });
  } catch {
    // The order is placed; what is left in the account's cart can be taken out there.
  }
  cookieCartsIn(asked.context).write(null);
}
