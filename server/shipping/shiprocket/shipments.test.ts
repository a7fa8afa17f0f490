import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { account, ShiprocketStandIn } from "../../../tests/standIns/shiprocket.ts";
import { clerk } from "../../../tests/support/clerk.ts";
import { type TestShop, testShop } from "../../../tests/support/testShop.ts";
import { audit } from "../../jobs/audit.ts";
import { dispatchOutbox } from "../../jobs/dispatchOutbox.ts";
import { advanceOrder } from "../../orders/advanceOrder.ts";
import { cancelOrder } from "../../orders/cancelOrder.ts";
import { courierTasks } from "./courierTasks.ts";

let shop: TestShop;
let shiprocket: ShiprocketStandIn;
const hookKey = "a key agreed on with the courier";
beforeAll(async () => {
  shiprocket = await ShiprocketStandIn.start();
  shop = await testShop({
    SHIPROCKET_EMAIL: account.email,
    SHIPROCKET_PASSWORD: account.password,
    SHIPROCKET_API_URL: shiprocket.server.url,
    SHIPROCKET_WEBHOOK_KEY: hookKey,
    DATA_DIR: "/tmp/swara-shiprocket-test",
  });
});
afterEach(() => {
  shiprocket.server.faults.length = 0;
  shiprocket.server.seen.length = 0;
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shiprocket.server.close();
  await shop.close();
});

const staff = { cause: "by hand", actor: clerk } as const;
async function packed() {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 5);
  const { quote } = await shop.quote([{ id, quantity: 2 }]);
  const { body } = await shop.place(quote);
  await advanceOrder(shop.shop, body.data.order_no, "packed", staff);
  return { ...body.data, read: () => shop.order(body.data.order_link) };
}
/** Lets everything be done that is due; what fails is due again at the next call. */
async function work() {
  await courierTasks(shop.shop);
  await shop.sql`update outbox set run_at = now() where done_at is null`;
  while ((await dispatchOutbox(shop.shop)) > 0);
}
const parcelOf = (orderNo: string) => shiprocket.parcels.filter((parcel) => parcel.channel_order_id === orderNo);
const tell = async (awb: string, status: number, key = hookKey) =>
  (
    await shop.others.fetch(
      new Request("http://shop.test/hooks/courier", {
        method: "POST",
        headers: { "Content-Type": "application/json", "x-api-key": key },
        body: JSON.stringify({ awb, shipment_status_id: status, shipment_status: "MOVED", scans: [] }),
      }),
    )
  ).status;
const awbOf = (orderNo: string) => parcelOf(orderNo)[0]?.shipment.awb ?? "";
const states = async (order: Awaited<ReturnType<typeof packed>>) =>
  (await order.read()).timeline.map((event) => event.state);

test("a packed order is handed over with its box, its total and its pickup, once", async () => {
  const order = await packed();
  await work();
  await work();
  const read = await order.read();
  expect(parcelOf(order.order_no)).toMatchObject([
    {
      pickups: 1,
      shipment: { awb: expect.stringMatching(/^AWB/) },
      sent: {
        payment_method: "COD",
        sub_total: read.subtotal / 100,
        shipping_charges: read.delivery_charge / 100,
        transaction_charges: read.cod_fee / 100,
        weight: 0.6,
        order_items: [{ units: 2, selling_price: (read.lines[0]?.unit_price ?? 0) / 100 }],
      },
    },
  ]);
});

test.each(["gone", "lost", "html", 401, 429, 500] as const)(
  "a handover that meets %s at each step in turn is made once",
  async (fault) => {
    const order = await packed();
    // The calls of one handover: search, create, waybill, pickup; of a later try: search, and what is missing yet.
    for (const before of [0, 1, 2, 2, 3]) {
      shiprocket.server.faults.push(...Array.from({ length: before }, () => "none" as const), fault);
      await work();
      shiprocket.server.faults.length = 0;
    }
    await work();
    expect(parcelOf(order.order_no)).toMatchObject([{ pickups: 1, shipment: { awb: expect.stringMatching(/^AWB/) } }]);
    expect(
      await shop.sql`select from outbox where key = ${`courier_order:${order.order_no}`} and done_at is null`,
    ).toEqual([]);
  },
);

test("an order that Shiprocket made but never answered for is found, not made again", async () => {
  const order = await packed();
  await work();
  await shop.sql`delete from shipment`;
  await shop.sql`delete from outbox where key = ${`courier_order:${order.order_no}`}`;
  await work();
  expect(parcelOf(order.order_no)).toHaveLength(1);
  expect(await shop.sql`select awb from shipment`).toEqual([{ awb: awbOf(order.order_no) }]);
});

test("the courier's messages take an order forward in any order, any number of times, and never back", async () => {
  const order = await packed();
  await work();
  const awb = awbOf(order.order_no);
  expect(await tell(awb, 19)).toBe(200);
  expect((await order.read()).state).toBe("packed");
  await Promise.all(Array.from({ length: 20 }, () => tell(awb, 18)));
  expect((await order.read()).state).toBe("shipped");
  for (const status of [42, 7, 17, 18, 7, 99]) expect(await tell(awb, status)).toBe(200);
  expect(await states(order)).toEqual(["confirmed", "packed", "shipped", "delivered"]);
});

test("delivered as the only message that came takes the order all the way", async () => {
  const order = await packed();
  await work();
  await tell(awbOf(order.order_no), 7);
  expect(await states(order)).toEqual(["confirmed", "packed", "shipped", "delivered"]);
});

test("a message without the agreed key moves nothing; one about another's parcel is answered and moves nothing", async () => {
  const order = await packed();
  await work();
  expect(await tell(awbOf(order.order_no), 7, "another key")).toBe(401);
  expect(await tell("AWB-unknown", 7)).toBe(200);
  expect((await order.read()).state).toBe("packed");
});

test("a parcel whose courier is silent is asked about", async () => {
  const order = await packed();
  await work();
  const [parcel] = parcelOf(order.order_no);
  if (parcel) parcel.status = 17;
  await shop.sql`update shipment set checked_at = now() - interval '7 hours' where awb = ${awbOf(order.order_no)}`;
  await work();
  expect((await order.read()).state).toBe("shipped");
  expect(await shop.sql`select from outbox where topic = 'courier_track'`).toEqual([]);
});

test("an order that is cancelled after its handover is taken back, once", async () => {
  const order = await packed();
  await work();
  await cancelOrder(shop.shop, order.order_no, ["packed"], staff);
  shiprocket.server.faults.push(500);
  await work();
  await work();
  expect(parcelOf(order.order_no)).toMatchObject([{ cancelled: true }]);
  expect(await shop.sql`select from shipment where awb = ${awbOf(order.order_no)} and cancelled_at is null`).toEqual(
    [],
  );
});
