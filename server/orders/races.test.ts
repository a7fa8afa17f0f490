import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { audit } from "../jobs/audit.ts";
import { dispatchOutbox } from "../jobs/dispatchOutbox.ts";
import { reconcile } from "../jobs/reconcile.ts";
import { applyCapture } from "../payments/applyCapture.ts";
import { choose, openPaymentOrder, practiceSignature } from "../payments/practice/service.ts";
import { processInbox } from "../payments/processInbox.ts";
import { requestReturn } from "../returns/requestReturn.ts";
import { type StepName, stepNames, visitSteps } from "../steps.ts";
import { advanceOrder } from "./advanceOrder.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { expireHolds } from "./expireOrder.ts";

// Two operations on one order, the second beginning exactly where the first has come to a named step.

const folder = mkdtempSync(join(tmpdir(), "swara-races-"));
const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const staff = { cause: "Tested", actor: clerk } as const;
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ DATA_DIR: folder });
  await shop.sql`
    insert into coupon (code, kind, value, usage_limit) values ('LAST', 'amount', 1000, 0), ('MANY', 'amount', 1000, null)`;
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `first`; at that step `second` begins. It is given until it has ended or waits for a lock; both are awaited. */
async function meet<A, B>(first: () => Promise<A>, at: StepName, second: () => Promise<B>): Promise<[A, B]> {
  let rival: Promise<B> | undefined;
  const end = visitSteps(async (name) => {
    if (name !== at || rival) return;
    rival = second();
    rival.catch(() => {}); // awaited below
    const ended = rival.then(
      () => true,
      () => true,
    );
    const waits = async () => {
      for (;;) {
        const [row] = await shop.sql<{ waiting: boolean }[]>`
          select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`;
        if (row?.waiting) return true;
      }
    };
    await Promise.race([ended, waits()]);
  });
  try {
    const answer = await first();
    if (!rival) throw new Error(`The step ${at} was never reached.`);
    return [answer, await rival];
  } finally {
    end();
  }
}

/** An order that waits for its payment, which the gateway has captured already when `captured`. */
async function unpaid({ captured = false, pieces = 5 } = {}) {
  const id = await shop.stocked(flute, pieces);
  const { quote, total } = await shop.quote([{ id, quantity: 1 }], { payment_method: "practice" });
  const { body } = await shop.place(quote, { payment_method: "practice" });
  const { order_no: orderNo, order_link: link, next } = body.data;
  const gatewayOrderId = next.url?.split("/").at(-1) ?? "";
  const order = { id: gatewayOrderId, receipt: orderNo, amount: total, return_url: "" };
  const pay = () => choose(shop.sql, shop.shop.secret, order, "pay", "once", 0);
  const { payment_id: gatewayPaymentId = "pay_none" } = captured ? await pay() : {};
  const capture = () =>
    applyCapture(shop.shop, { gateway: "practice", gatewayOrderId, gatewayPaymentId, amount: total });
  const history = async () => (await shop.order(link)).timeline.map(({ state }) => state);
  const left = async () =>
    (await shop.sql<{ left: number }[]>`select on_hand - held as left from stock where variant_id = ${id}`)[0]?.left;
  return { id, orderNo, total, gatewayOrderId, pay, capture, history, left, read: () => shop.order(link) };
}
type Unpaid = Awaited<ReturnType<typeof unpaid>>;
const overdue = ({ orderNo }: Unpaid) =>
  shop.sql`update orders set expires_at = now() - interval '1 second' where order_no = ${orderNo}`;
const expire = async () => {
  await expireHolds(shop.shop);
};
const balanced = async () => {
  for (let round = 0; round < 3; round++) await dispatchOutbox(shop.shop);
  expect(await audit(shop.sql)).toEqual([]);
};

