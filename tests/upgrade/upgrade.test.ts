import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { migrate } from "../../server/database/migrate.ts";
import { readDocument } from "../../server/invoices/readDocument.ts";
import { audit } from "../../server/jobs/audit.ts";
import { dispatchOutbox } from "../../server/jobs/dispatchOutbox.ts";
import { advanceOrder } from "../../server/orders/advanceOrder.ts";
import { cancelOrder } from "../../server/orders/cancelOrder.ts";
import { getOrder } from "../../server/orders/getOrder.ts";
import { applyCapture } from "../../server/payments/applyCapture.ts";
import { refundOrder } from "../../server/payments/refundOrder.ts";
import { decideReturn } from "../../server/returns/decideReturn.ts";
import { receiveReturn } from "../../server/returns/receiveReturn.ts";
import { receiveUndelivered } from "../../server/returns/receiveUndelivered.ts";
import { requestReturn } from "../../server/returns/requestReturn.ts";
import { clerk } from "../support/clerk.ts";
import { shopOn } from "../support/testShop.ts";
import { has, migrations, olderDatabase } from "./olderDatabase.ts";
import { charges, fill, type Method, taxes, totals } from "./olderOrders.ts";

const staff = { cause: "test", actor: clerk } as const;
const folder = mkdtempSync(join(tmpdir(), "swara-upgrade-"));
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A shop whose database comes from the version that had these migrations. */
async function upgraded(applied: string[]) {
  const database = await olderDatabase(applied);
  open.push(database);
  const orders = await fill(database.sql, applied);
  expect(await migrate(database.sql)).toEqual(migrations.slice(applied.length));
  const { shop } = shopOn(database.sql, { DATA_DIR: folder });
  while ((await dispatchOutbox(shop)) > 0);
  return { shop, orders };
}
type Upgraded = Awaited<ReturnType<typeof upgraded>>["shop"];

async function expectInvoice(shop: Upgraded, orderNo: string): Promise<void> {
  const method: Method = orderNo.startsWith("cod") ? "cod" : "practice";
  const document = await readDocument(shop.sql, orderNo, { kind: "invoice" });
  expect([orderNo, document?.total]).toEqual([orderNo, totals[method]]);
  const shares = document?.lines.map(({ variant_id, charges: share }) => [variant_id, share]);
  expect(shares).toEqual([
    [1, charges[method][1][0]],
    [2, charges[method][2][0]],
  ]);
}

async function expectSteps(shop: Upgraded, method: Method): Promise<void> {
  const advance = (from: string, ...steps: ("packed" | "shipped" | "delivered")[]) =>
    steps.reduce(
      async (before, step) => (await before) && advanceOrder(shop, `${method}-${from}`, step, staff),
      Promise.resolve(true),
    );
  expect(await advance("confirmed", "packed", "shipped", "delivered")).toBe(true);
  expect(await advance("packed", "shipped")).toBe(true);
  expect(await receiveUndelivered(shop, `${method}-packed`, true, clerk)).toBe(method === "cod" ? 0 : totals.practice);
  expect(await advance("shipped", "delivered")).toBe(true);
  for (const state of ["confirmed", "packed", "shipped", "delivered"]) await expectInvoice(shop, `${method}-${state}`);

  const refund = { amount: 1_000, reason: "A scratch" };
  expect(await refundOrder(shop, `${method}-shipped`, refund, clerk)).toBe("refunded");
  const flute = { lines: [{ id: 1, quantity: 2 }], reason: "faulty" } as const;
  for (const orderNo of [`${method}-delivered`, `${method}-confirmed`]) {
    expect(await requestReturn(shop, orderNo, { ...flute, lines: [...flute.lines] })).toBe("requested");
    expect(await decideReturn(shop, orderNo, "accepted", "", clerk)).toBe(true);
    const given = await receiveReturn(shop, orderNo, { pieces: "shelf", note: "" }, clerk);
    expect(given).toBe(108_000 + charges[method][1][0]);
    expect((await getOrder(shop.sql, orderNo))?.state).toBe("partly_returned");
  }
}

/**
 * Each fourth version, and the last eight: so each migration meets a database with orders that is at most three migrations older than the one
 * before it, and the newest ones every database that is in use.
 */
const versions = migrations
  .map((name, index) => [name, migrations.slice(0, index + 1)] as const)
  .filter((_, index) => index < migrations.length - 1 && (index % 4 === 0 || index >= migrations.length - 9));

test.each(versions)(
  "a database as of %s: every order is invoiced for what it cost, and goes its way",
  async (_, applied) => {
    const { shop, orders } = await upgraded(applied);
    expect(await audit(shop.sql)).toEqual([]);
    for (const { orderNo, method, path } of orders) {
      const order = await getOrder(shop.sql, orderNo);
      expect([orderNo, order?.state, order?.total]).toEqual([orderNo, path.at(-1), totals[method]]);
      expect([orderNo, order?.tax_included]).toEqual([orderNo, taxes[method]]);
      if (path.includes("packed")) await expectInvoice(shop, orderNo);
    }
    if (orders.length === 0) return;
    await expectSteps(shop, "practice");
    await expectSteps(shop, "cod");

    const orderNo = "practice-awaiting_payment";
    await shop.sql`insert into practice.payment (id, payment_order_id, amount, state)
      values ('pay_late', ${`po_${orderNo}`}, ${totals.practice}, 'captured')`;
    const capture = { gateway: "practice", gatewayOrderId: `po_${orderNo}`, gatewayPaymentId: "pay_late" } as const;
    await applyCapture(shop, { ...capture, amount: totals.practice });
    expect((await getOrder(shop.sql, orderNo))?.state).toBe("confirmed");
    expect(await cancelOrder(shop, orderNo, ["confirmed"], staff)).toBe(true);
    while ((await dispatchOutbox(shop)) > 0);
    const refunds = await shop.sql<{ state: string }[]>`
      select r.state from refund r join payment p on p.id = r.payment_id where p.gateway = 'practice'`;
    expect(new Set(refunds.map(({ state }) => state))).toEqual(new Set(["processed"]));
    expect(await audit(shop.sql)).toEqual([]);
  },
);

test("an order of which a part had come back is partly returned, and its second delivery is gone from the history", async () => {
  const applied = migrations.slice(
    0,
    migrations.findIndex((name) => has([name], "partly_returned")),
  );
  const database = await olderDatabase(applied);
  open.push(database);
  const { sql } = database;
  await fill(sql, applied);
  const story = ["Return asked for", "Part of it was returned", "Return asked for", "Return not accepted"];
  for (const [index, cause] of story.entries()) {
    const [from, to] = index % 2 === 0 ? ["delivered", "return_requested"] : ["return_requested", "delivered"];
    await sql`insert into order_event (order_id, seq, from_state, to_state, cause, actor)
      select id, ${6 + index}, ${from}, ${to}, ${cause}, 'staff' from orders where order_no = 'practice-delivered'`;
  }
  await migrate(sql);
  const order = await getOrder(sql, "practice-delivered");
  expect(order?.timeline.slice(4).map(({ state }) => state)).toEqual([
    "delivered",
    "return_requested",
    "partly_returned",
    "return_requested",
    "partly_returned",
  ]);
  expect(order?.state).toBe("partly_returned");
  expect((await getOrder(sql, "cod-delivered"))?.state).toBe("delivered");
});
