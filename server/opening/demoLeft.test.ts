import { afterAll, beforeAll, expect, test } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { officeOrder } from "../../tests/support/officeOrders.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { cancelOrder } from "../orders/cancelOrder.ts";
import { demoLeftChecks } from "./demoLeft.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function left(topic: string, settings: { DATABASE_URL?: string } = {}) {
  const found = (await demoLeftChecks(shop.sql, { DATABASE_URL: undefined, ...settings })).find(
    (check) => check.topic === topic,
  );
  return found && { problem: found.problem, how: found.how };
}
const number = async (orderNo: string) => {
  const [row] = await shop.sql<{ number: string }[]>`
    select number from tax_document join orders o on o.id = order_id where order_no = ${orderNo} and kind = 'invoice'`;
  return row?.number ?? "";
};

test("invoices of practice payments that stand in the tax figures are told with the first and the last", async () => {
  const practised = async () => (await left("Practice orders"))?.problem;
  await officeOrder(shop, { to: "packed" });
  expect(await practised()).toBeUndefined();
  const waiting = await officeOrder(shop, { method: "practice" });
  expect(await practised()).toBe(
    "Orders that were paid by the practice gateway wait to be packed: 1. Orders for cash are not counted: nothing tells a demo's from a true one.",
  );
  await cancelOrder(shop.shop, waiting.orderNo, ["confirmed"], { cause: "Tested", actor: clerk });
  const first = await officeOrder(shop, { method: "practice", to: "delivered" });
  const second = await officeOrder(shop, { method: "practice", to: "packed" });
  const [from, to] = [await number(first.orderNo), await number(second.orderNo)];
  expect(await practised()).toMatch(/ stand in the tax figures and GSTR-1: 2 \(/);
  expect(await practised()).toMatch(new RegExp(`\\(${from} of \\d+ \\w{3} \\d{4} to ${to} of \\d+ \\w{3} \\d{4}\\)`));
  // What a note credits as a whole is out of the figures, and so is a month that was closed.
  await cancelOrder(shop.shop, second.orderNo, ["packed"], { cause: "Tested", actor: clerk });
  expect(await practised()).toMatch(new RegExp(`GSTR-1: 1 \\(${from} of [^)]* \\d{4}\\)\\.`));
  await shop.sql`
    insert into tax_month (month, invoices, notes, total, taxable, tax, digest, closed_by)
    values (to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM'), 1, 0, 1, 1, 0, '', 'Test')`;
  expect(await practised()).toBeUndefined();
});

test("products of the demo that the shop still shows are counted, where its catalogue was loaded", async () => {
  const { sql } = shop;
  const demos = async () => (await left("The demo's products"))?.problem;
  const [shown] = await sql<{ id: number }[]>`select min(product_id) as id from card`;
  await sql`update product set slug = 'sembiyan-s10-dreadnought-acoustic-guitar' where id = ${shown?.id ?? 0}`;
  await sql`select refresh_card(${[shown?.id ?? 0]}::int[])`;
  expect(await demos()).toBeUndefined();
  await sql`insert into shop_state (name, value) values ('demo', '{}')`;
  expect(await demos()).toBeUndefined();
  await sql`update variant set sku = 'GU-S10-02' where id = (select min(id) from variant where product_id = ${shown?.id ?? 0})`;
  expect(await demos()).toBe("Products that are the demo's own, by address and article number: 1.");
  await sql`update product set published = false where id = ${shown?.id ?? 0}`;
  await sql`select refresh_card(${[shown?.id ?? 0]}::int[])`;
  expect(await demos()).toBeUndefined();
});

test("what to do names the place that the shop has its database in", async () => {
  expect((await left("Practice orders"))?.how).toContain("a new DATA_DIR;");
  expect((await left("Practice orders", { DATABASE_URL: "postgres://x" }))?.how).toContain("in DATABASE_URL;");
});
