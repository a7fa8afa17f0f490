import { type Division, type Splitting, splitOrder } from "../../parcels/splitOrder.ts";
import { onMachine } from "../../staff/actor.ts";
import { say } from "../terminal.ts";
import { type Action, complain, orderNoOf, WrongCall } from "./say.ts";

const problems: Record<Exclude<Splitting, "split">, string> = {
  unknown: "There is no such order.",
  state: "Only what is to be packed, or is packed and has not left, can be divided.",
  courier: "The courier has taken it over as one parcel already.",
  changed: "It has been changed meanwhile.",
  uneven: "It has not so many pieces, or a parcel would be empty.",
};

type Line = { id: number; sku: string; quantity: number };

/** What a word puts into a parcel: "FLUTEx2,VEENA". Throws for what is no SKU of the order. */
function held(word: string, lines: readonly Line[]): { id: number; quantity: number }[] {
  return word.split(",").map((part) => {
    const [, sku = part, pieces = "1"] = /^(.+)x(\d{1,3})$/.exec(part) ?? [];
    const line = lines.find((one) => one.sku === part) ?? lines.find((one) => one.sku === sku);
    if (!line) throw new WrongCall(`The order has no ${part}. It has: ${lines.map((one) => one.sku).join(", ")}.`);
    return { id: line.id, quantity: line.sku === part ? 1 : Number(pieces) };
  });
}

/** Divides an order into parcels, each further one by a word. */
export const split: Action = async (shop, words) => {
  const orderNo = orderNoOf(words);
  const lines = await shop.sql<Line[]>`
    select l.variant_id as id, l.sku, l.quantity from order_line l join orders o on o.id = l.order_id where o.order_no = ${orderNo}`;
  const others: Division = words.slice(1).map((word) => ({ lines: held(word, lines), weight_g: null }));
  const taken = (id: number) =>
    others.reduce((sum, parcel) => sum + (parcel.lines.find((one) => one.id === id)?.quantity ?? 0), 0);
  const rest = lines.map(({ id, quantity }) => ({ id, quantity: quantity - taken(id) }));
  if (rest.some(({ quantity }) => quantity < 0)) return complain(`${orderNo}: ${problems.uneven}`);
  const first = { lines: rest.filter(({ quantity }) => quantity > 0), weight_g: null };
  const outcome = await splitOrder(shop, orderNo, { parcels: [first, ...others] }, onMachine());
  if (outcome !== "split") return complain(`${orderNo}: ${problems[outcome]}`);
  say(`${orderNo} leaves in ${others.length === 0 ? "one parcel" : `${others.length + 1} parcels`}.`);
  return 0;
};
