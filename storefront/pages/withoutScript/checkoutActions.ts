import { data, redirect } from "react-router";
import type { Shop } from "../../../contract/shop.ts";
import { uuid } from "../../../contract/uuid.ts";
import { CallFailed, NoAnswer } from "../../api/client.ts";
import { apiOf, personalApiOf } from "../../api/context.ts";
import { cookieCartsIn } from "../../api/cookieCart.ts";
import { lookUpPlace } from "../../parts/lookUpPlace.ts";
import type { Typed } from "../account/answer.ts";
import { checkOf } from "../checkout/checkOf.ts";
import { draftFrom } from "../checkout/draftFrom.ts";
import { type Draft, type Errors, errorsFromServer } from "../checkout/fields.ts";
import { type Understood, understand } from "../checkout/understand.ts";
import { whyClosed } from "../checkout/whyClosed.ts";
import { askForOrder, wayOn } from "./askForOrder.ts";
import type { CheckoutStep } from "./checkoutStep.ts";
import { priceCart } from "./pricedCart.ts";
import { type Asked, readVisitorCart, writeVisitorCart } from "./visitorCart.ts";

/** A step of the checkout as a page, which nobody keeps: it shows what was typed. */
const show = (step: CheckoutStep, status = 200) => data(step, { status, headers: { "Cache-Control": "no-store" } });

const details = (draft: Draft, errors: Errors, message = "", states: string[] = []) =>
  show({ step: "details", draft, errors, message, states }, 422);

const shopOf = async ({ context }: Asked): Promise<Shop> => (await apiOf(context)("GET /get/shop")).data;

/** What the shop alone knows of who orders and where to; nothing while it can't say, as the order asks anew. */
const check = ({ context }: Asked, understood: Understood) =>
  personalApiOf(context)("POST /checkout/check", { body: checkOf(understood) }).then(
    ({ data: known }) => known,
    () => undefined,
  );

/** What is to be said beside the order, and why it was not placed. */
type Said = { errors?: Errors; message?: string; changes?: string[] };

/** Holds what was typed against the shop, and shows the order as it would be placed, under `key`. */
async function review(asked: Asked, typed: Draft, key: string, said: Said = {}) {
  const [shop, cart, place] = await Promise.all([
    shopOf(asked),
    readVisitorCart(asked),
    lookUpPlace(typed.pincode.replace(/\s/g, ""), (pincode, signal) =>
      personalApiOf(asked.context)("GET /get/place/{pincode}", { parameters: { pincode }, signal }),
    ),
  ]);
  const city = typed.city || (place.city ?? "");
  const state = typed.state || (place.state ?? "");
  const draft = { ...typed, city, state, consent: "" }; // what is shown anew is agreed to anew
  const understood = understand(draft, { states: place.states, gstin: shop.gstin });
  const method = shop.payment_methods.find((one) => one === draft.payment_method);
  const errors: Errors = {
    ...(!understood.ok && understood.errors),
    ...(place.error && { pincode: place.error }),
    ...(!method && { payment_method: "Please choose how to pay." }),
  };
  if (!understood.ok || !method || place.error) return details(draft, errors, "", place.states);
  const known = await check(asked, understood.value);
  if (known && Object.keys(known.errors).length > 0) return details(draft, errorsFromServer(known.errors));
  const here = { ...cart, pincode: understood.value.address.pincode };
  if (here.pincode !== cart.pincode) await writeVisitorCart(asked, here);
  const { quote, changes } = await priceCart(asked, here, method);
  if (!quote) return redirect("/cart", 303);
  if (quote.delivery?.serviceable === false) return details(draft, { pincode: quote.delivery.cod_reason ?? "" });
  const closed = whyClosed(method, quote, shop.upi_limit, known?.cod_reason ?? undefined);
  if (closed) return details(draft, { payment_method: closed });
  const { message = "", errors: wrong = {} } = said;
  const told = [...new Set([...(said.changes ?? []), ...changes])];
  return show(
    { step: "review", draft, errors: wrong, message, method, quote, changes: told, key },
    wrong.consent ? 422 : 200,
  );
}

/** Places the order that was looked over. Posted twice it is the same order. */
async function order(asked: Asked, typed: Typed, draft: Draft, key: string) {
  if (draft.consent !== "yes") return review(asked, draft, key, { errors: { consent: "Please tick this to order." } });
  const { quote = "" } = typed;
  const { outcome, changes } = await askForOrder(asked, { draft, quote, key });
  switch (outcome.kind) {
    case "placed":
      return redirect(wayOn(outcome.placed), 303);
    case "ordered":
      return show({ step: "ordered", link: outcome.link });
    case "unknown":
      return show({ step: "waiting", draft, message: outcome.message, quote, key }, 503);
    case "invalid":
      return details(draft, outcome.errors, outcome.message);
    case "moved":
      return review(asked, draft, uuid(), { message: outcome.message, changes });
    case "refused":
      return review(asked, draft, uuid(), { message: outcome.message });
  }
}

/** Begins another checkout with the same cart: what it becomes is another order. */
async function again({ context }: Asked) {
  const carts = cookieCartsIn(context);
  carts.write({ ...((await carts.read()) ?? { lines: [] }), checkout: uuid() });
  return redirect("/checkout", 303);
}

const isKey = (text: string | undefined): text is string => text !== undefined && /^[\w-]{8,100}$/.test(text);

/** Takes a checkout without script a step on, or a step back with all that was typed. */
export async function actOnCheckout(asked: Asked, typed: Typed) {
  const draft = draftFrom({ ...typed, consent: typed.consent === undefined ? "" : "yes" });
  const key = isKey(typed.key) ? typed.key : uuid();
  try {
    if (typed.intent === "review") return await review(asked, draft, key);
    if (typed.intent === "order") return await order(asked, typed, draft, key);
    if (typed.intent === "again") return await again(asked);
    return show({ step: "details", draft, errors: {}, message: "", states: [] });
  } catch (error) {
    if (!(error instanceof CallFailed || error instanceof NoAnswer)) throw error;
    return details(draft, {}, error.message);
  }
}
