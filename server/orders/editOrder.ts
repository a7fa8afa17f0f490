import type { PaymentMethod } from "../../contract/cart.ts";
import type { Address, Contact, Gift, OrderState } from "../../contract/orders.ts";
import { stateCode } from "../../contract/states.ts";
import { priceWithCourier } from "../cart/priceWithCourier.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction, waitShortly } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import { newsAfter } from "../news/publishNews.ts";
import { notThereYet } from "../shipping/pincodeWords.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { step } from "../steps.ts";
import { differing, type EditedFields } from "./editedFields.ts";
import { moveLines } from "./moveLines.ts";
import { fieldErrors, whyClosed } from "./orderFields.ts";
import { type BoughtLine, readBought, repriceOrder } from "./repriceOrder.ts";
import { settleDifference } from "./settleDifference.ts";

/** What is to stand in an order from now on; what is left out stays. `version`: the one that was seen. */
export type Edit = {
  version: number;
  contact?: Contact | undefined;
  address?: Address | undefined;
  lines?: { id: number; quantity: number }[] | undefined;
  gst?: { gstin: string; business_name: string } | null | undefined;
  note?: string | undefined;
  gift?: Gift | null | undefined;
};

/** What came of an edit. `refused` says why in words; `difference` and `refund` in paise. */
export type Editing =
  | { outcome: "edited"; difference: number; refund: number }
  | { outcome: "same" | "unknown" | "changed" }
  | { outcome: "field"; errors: Record<string, string> }
  | { outcome: "refused"; message: string };

type Row = Omit<EditedFields, "lines"> & {
  id: number;
  version: number;
  state: OrderState;
  payment_method: PaymentMethod;
  coupon_code: string | null;
  total: number;
};

/** Undoes the transaction and carries the reason, or what a trial would have come to, out. */
class Undone extends Error {
  readonly editing: Editing;
  constructor(editing: Editing) {
    super(editing.outcome);
    this.editing = editing;
  }
}
const refused = (message: string) => new Undone({ outcome: "refused", message });

/** The order as it stands, its row locked. */
async function lockOrder(tx: Transaction, orderNo: string, version: number) {
  const [order] = await tx<Row[]>`
    select id, version, state, jsonb_build_object('name', name, 'email', email, 'mobile', mobile) as contact, address, gst, note, gift,
      payment_method, coupon_code, total
    from orders where order_no = ${orderNo} for update`;
  if (!order) throw new Undone({ outcome: "unknown" });
  if (order.version !== version) throw new Undone({ outcome: "changed" });
  if (order.state !== "awaiting_payment" && order.state !== "confirmed")
    throw refused("It is packed already, or over: nothing in it can be changed any more.");
  return { ...order, bought: await readBought(tx, order.id) };
}
type Locked = Awaited<ReturnType<typeof lockOrder>>;

/** The fields as they are asked to be. */
function wantedOf(before: EditedFields, { contact, address, gst, note, gift, lines }: Edit): EditedFields {
  return {
    contact: contact ?? before.contact,
    address: address ?? before.address,
    gst: gst === undefined ? before.gst : gst,
    note: note === undefined ? before.note : note || null,
    gift: gift === undefined ? before.gift : gift,
    lines: lines ? lines.toSorted((a, b) => a.id - b.id) : before.lines,
  };
}

/** Why not so many pieces can be had, in words. */
function shortWords(names: BoughtLine[], lines: { variant: { id: number; product_name: string } }[]) {
  return ({ variant_id, available }: { variant_id: number; available: number }): string => {
    const name =
      lines.find(({ variant }) => variant.id === variant_id)?.variant.product_name ??
      names.find((line) => line.variant_id === variant_id)?.product_name ??
      "it";
    return available === 0 ? `There is no ${name} left.` : `There are only ${available} of ${name}.`;
  };
}

/** Prices, tax and stock for lines or a place that are others now. Answers the difference of the total, in paise. */
async function takeNewPrice(tx: Transaction, shop: Shop, order: Locked, wanted: EditedFields): Promise<number> {
  const { bought, payment_method: method, coupon_code } = order;
  const { pincode } = wanted.address;
  const priced = await repriceOrder(tx, shop.settings, {
    bought,
    lines: wanted.lines,
    coupon: coupon_code,
    pincode,
    method,
  });
  if ("refused" in priced) throw refused(priced.refused);
  const { sums, coupon } = priced;
  if (!sums.delivery?.serviceable) throw refused(sums.delivery?.cod_reason ?? notThereYet(pincode));
  const closed = whyClosed(method, sums);
  if (closed !== undefined) throw refused(closed);
  const short = await moveLines(tx, { orderId: order.id, bought, sums, coupon, hadCoupon: coupon_code !== null });
  if (short.length > 0) throw refused(short.map(shortWords(bought, sums.lines)).join(" "));
  if (pincode !== order.address.pincode) {
    const { date_from, date_to } = sums.delivery;
    await tx`update orders set delivery_from = ${date_from}, delivery_to = ${date_to} where id = ${order.id}`;
  }
  return sums.total - order.total;
}

