import { data } from "react-router";
import { personalApiOf } from "../../api/context.ts";
import { cookieCartsIn } from "../../api/cookieCart.ts";
import { whoIs } from "../account/act.ts";
import { draftFrom } from "../checkout/draftFrom.ts";
import type { Draft } from "../checkout/fields.ts";
import { addressFields } from "../checkout/savedAddress.ts";
import { readPricedCart } from "./pricedCart.ts";
import { cachingFor } from "./readCartPage.ts";
import { type Asked, hasSession } from "./visitorCart.ts";

/** What the shop knows of a customer already; nothing for a visitor, or when it can't say. */
async function knownAlready({ context, request }: Asked): Promise<Record<string, unknown>> {
  if (!hasSession(request)) return {};
  const who = await whoIs(personalApiOf(context)).catch(() => null);
  if (!who) return {};
  const { name, email, mobile, gst, customer_address } = who;
  const [first] = customer_address;
  return { ...(first && addressFields(first, who)), ...gst, name, email, mobile };
}

/** The checkout's first page for a browser without script. */
export async function readCheckoutPage(asked: Asked) {
  const chosenWithoutScript = (await cookieCartsIn(asked.context).read()) !== null;
  const [cart, known] = await Promise.all([readPricedCart(asked), knownAlready(asked)]);
  const draft: Draft = draftFrom({ ...known, pincode: known.pincode ?? cart.pincode });
  return data({ chosenWithoutScript, cart, draft }, { headers: cachingFor(asked, chosenWithoutScript) });
}
