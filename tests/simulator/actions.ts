import { randomUUID } from "node:crypto";
import { advanceOrder } from "../../server/orders/advanceOrder.ts";
import { cancelOrder } from "../../server/orders/cancelOrder.ts";
import { editOrder } from "../../server/orders/editOrder.ts";
import { orderLink } from "../../server/orders/orderNo.ts";
import { splitOrder } from "../../server/parcels/splitOrder.ts";
import { refundOrder } from "../../server/payments/refundOrder.ts";
import { decideReturn } from "../../server/returns/decideReturn.ts";
import { readExchangeable } from "../../server/returns/exchangeable.ts";
import { receiveReturn } from "../../server/returns/receiveReturn.ts";
import { receiveUndelivered } from "../../server/returns/receiveUndelivered.ts";
import { requestReturn } from "../../server/returns/requestReturn.ts";
import { clerk } from "../support/clerk.ts";
import { address, contact } from "../support/testShop.ts";
import type { Random } from "./random.ts";
import type { Journey, World } from "./world.ts";

/** Something that happens to an order; every one may happen at any time, twice, or halfway. */
type Action = { name: string; weight: number; act: (world: World, journey: Journey, random: Random) => Promise<void> };

const staff = { cause: "Simulated", actor: clerk } as const;
export const skus = [
  "VENU-CARNATIC-FLUTE-5-KATTAI",
  "KAVERI-TRAVEL-VEENA",
  "KAVERI-22-MRIDANGAM",
  "SEMBIYAN-SOPRANO-UKULELE",
  "SEMBIYAN-SOPRANO-UKULELE-2",
];

/** Somebody fills a cart and asks what it costs. */
export async function begin(world: World, number: number, random: Random): Promise<Journey | undefined> {
  const rows = await world.sql<{ id: number }[]>`select id from variant where sku = any(${skus}) order by id`;
  const method = random.chance(0.75) ? "practice" : "cod";
  // Cash is taken for small orders only: for the first, or the last, which can be exchanged.
  const lines = rows
    .filter(() => method === "practice" && random.chance(0.5))
    .map(({ id }) => ({ id, quantity: random.whole(1, 2) }));
  const coupon = random.pick(["", "", "SIM-ANY", "SIM-SEVEN", "SIM-ONCE"]);
  // A few shoppers come again and again.
  const shopper = random.whole(1, 40);
  const buyer = { ...contact, email: `shopper${shopper}@example.com`, mobile: `98765${String(10_000 + shopper)}` };
  const journey: Journey = { number, request: { body: {}, headers: {} }, method, trace: [] };
  const quoted = await world.call(journey, "/cart/quote", {
    lines: lines.length > 0 ? lines : [{ id: random.pick([rows[0], rows.at(-1)])?.id ?? 0, quantity: 1 }],
    pincode: address.pincode,
    payment_method: method,
    ...(coupon ? { coupon } : {}),
  });
  if (quoted.status !== 200) throw new Error(`A quote was answered ${quoted.status}: ${quoted.body.message}`);
  if (quoted.body.data.quote === "") return undefined; // sold out
  journey.request.body = { quote: quoted.body.data.quote, contact: buyer, address, payment_method: method };
  journey.request.headers = { "Idempotency-Key": randomUUID() };
  return journey;
}

async function place(world: World, journey: Journey): Promise<void> {
  const { status, body } = await world.call(journey, "/orders", journey.request.body, journey.request.headers);
  world.count(`place ${status}`);
  if (status === 409 || status === 422) return;
  if (status !== 200 && status !== 201) throw new Error(`An order was answered ${status}: ${body.message}`);
  const { order_no, order_link, next } = body.data;
  if (journey.placed && journey.placed !== order_no) throw new Error(`One key gave ${journey.placed} and ${order_no}.`);
  if (!journey.placed) Object.assign(journey, { placed: order_no, orderNo: order_no, link: order_link });
  if (next.url?.startsWith("/practice-gateway/")) journey.payUrl = next.url;
}

async function ask(world: World, journey: Journey, what: "pay" | "cancel"): Promise<void> {
  const link = journey.link?.replace("/ordersummary/", "/orders/").replace("?", `/${what}?`);
  if (!link) return;
  const { status, body } = await world.call(journey, link);
  if (![200, 409].includes(status)) throw new Error(`${what} was answered ${status}: ${body.message}`);
  if (status === 200 && what === "pay" && body.data.next.url?.startsWith("/practice-gateway/"))
    journey.payUrl = body.data.next.url;
}

async function press(world: World, journey: Journey, random: Random): Promise<void> {
  if (!journey.payUrl) return;
  const outcome = random.pick(["pay", "pay", "pay", "fail", "pend", "cancel"]);
  const delivery = random.pick(["once", "once", "twice", "late"]);
  const page = await (await world.send(journey.payUrl, { outcome, delivery })).text();
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]);
  if (fields.length > 0) journey.fields = Object.fromEntries(fields);
  if (random.chance(0.2)) {
    world.count("webhook lost");
    await world.sql`delete from practice.delivery where done_at is null`;
  }
}