/** Writes the fields, and the change as a fact of its own. */
async function writeEdit(tx: Transaction, order: Locked, wanted: EditedFields) {
  const { contact, address, gst, note, gift } = wanted;
  await tx`
    update orders set version = version + 1, name = ${contact.name}, email = ${contact.email}, mobile = ${contact.mobile},
      address = ${tx.json(address)}, gst = ${gst ? tx.json(gst) : null}, note = ${note}, gift = ${gift ? tx.json(gift) : null},
      state_code = case when address ->> 'state' = ${address.state} then state_code else ${stateCode(address.state) ?? ""} end
    where id = ${order.id}`;
  const [last] = await tx<{ seq: number }[]>`
    select coalesce(max(seq), 0)::int as seq from order_edit where order_id = ${order.id}`;
  return (last?.seq ?? 0) + 1;
}

async function edit(tx: Transaction, shop: Shop, orderNo: string, asked: Edit, by: Staff): Promise<Editing> {
  await waitShortly(tx);
  const order = await lockOrder(tx, orderNo, asked.version);
  await step("editOrder: order locked");
  const { id, state, payment_method: method, contact, address, gst, note, gift } = order;
  const lines = order.bought.map(({ variant_id, quantity }) => ({ id: variant_id, quantity }));
  const fields = { contact, address, gst, note, gift, lines };
  const wanted = wantedOf(fields, asked);
  const { names, before, after } = differing(fields, wanted);
  if (names.length === 0) return { outcome: "same" };
  const errors = names.some((name) => name === "address" || name === "gst" || name === "gift")
    ? fieldErrors(shop.settings, wanted)
    : {};
  if (Object.keys(errors).length > 0) return { outcome: "field", errors };
  const isPriced = names.includes("lines") || address.pincode !== wanted.address.pincode;
  const difference = isPriced ? await takeNewPrice(tx, shop, order, wanted) : 0;
  const seq = await writeEdit(tx, order, wanted);
  await step("editOrder: order written");
  const refund = await settleDifference(tx, { id, orderNo, state, method, difference, seq });
  if (typeof refund === "string") throw refused(refund);
  await tx`
    insert into order_edit (order_id, seq, before, after, difference, refund, staff_id, staff_name)
    values (${id}, ${seq}, ${tx.json(before)}, ${tx.json(after)}, ${difference}, ${refund}, ${by.staffId}, ${by.name})`;
  await recordAct(tx, by, {
    act: "orders.edit",
    thing: "order",
    id: orderNo,
    before: { total: order.total },
    after: { changed: names, total: order.total + difference },
  });
  const payload = { template: "order_changed", order_no: orderNo } as const;
  await enqueue(tx, { topic: "mail", key: `mail:order_changed:${orderNo}:${seq}`, payload });
  newsAfter(tx, { kind: "order", id: orderNo, state, fresh: false });
  await step("editOrder: before commit");
  return { outcome: "edited", difference, refund };
}

/** Has the courier's terms be known for what an order is to be; no transaction waits for the network. */
async function askCourier(shop: Shop, orderNo: string, { lines, address }: Edit): Promise<void> {
  if (!lines && !address) return;
  const [order] = await shop.sql<{ pincode: string; lines: { id: number; quantity: number }[] }[]>`
    select o.address ->> 'pincode' as pincode, jsonb_agg(jsonb_build_object('id', variant_id, 'quantity', quantity)) as lines
    from orders o join order_line l on l.order_id = o.id where o.order_no = ${orderNo} group by o.id`;
  if (order)
    await priceWithCourier(shop, { lines: lines ?? order.lines, pincode: address?.pincode ?? order.pincode }, true);
}

/**
 * Changes an order before it is packed, by the staff's hand: who gets it, where, what is in it. Lines and place are priced
 * anew by the shop's own rules, stock and tax follow, what was paid too much goes back, and the shopper is told by mail.
 * `trial`: it is only shown in the transaction what it would come to, and all is undone.
 */
export async function editOrder(
  shop: Shop,
  orderNo: string,
  asked: Edit,
  by: Staff,
  trial?: (tx: Transaction) => Promise<void>,
): Promise<Editing> {
  await askCourier(shop, orderNo, asked);
  try {
    return await transaction(shop.sql, async (tx) => {
      const editing = await edit(tx, shop, orderNo, asked, by);
      if (!trial) return editing;
      await trial(tx);
      throw new Undone(editing);
    });
  } catch (error) {
    if (error instanceof Undone) return error.editing;
    throw error;
  }
}
