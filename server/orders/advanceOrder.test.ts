import { afterAll, beforeAll, expect, test } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { audit } from "../jobs/audit.ts";
import { advanceOrder } from "./advanceOrder.ts";
import { cancelOrder } from "./cancelOrder.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

const staff = { cause: "test", actor: clerk } as const;
const counters = async (id: number) => (await shop.sql`select on_hand, held from stock where variant_id = ${id}`)[0];

async function confirmed(pieces: number) {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", pieces);
  const { quote } = await shop.quote([{ id, quantity: 2 }]);
  return { id, before: await counters(id), orderNo: (await shop.place(quote)).body.data.order_no };
}

test("an order goes to the customer step by step; shipping takes its pieces off the books", async () => {
  const { id, before, orderNo } = await confirmed(5);
  expect(await advanceOrder(shop.shop, orderNo, "shipped", staff)).toBe(false);
  for (const step of ["packed", "shipped", "delivered"] as const)
    expect(await advanceOrder(shop.shop, orderNo, step, staff)).toBe(true);
  expect(await counters(id)).toEqual({ on_hand: before?.on_hand - 2, held: before?.held });
  expect(await advanceOrder(shop.shop, orderNo, "shipped", staff)).toBe(false);
  expect(await cancelOrder(shop.shop, orderNo, ["confirmed", "packed"], staff)).toBe(false);
});

test("what is packed has its invoice, shipping issues none, and what is cancelled after packing is credited in full", async () => {
  const documents = async (orderNo: string) => [
    ...(await shop.sql`
      select d.kind, d.cause, d.total = o.total as whole from tax_document d join orders o on o.id = d.order_id
      where o.order_no = ${orderNo} order by d.id`),
  ];
  const { orderNo } = await confirmed(5);
  expect(await documents(orderNo)).toEqual([]);
  await advanceOrder(shop.shop, orderNo, "packed", staff);
  const issued = { kind: "invoice", cause: "packing", whole: true };
  expect(await documents(orderNo)).toEqual([issued]);
  await advanceOrder(shop.shop, orderNo, "shipped", staff);
  expect(await documents(orderNo)).toEqual([issued]);

  const other = await confirmed(5);
  await advanceOrder(shop.shop, other.orderNo, "packed", staff);
  expect(await cancelOrder(shop.shop, other.orderNo, ["confirmed", "packed"], staff)).toBe(true);
  expect(await documents(other.orderNo)).toEqual([issued, { kind: "credit_note", cause: "cancel", whole: true }]);
  expect(await counters(other.id)).toEqual(other.before);
});

test("two who cancel at once cancel once, and the stock comes back once", async () => {
  const { id, before, orderNo } = await confirmed(5);
  const done = await Promise.all([1, 2, 3, 4].map(() => cancelOrder(shop.shop, orderNo, ["confirmed"], staff)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await counters(id)).toEqual(before);
});

test("pack and cancel at once: one of them happens", async () => {
  const { orderNo } = await confirmed(5);
  const done = await Promise.all([
    advanceOrder(shop.shop, orderNo, "packed", staff),
    cancelOrder(shop.shop, orderNo, ["confirmed"], staff),
  ]);
  expect(done.filter(Boolean)).toHaveLength(1);
});

test("the database refuses a change of state that does not exist, whatever the code does", async () => {
  const { orderNo } = await confirmed(5);
  const [order] = await shop.sql<{ id: number }[]>`select id from orders where order_no = ${orderNo}`;
  const jump = shop.sql`insert into order_event (order_id, seq, from_state, to_state, cause, actor) values (${order?.id ?? 0}, 2, 'confirmed', 'delivered', 'x', 'staff')`;
  await expect(jump).rejects.toThrow(/foreign key/);
  await expect(shop.sql`update stock set held = on_hand + 1`).rejects.toThrow(/stock_not_oversold/);
  await expect(shop.sql`update orders set total = total - 1`).rejects.toThrow(/orders_total_adds_up/);
  await expect(shop.sql`update order_line set tax = tax + 1`).rejects.toThrow(/order_line_adds_up/);
});