async function bringBack(world: World, journey: Journey): Promise<void> {
  if (!journey.fields?.signature) return;
  const { status } = await world.send("/public/api/payments/practice/return", journey.fields);
  if (status !== 303) throw new Error(`A return from paying was answered ${status}.`);
}

/** Changes what is in the order or where it goes, by the staff's hand. */
async function edit(world: World, { orderNo = "" }: Journey, random: Random): Promise<void> {
  const rows = await world.sql<{ id: number; version: number }[]>`
    select v.id, o.version from variant v, orders o where v.sku = any(${skus}) and o.order_no = ${orderNo} order by v.id`;
  const [first] = rows;
  if (!first) return;
  const wished = rows.filter(() => random.chance(0.5)).map(({ id }) => ({ id, quantity: random.whole(1, 2) }));
  const lines = wished.length > 0 ? wished : [{ id: first.id, quantity: 1 }];
  const change = random.chance(0.7)
    ? { lines }
    : { address: { ...address, line1: `${random.whole(1, 99)}, Mada Street` } };
  const { outcome } = await editOrder(world.shop.shop, orderNo, { version: first.version, ...change }, clerk);
  world.count(`edit ${outcome}`);
}

/** Gives some of what was paid back, as the staff may. */
async function refund(world: World, { orderNo = "" }: Journey, random: Random): Promise<void> {
  const amount = random.whole(1, 100_000);
  world.count(`refund ${await refundOrder(world.shop.shop, orderNo, { amount, reason: "Goodwill" }, clerk)}`);
}

/** What may go out in a line's place, sometimes what does not fit. */
async function wantedFor(
  world: World,
  orderNo: string,
  line: number,
  random: Random,
): Promise<{ exchange_for?: number }> {
  if (random.chance(0.4)) return {};
  const offered = (await readExchangeable(world.sql, orderNo)).find(({ id }) => id === line)?.choices ?? [];
  if (random.chance(0.05)) return { exchange_for: line };
  return offered.length > 0 ? { exchange_for: random.pick(offered).id } : {};
}

/** Wants some of the order's pieces taken back, sometimes more than there are, and others of the product in their place. */
async function askReturn(world: World, { orderNo = "" }: Journey, random: Random): Promise<void> {
  const bought = await world.sql<{ id: number; quantity: number }[]>`
    select variant_id as id, quantity from order_line l join orders o on o.id = l.order_id where o.order_no = ${orderNo} order by 1`;
  const lines = [];
  for (const { id, quantity } of bought)
    if (random.chance(0.7))
      lines.push({ id, quantity: random.whole(1, quantity), ...(await wantedFor(world, orderNo, id, random)) });
  if (lines.length === 0) return;
  const reason = random.pick(["change_of_mind", "faulty"] as const);
  world.count(`return ${await requestReturn(world.shop.shop, orderNo, { lines, reason })}`);
}

async function decide(world: World, { orderNo = "" }: Journey, random: Random): Promise<void> {
  const decision = random.chance(0.8) ? "accepted" : "refused";
  if (await decideReturn(world.shop.shop, orderNo, decision, "", clerk)) world.count(`return ${decision}`);
}

/** Receives what came; the journey goes on with what goes out in exchange. */
async function takeBack(world: World, journey: Journey, random: Random): Promise<void> {
  const { orderNo = "" } = journey;
  const exchange = random.pick(["", "", "send", "refund"] as const) || undefined;
  const refunded = await receiveReturn(world.shop.shop, orderNo, { pieces: "shelf", note: "", exchange }, clerk);
  if (typeof refunded !== "number") return world.count(`return ${refunded}`);
  world.count("return received");
  const [sent] = await world.sql<{ order_no: string }[]>`
    select e.order_no from orders o join return_request r on r.order_id = o.id join orders e on e.exchange_of = r.id
    where o.order_no = ${orderNo} order by e.id desc limit 1`;
  if (!sent) return;
  world.count("exchange sent");
  Object.assign(journey, { orderNo: sent.order_no, link: orderLink(world.shop.shop.secret, sent.order_no) });
}

/** The last day of an exchange goes by. */
async function lapse(world: World, { orderNo = "" }: Journey): Promise<void> {
  await world.sql`
    update return_request r set kept_until = kept_until - 31 from orders o where o.id = r.order_id and o.order_no = ${orderNo} and r.exchange = 'kept'`;
  await world.runJob("exchanges");
}

