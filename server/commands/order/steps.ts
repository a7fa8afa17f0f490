import { formatMoney } from "../../mail/money.ts";
import { advanceOrder, type Parcel } from "../../orders/advanceOrder.ts";
import { cancelOrder } from "../../orders/cancelOrder.ts";
import { receiveUndelivered } from "../../returns/receiveUndelivered.ts";
import type { Shop } from "../../rooms.ts";
import { type Action, complain, orderNoOf, say, WrongCall } from "./say.ts";

async function tell({ sql }: Pick<Shop, "sql">, orderNo: string, done: boolean): Promise<number> {
  const [order] = await sql<{ state: string }[]>`select state from orders where order_no = ${orderNo}`;
  if (!order) return complain(`There is no order ${orderNo}.`);
  if (!done) return complain(`${orderNo} is ${order.state}: it can't be done from there.`);
  say(`${orderNo} is ${order.state} now.`);
  return 0;
}

const advance =
  (step: "packed" | "delivered", cause: string): Action =>
  async (shop, words) => {
    const orderNo = orderNoOf(words);
    return tell(shop, orderNo, await advanceOrder(shop, orderNo, step, { cause, actor: "staff" }));
  };

export const pack = advance("packed", "Packed");
export const deliver = advance("delivered", "Delivered");

/** The parcel as the options describe it; a number or a link without a courier is a wrong call. */
function parcelOf({ courier, tracking, link }: Parameters<Action>[2]): Parcel | undefined {
  if (!courier && (tracking || link)) throw new WrongCall("--tracking and --link need --courier too.");
  if (link && !(URL.canParse(link) && link.startsWith("https://")))
    throw new WrongCall("--link takes an address starting https://.");
  return courier ? { courier, tracking_no: tracking, tracking_url: link } : undefined;
}

export const ship: Action = async (shop, words, options) => {
  const orderNo = orderNoOf(words);
  const parcel = parcelOf(options);
  const cause = parcel
    ? `Handed to ${[parcel.courier, parcel.tracking_no].filter(Boolean).join(", ")}`
    : "Handed to the courier";
  const done = await advanceOrder(shop, orderNo, "shipped", { cause, actor: "staff" }, parcel);
  if (done) {
    const [invoice] = await shop.sql<{ number: string }[]>`
      select d.number from tax_document d join orders o on o.id = d.order_id where o.order_no = ${orderNo} and d.kind = 'invoice'`;
    say(`Invoice ${invoice?.number}`);
  }
  return tell(shop, orderNo, done);
};

export const undelivered: Action = async (shop, words, options) => {
  const orderNo = orderNoOf(words);
  const refund = await receiveUndelivered(shop, orderNo, !options["no-shelf"]);
  if (refund !== undefined) say(refund > 0 ? `${formatMoney(refund)} goes back.` : "Nothing had been paid.");
  return tell(shop, orderNo, refund !== undefined);
};

export const cancel: Action = async (shop, words) => {
  const orderNo = orderNoOf(words);
  const reason = words.slice(1).join(" ");
  const cause = reason ? `Cancelled by the shop: ${reason}` : "Cancelled by the shop";
  const done = await cancelOrder(shop, orderNo, ["awaiting_payment", "confirmed", "packed"], { cause, actor: "staff" });
  return tell(shop, orderNo, done);
};
