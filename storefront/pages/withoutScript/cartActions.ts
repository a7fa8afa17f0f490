import { redirect } from "react-router";
import { pincode as pincodeRule } from "../../../contract/fields.ts";
import { personalApiOf } from "../../api/context.ts";
import { addPieces, mostPieces, type Piece, readPieces } from "../../parts/pieces.ts";
import { attempt } from "../account/act.ts";
import type { Typed } from "../account/answer.ts";
import { type Asked, readVisitorCart, type VisitorCart, writeVisitorCart } from "./visitorCart.ts";

/** What comes of a form of the cart: the cart that is to be kept and the page that shows it, or what is wrong with a field. */
type Done = { cart: VisitorCart; to: string };
type Wrong = { errors: Record<string, string> };
type Act = (cart: VisitorCart, typed: Typed, asked: Asked) => Promise<Done | Wrong> | Done | Wrong;

const wrongQuantity = `Please enter a quantity from 1 to ${mostPieces}.`;
const line = ({ id = "", quantity = "" }: Typed): Piece | undefined => readPieces(`${id}:${quantity.trim()}`)[0];
const summary = "/cart#summary";

const acts: Record<string, Act> = {
  add(cart, { lines, add = "", quantity = "1", buy }) {
    const more = readPieces(lines ?? `${add}:${quantity.trim()}`);
    if (more.length === 0) return { errors: { quantity: wrongQuantity } };
    const added = addPieces(cart.lines, more);
    if (!added)
      return { errors: { quantity: "The cart takes 100 products, and 999 pieces of each. Nothing was added." } };
    return { cart: { ...cart, lines: added }, to: buy === "now" ? "/checkout" : "/cart" };
  },
  quantity(cart, typed) {
    const wanted = line(typed);
    if (!wanted) return { errors: { [`quantity-${typed.id}`]: wrongQuantity } };
    const lines = cart.lines.map((one) => (one.id === wanted.id ? wanted : one));
    return { cart: { ...cart, lines }, to: `/cart#line-${wanted.id}` };
  },
  remove(cart, typed) {
    const removed = cart.lines.find(({ id }) => String(id) === typed.id);
    const lines = cart.lines.filter((one) => one !== removed);
    const undo = removed && new URLSearchParams({ removed: `${removed.id}:${removed.quantity}` });
    return { cart: { ...cart, lines }, to: undo ? `/cart?${undo}` : "/cart" };
  },
  async coupon(cart, { code = "" }, { context }) {
    const { lines, pincode } = cart;
    const body = { code, lines, ...(pincode && { pincode }) };
    const { data } = await personalApiOf(context)("POST /apply/coupon", { body });
    if (!data.valid) return { errors: { code: `${data.code}: ${data.message}` } };
    return { cart: { ...cart, coupon: data.code }, to: summary };
  },
  dropCoupon: (cart) => ({ cart: { ...cart, coupon: undefined }, to: summary }),
  pincode(cart, { pincode = "" }) {
    const result = pincodeRule(pincode);
    if (!result.ok) return { errors: { pincode: result.message } };
    return { cart: { ...cart, pincode: result.value }, to: summary };
  },
};

/**
 * Does what a form of the cart asks for. What is done leads on by a redirect, so that a reload repeats nothing; what is
 * wrong comes back with what was typed.
 */
export async function actOnCart(asked: Asked, typed: Typed) {
  const { intent = "" } = typed;
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!act) return redirect("/cart", 303);
  return attempt(intent, typed, async () => {
    const done = await act(await readVisitorCart(asked), typed, asked);
    if ("errors" in done) return { intent, message: "", errors: done.errors, typed };
    await writeVisitorCart(asked, done.cart);
    return redirect(done.to, 303);
  });
}