/** Divides an order into two or three parcels by chance, or makes it one again. */
async function divide(world: World, { orderNo = "" }: Journey, random: Random): Promise<void> {
  const lines = await world.sql<{ id: number; quantity: number }[]>`
    select variant_id as id, quantity from order_line l join orders o on o.id = l.order_id where o.order_no = ${orderNo} order by 1`;
  const parcels = [1, 2, 3].map(() => new Map<number, number>());
  for (const { id, quantity } of lines)
    for (let piece = 0; piece < quantity; piece++) {
      const held = random.pick(parcels);
      held.set(id, (held.get(id) ?? 0) + 1);
    }
  const kept = parcels
    .filter(({ size }) => size > 0)
    .map((held) => ({ lines: [...held].map(([id, quantity]) => ({ id, quantity })), weight_g: null }));
  world.count(`divide ${await splitOrder(world.shop.shop, orderNo, { parcels: kept }, clerk)}`);
}

/** Takes one of an order's parcels on, whichever it is. */
const moveOne =
  (to: "shipped" | "delivered") =>
  async (world: World, { orderNo = "" }: Journey, random: Random): Promise<void> => {
    const parcel = { courier: "India Post", tracking_no: `EM${random.whole(1, 1_000_000)}` };
    const sent = to === "shipped" ? parcel : undefined;
    if (await advanceOrder(world.shop.shop, orderNo, to, staff, sent, [random.whole(1, 3)]))
      world.count(`parcel ${to}`);
  };

async function parcelBack(world: World, { orderNo = "" }: Journey, random: Random): Promise<void> {
  const refund = await receiveUndelivered(world.shop.shop, orderNo, true, clerk, random.whole(1, 3));
  if (refund !== undefined) world.count("parcel undelivered");
}

async function comeBack(world: World, { orderNo = "" }: Journey): Promise<void> {
  if ((await receiveUndelivered(world.shop.shop, orderNo, true, clerk)) !== undefined) world.count("undelivered");
}

const advance =
  (to: Parameters<typeof advanceOrder>[2]) =>
  async (world: World, { orderNo }: Journey) => {
    if (orderNo && (await advanceOrder(world.shop.shop, orderNo, to, staff))) world.count(to);
  };

/** What mostly happens to an order in each state; now and then comes anything. */
export const usual: Record<string, string[]> = {
  "": ["place"],
  awaiting_payment: ["press", "return", "pay page", "cancel", "gateway tells", "a moment", "half an hour", "place"],
  confirmed: ["pack", "pack", "divide", "edit", "edit", "cancel", "staff cancels", "outbox", "return", "gateway tells"],
  packed: ["ship", "ship a parcel", "divide", "staff cancels", "a moment"],
  shipped: ["deliver", "ship a parcel", "deliver a parcel", "parcel comes back", "comes back", "a moment"],
  delivered: ["ask to return", "refund", "outbox"],
  return_requested: ["decide on return", "take back", "take back", "exchange lapses", "a moment"],
  partly_returned: ["ask to return", "refund", "outbox"],
  returned: ["refund", "outbox"],
  cancelled: ["press", "return", "gateway tells", "outbox", "cancel", "a moment"],
  expired: ["press", "return", "gateway tells", "outbox", "a moment"],
};

export const actions: Action[] = [
  { name: "place", weight: 6, act: place },
  { name: "pay page", weight: 2, act: (world, journey) => ask(world, journey, "pay") },
  { name: "press", weight: 6, act: press },
  { name: "return", weight: 5, act: bringBack },
  { name: "cancel", weight: 1, act: (world, journey) => ask(world, journey, "cancel") },
  {
    name: "staff cancels",
    weight: 0.5,
    async act(world, { orderNo }) {
      if (orderNo && (await cancelOrder(world.shop.shop, orderNo, ["awaiting_payment", "confirmed", "packed"], staff)))
        world.count("cancelled by staff");
    },
  },
  { name: "pack", weight: 3, act: advance("packed") },
  { name: "ship", weight: 3, act: advance("shipped") },
  { name: "deliver", weight: 3, act: advance("delivered") },
  { name: "divide", weight: 2, act: divide },
  { name: "ship a parcel", weight: 2, act: moveOne("shipped") },
  { name: "deliver a parcel", weight: 2, act: moveOne("delivered") },
  { name: "parcel comes back", weight: 1, act: parcelBack },
  { name: "edit", weight: 1, act: edit },
  { name: "comes back", weight: 0.5, act: comeBack },
  { name: "ask to return", weight: 3, act: askReturn },
  { name: "decide on return", weight: 4, act: decide },
  { name: "take back", weight: 4, act: takeBack },
  { name: "exchange lapses", weight: 0.2, act: lapse },
  { name: "refund", weight: 1, act: refund },
  { name: "webhooks", weight: 2, act: (world) => world.runJob("webhooks") },
  { name: "gateway tells", weight: 3, act: (world) => world.runJob("practice gateway") },
  { name: "outbox", weight: 2, act: (world) => world.runJob("outbox") },
  { name: "a moment", weight: 3, act: (world, _, random) => world.pass(random, random.whole(1, 120)) },
  { name: "half an hour", weight: 0.5, act: (world, _, random) => world.pass(random, random.whole(600, 2_400)) },
];
