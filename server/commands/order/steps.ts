import { readDocument } from "../../invoices/readDocument.ts";
import { formatMoney } from "../../money.ts";
import { advanceOrder, type Parcel } from "../../orders/advanceOrder.ts";
import { cancelOrder } from "../../orders/cancelOrder.ts";
import { getOrder } from "../../orders/getOrder.ts";
import { handOver } from "../../orders/handOver.ts";
import { receiveUndelivered } from "../../returns/receiveUndelivered.ts";
import type { Shop } from "../../shop/shop.ts";
import { onMachine } from "../../staff/actor.ts";
import { say } from "../terminal.ts";
import { type Action, complain, forEach, freeText, type Options, orderNoOf, WrongCall } from "./say.ts";

async function tell({ sql }: Pick<Shop, "sql">, orderNo: string, done: boolean): Promise<number> {
  const [order] = await sql<{ state: string; short: boolean }[]>`
    select state, state = 'confirmed' and exists (select from order_short where order_id = orders.id) as short
    from orders where order_no = ${orderNo}`;
  if (!order) return complain(`There is no order ${orderNo}.`);
  if (!done && order.short) return complain(`Pieces of ${orderNo} were not found: it can't be packed without them.`);
  if (!done) {
    const parcels = order.state === "shipped" || order.state === "packed" ? await readDivided(sql, orderNo) : [];
    const stand = parcels.map(({ number, state }) => `${number} is ${state}`).join(", ");
    if (parcels.length > 1)
      return complain(`${orderNo} leaves in ${parcels.length} parcels, of which ${stand}: say which by --parcel.`);
    return complain(`${orderNo} is ${order.state}: it can't be done from there.`);
  }
  say(`${orderNo} is ${order.state} now.`);
  return 0;
}

export const pack = forEach(async (shop, orderNo) => {
  const done = await advanceOrder(shop, orderNo, "packed", { cause: "Packed", actor: onMachine() });
  if (done) {
    const document = await readDocument(shop.sql, orderNo, { kind: "invoice" });
    say(`Invoice ${document?.number}: bin/shop order invoice ${orderNo}`);
  }
  return tell(shop, orderNo, done);
});

export const deliver: Action = (shop, words, options) => deliverOne(shop, oneOrder(words, options), options);

const deliverOne = forEach(async (shop, orderNo, options) => {
  const cause = { cause: "Delivered", actor: onMachine() };
  return tell(shop, orderNo, await advanceOrder(shop, orderNo, "delivered", cause, undefined, numbersOf(options)));
});

/** Which parcel of an order `--parcel` names; undefined: none is. Throws for what is none. */
export function parcelNumber({ parcel }: Options): number | undefined {
  if (parcel !== undefined && !/^[1-9]$/.test(parcel)) throw new WrongCall("--parcel takes a parcel's number: 2.");
  return parcel === undefined ? undefined : Number(parcel);
}
const numbersOf = (options: Options): number[] | undefined => {
  const number = parcelNumber(options);
  return number === undefined ? undefined : [number];
};

/** The orders that were named; one alone where a parcel of it is. */
function oneOrder(words: string[], { parcel }: Options): string[] {
  if (parcel !== undefined && words.length > 1) throw new WrongCall("--parcel is one order's: name one order.");
  return words;
}

const readDivided = async (sql: Shop["sql"], orderNo: string) => (await getOrder(sql, orderNo))?.parcels ?? [];

/** The address at which a parcel can be followed, as `--link` has it. Throws when it is none. */
export function checkedLink({ link }: Options): string | undefined {
  if (link && !(URL.canParse(link) && link.startsWith("https://")))
    throw new WrongCall("--link takes an address starting https://.");
  return link;
}

/** The parcel as the options describe it; a number or a link without a courier is a wrong call. */
function parcelOf(options: Options): Parcel | undefined {
  const { courier, tracking, link } = options;
  if (!courier && (tracking || link)) throw new WrongCall("--tracking and --link need --courier too.");
  return courier ? { courier, tracking_no: tracking, tracking_url: checkedLink(options) } : undefined;
}

const shipOne = forEach(async (shop, orderNo, options) => {
  const done = await handOver(shop, orderNo, parcelOf(options), onMachine(), numbersOf(options));
  return tell(shop, orderNo, done);
});

export const ship: Action = async (shop, words, options) => {
  if (words.length > 1 && (options.tracking || options.link))
    throw new WrongCall("--tracking and --link are one parcel's: ship these orders one by one.");
  return shipOne(shop, oneOrder(words, options), options);
};

export const undelivered: Action = (shop, words, options) => undeliveredOne(shop, oneOrder(words, options), options);

const undeliveredOne = forEach(async (shop, orderNo, options) => {
  const refund = await receiveUndelivered(shop, orderNo, !options["no-shelf"], onMachine(), parcelNumber(options));
  if (refund !== undefined) say(refund > 0 ? `${formatMoney(refund)} goes back.` : "Nothing had been paid.");
  return tell(shop, orderNo, refund !== undefined);
});

export const cancel: Action = async (shop, words) => {
  const orderNo = orderNoOf(words);
  const reason = freeText(words.slice(1));
  const cause = reason ? `Cancelled by the shop: ${reason}` : "Cancelled by the shop";
  const done = await cancelOrder(shop, orderNo, ["awaiting_payment", "confirmed", "packed"], {
    cause,
    actor: onMachine(),
  });
  return tell(shop, orderNo, done);
};