describe("capture and expiry", () => {
  test.each(["applyCapture: order locked", "applyCapture: settled", "applyCapture: before commit"] as const)(
    "expiry begins at %j: the payment counts",
    async (at) => {
      const order = await unpaid({ captured: true });
      await overdue(order);
      await meet(order.capture, at, expire);
      expect(await order.history()).toEqual(["awaiting_payment", "confirmed"]);
      await balanced();
    },
  );

  test("the payment comes after expiry has asked the gateway: it counts, and nothing expires", async () => {
    const order = await unpaid();
    await overdue(order);
    await meet(expire, "expire: gateway asked", async () => {
      await order.pay();
      await shop.sql`update payment_intent set created_at = now() - interval '16 minutes' where gateway_order_id = ${order.gatewayOrderId}`;
      await reconcile(shop.shop);
    });
    expect(await order.history()).toEqual(["awaiting_payment", "confirmed"]);
    await balanced();
  });

  test("two nodes that expire at once ask about each order once", async () => {
    const orders = [await unpaid(), await unpaid(), await unpaid()];
    for (const order of orders) await overdue(order);
    let asked = 0;
    const end = visitSteps(async (name) => {
      if (name !== "expire: gateway asked" || ++asked > 1) return;
      expect(await expireHolds(shop.shop)).toBe(2);
    });
    expect(await expireHolds(shop.shop).finally(end)).toBe(1);
    expect(asked).toBe(3);
    for (const order of orders) expect(await order.history()).toEqual(["awaiting_payment", "expired"]);
    expect(await shop.sql`select from overdue_order`).toHaveLength(0);
    await balanced();
  });

  test("the payment is taken as expiry asks, and what follows goes wrong: it counts, and nothing is tried again", async () => {
    const order = await unpaid({ captured: true });
    await overdue(order);
    const end = visitSteps((name) => {
      if (name === "expire: gateway asked" || name === "applyCapture: committed") throw new Error("cut off");
    });
    await expireHolds(shop.shop).finally(end);
    expect(await order.history()).toEqual(["awaiting_payment", "confirmed"]);
    expect(await shop.sql`select from overdue_order`).toHaveLength(0);
    await balanced();
  });

  test.each([
    ["expire: state changed", 5, ["awaiting_payment", "expired", "confirmed"], 4],
    ["expire: before commit", 5, ["awaiting_payment", "expired", "confirmed"], 4],
  ] as const)("the payment comes at %j, with stock: it is taken again", async (at, pieces, states, left) => {
    const order = await unpaid({ pieces });
    await overdue(order);
    const [, captured] = await meet(expire, at, async () => {
      const { payment_id: gatewayPaymentId = "" } = await order.pay();
      const { gatewayOrderId, total: amount } = order;
      return applyCapture(shop.shop, { gateway: "practice", gatewayOrderId, gatewayPaymentId, amount });
    });
    expect([captured, await order.history(), await order.left()]).toEqual(["accepted", states, left]);
    await balanced();
  });
});

describe("capture and cancellation", () => {
  test.each(["cancelOrder: state changed", "cancelOrder: before commit"] as const)(
    "the payment comes at %j: it is given back",
    async (at) => {
      const order = await unpaid({ captured: true });
      const cancel = () => cancelOrder(shop.shop, order.orderNo, ["awaiting_payment", "confirmed"], staff);
      expect(await meet(cancel, at, order.capture)).toEqual([true, "refunding"]);
      expect(await order.read()).toMatchObject({
        state: "cancelled",
        payments: [{ accepted: false, refunded: order.total }],
      });
      await balanced();
    },
  );

  test.each(["applyCapture: order locked", "applyCapture: settled", "applyCapture: before commit"] as const)(
    "the cancellation comes at %j: the payment is accepted and given back",
    async (at) => {
      const order = await unpaid({ captured: true });
      const cancel = () => cancelOrder(shop.shop, order.orderNo, ["awaiting_payment", "confirmed"], staff);
      expect(await meet(order.capture, at, cancel)).toEqual(["accepted", true]);
      expect(await order.read()).toMatchObject({
        state: "cancelled",
        payments: [{ accepted: true, refunded: order.total }],
      });
      await balanced();
    },
  );
});

/** A webhook of the practice gateway, as it arrives. */
const webhook = async ({ gatewayOrderId }: Unpaid, event: string = randomUUID()) => {
  const body = JSON.stringify({ event: "payment.captured", payload: { order_id: gatewayOrderId } });
  const headers = { "X-Practice-Event-Id": event, "X-Practice-Signature": practiceSignature(shop.shop.secret, body) };
  const url = "http://shop.test/public/api/payments/practice/webhook";
  return shop.others.fetch(new Request(url, { method: "POST", body, headers }));
};

test.each(["applyCapture: order locked", "applyCapture: settled", "applyCapture: before commit"] as const)(
  "return, webhook and reconciler: the others begin when the first is at %j; one pays",
  async (at) => {
    const order = await unpaid();
    const fields = await order.pay();
    await shop.sql`update payment_intent set created_at = now() - interval '16 minutes' where gateway_order_id = ${order.gatewayOrderId}`;
    const back = async () =>
      shop.others.fetch(
        new Request("http://shop.test/public/api/payments/practice/return", {
          method: "POST",
          body: new URLSearchParams(fields),
        }),
      );
    await meet(back, at, () => Promise.all([reconcile(shop.shop), webhook(order), back()]));
    await processInbox(shop.shop);
    expect(await order.history()).toEqual(["awaiting_payment", "confirmed"]);
    expect((await order.read()).payments).toMatchObject([{ amount: order.total, accepted: true, refunded: 0 }]);
    await balanced();
  },
);

test("the same webhook 200 times at once: one payment, one mail", async () => {
  const order = await unpaid({ captured: true });
  const answers = await Promise.all(Array.from({ length: 200 }, () => webhook(order, "evt_200")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // Whichever of the 200 took it up is still at work, perhaps.
  await vi.waitFor(async () =>
    expect(
      await shop.sql`select from webhook_inbox where event_id = 'evt_200' and processed_at is not null`,
    ).toHaveLength(1),
  );
  await processInbox(shop.shop);
  expect((await order.read()).payments).toHaveLength(1);
  const mails = await shop.sql`select from outbox where topic = 'mail' and payload ->> 'order_no' = ${order.orderNo}`;
  expect(mails).toHaveLength(1);
  expect(await shop.sql`select from webhook_inbox where event_id = 'evt_200'`).toHaveLength(1);
});

/** An order with a coupon has the most steps. */
const inSteps = { coupon: "MANY" };

describe("placing", () => {
  test.each(stepNames.filter((name) => name.startsWith("placeOrder: ")))(
    "the same request again, begun at %j: one order, one answer",
    async (at) => {
      const id = await shop.stocked(flute, 9);
      const { quote } = await shop.quote([{ id, quantity: 1 }], inSteps);
      const key = randomUUID();
      const place = () => shop.place(quote, {}, key);
      const [first, second] = await meet(place, at, place);
      expect([first.status, second.status]).toEqual([201, 200]);
      expect(second.body.data).toEqual(first.body.data);
      const [left] = await shop.sql<
        { left: number }[]
      >`select on_hand - held as left from stock where variant_id = ${id}`;
      expect(left).toEqual({ left: 8 });
    },
  );

  test.each(["placeOrder: order written", "placeOrder: before stock", "placeOrder: before commit"] as const)(
    "a second order from the same checkout, begun at %j, is shown the first",
    async (at) => {
      const id = await shop.stocked(flute, 9);
      const { quote } = await shop.quote([{ id, quantity: 1 }], inSteps);
      const [first, second] = await meet(
        () => shop.place(quote),
        at,
        () => shop.place(quote),
      );
      expect([first.status, second.status]).toEqual([201, 409]);
      expect(second.body).toMatchObject({ reason: "checkout", order_link: first.body.data.order_link });
    },
  );

  test.each(["placeOrder: priced", "placeOrder: order written", "placeOrder: before stock"] as const)(
    "the last piece is sought by another at %j: one gets it, the other is told",
    async (at) => {
      const id = await shop.stocked(flute, 1);
      const wish = () => shop.quote([{ id, quantity: 1 }], inSteps);
      const [one, other] = [await wish(), await wish()];
      const answers = await meet(
        () => shop.place(one.quote),
        at,
        () => shop.place(other.quote),
      );
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
    },
  );

  test.each([
    "placeOrder: priced",
    "placeOrder: order written",
    "placeOrder: before stock",
    "placeOrder: before commit",
  ] as const)(
    "a coupon's last use is sought by another at %j: one has it, the other is shown the total without",
    async (at) => {
      const id = await shop.stocked(flute, 9);
      await shop.sql`update coupon set usage_limit = used + 1 where code = 'LAST'`;
      const wish = () => shop.quote([{ id, quantity: 1 }], { coupon: "LAST" });
      const [one, other] = [await wish(), await wish()];
      const answers = await meet(
        () =>
          shop.place(one.quote, {
            contact: { name: "Asha", email: `${randomUUID()}@example.com`, mobile: "9876543210" },
          }),
        at,
        () =>
          shop.place(other.quote, {
            contact: { name: "Ravi", email: `${randomUUID()}@example.com`, mobile: "9876543211" },
          }),
      );
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.reason).toBe("quote");
    },
  );
});

async function paid() {
  const order = await unpaid({ captured: true });
  expect(await order.capture()).toBe("accepted");
  return order;
}
const givenBack = async ({ orderNo }: Unpaid) =>
  (
    await shop.sql<{ refunded: number }[]>`
      select p.refunded from practice.payment p join practice.payment_order o on o.id = p.payment_order_id where o.receipt = ${orderNo}`
  )[0]?.refunded;

describe("refunds", () => {
  test.each(["refund: requested", "cancelOrder: before commit"] as const)(
    "cancelled twice, the second begun at %j: one refund",
    async (at) => {
      const order = await paid();
      const cancel = () => cancelOrder(shop.shop, order.orderNo, ["confirmed"], staff);
      expect(await meet(cancel, at, cancel)).toEqual([true, false]);
      await balanced();
      expect(await givenBack(order)).toBe(order.total);
    },
  );

  test.each(["refund: given back", "outbox: done"] as const)(
    "another worker takes the refund up at %j, as if the first had died: the money goes back once",
    async (at) => {
      await balanced();
      const order = await paid();
      await dispatchOutbox(shop.shop);
      await cancelOrder(shop.shop, order.orderNo, ["confirmed"], staff);
      await meet(
        () => dispatchOutbox(shop.shop),
        at,
        async () => {
          await shop.sql`update outbox set locked_until = null where done_at is null and topic = 'refund'`;
          return dispatchOutbox(shop.shop);
        },
      );
      expect(await givenBack(order)).toBe(order.total);
      await balanced();
    },
  );
});

describe("the staff's steps", () => {
  const at = ["advanceOrder: state changed", "advanceOrder: before commit"] as const;

  test.each(at)("packing meets the shopper's cancellation at %j: packed, not cancelled", async (step) => {
    const order = await paid();
    const pack = () => advanceOrder(shop.shop, order.orderNo, "packed", staff);
    const cancel = () => cancelOrder(shop.shop, order.orderNo, ["awaiting_payment", "confirmed"], staff);
    expect(await meet(pack, step, cancel)).toEqual([true, false]);
    expect(await order.history()).toEqual(["awaiting_payment", "confirmed", "packed"]);
    await balanced();
  });

  test.each(at)("a parcel that leaves twice, the second begun at %j, leaves the stock once", async (step) => {
    const order = await paid();
    await advanceOrder(shop.shop, order.orderNo, "packed", staff);
    const ship = () => advanceOrder(shop.shop, order.orderNo, "shipped", staff);
    expect(await meet(ship, step, ship)).toEqual([true, false]);
    await balanced();
  });

  test.each(at)("delivery meets a second delivery and a return that is asked for at %j", async (step) => {
    const order = await paid();
    for (const to of ["packed", "shipped"] as const) await advanceOrder(shop.shop, order.orderNo, to, staff);
    const deliver = () => advanceOrder(shop.shop, order.orderNo, "delivered", staff);
    const [line] = await shop.sql<{ id: number }[]>`
      select variant_id as id from order_line l join orders o on o.id = l.order_id where o.order_no = ${order.orderNo}`;
    const lines = [{ id: line?.id ?? 0, quantity: 1 }];
    const ask = () => requestReturn(shop.shop, order.orderNo, { lines, reason: "faulty" });
    const [delivered, [again, asked]] = await meet(deliver, step, async () => [await deliver(), await ask()]);
    expect([delivered, again, asked]).toEqual([true, false, "requested"]);
    await balanced();
  });
});

test("two who open the payment at once are led to the same one", async () => {
  const order = await unpaid();
  await shop.sql`update payment_intent set gateway_order_id = null where gateway_order_id = ${order.gatewayOrderId}`;
  const urls = { returnUrl: "/", webhookUrl: "/" };
  const open = () => openPaymentOrder(shop.sql, order.orderNo, order.total, urls);
  const [one, other] = await Promise.all([open(), open()]);
  expect([one.id, other.id]).toEqual([order.gatewayOrderId, order.gatewayOrderId]);
});
