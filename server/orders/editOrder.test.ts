import { randomInt, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { address, contact, type TestShop, testShop } from "../../tests/support/testShop.ts";
import { audit } from "../jobs/audit.ts";
import { noteShort } from "../packing/noteShort.ts";
import { applyCapture } from "../payments/applyCapture.ts";
import { visitSteps } from "../steps.ts";
import { advanceOrder } from "./advanceOrder.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { type Edit, type Editing, editOrder } from "./editOrder.ts";
import { expireHolds } from "./expireOrder.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ DATA_DIR: "/tmp/swara-edit-order-test" });
  await shop.sql`insert into coupon (code, kind, value, min_spend, usage_limit) values ('THREE', 'percent', 1000, 200000, 1000)`;
});
afterEach(async () => {
  expect(await audit(shop.sql)).toEqual([]);
});
afterAll(() => shop.close());

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const bansuri = "VENU-BANSURI-E";
const staff = { cause: "Tested", actor: clerk } as const;

/** An order of flutes by somebody of his own; `method`: how it is paid, `paid`: whether it was. */
async function ordered(pieces: number, given: { method?: string; paid?: boolean; coupon?: string } = {}) {
  const { method = "cod", coupon = "" } = given;
  const paid = given.paid ?? method !== "cod";
  const id = await shop.stocked(flute, 20);
  const other = await shop.stocked(bansuri, 3);
  const buyer = { ...contact, email: `${randomUUID()}@example.com`, mobile: `9${randomInt(1e8, 1e9)}` };
  const more = { payment_method: method, ...(coupon && { coupon }) };
  const { quote } = await shop.quote([{ id, quantity: pieces }], more);
  const placed = (await shop.place(quote, { payment_method: method, contact: buyer })).body.data;
  const orderNo = placed.order_no;
  const read = () => shop.order(placed.order_link);
  if (paid) {
    const { total } = await read();
    const gatewayOrderId = placed.next.url?.split("/").at(-1) ?? "";
    const capture = { gateway: "practice", gatewayOrderId, gatewayPaymentId: `pay-${orderNo}`, amount: total };
    expect(await applyCapture(shop.shop, capture)).toBe("accepted");
  }
  const edit = (change: Omit<Edit, "version">, version = 1): Promise<Editing> =>
    editOrder(shop.shop, orderNo, { version, ...change }, clerk);
  return { orderNo, id, other, read, edit, buyer, pay: placed.next.url };
}
const heldOf = async (id: number) =>
  (await shop.sql<{ held: number }[]>`select held from stock where variant_id = ${id}`)[0]?.held ?? Number.NaN;
const editsOf = (orderNo: string) =>
  shop.sql`select seq, before, after, difference, refund, staff_name from order_edit e join orders o on o.id = e.order_id
    where o.order_no = ${orderNo} order by seq`;

test("an address is put right: nothing else moves, the change is a fact with a name, and the shopper is told", async () => {
  const { orderNo, edit, read } = await ordered(1);
  const before = await read();
  const moved = { ...address, line1: "7, Kutchery Road" };
  expect(await edit({ address: moved })).toEqual({ outcome: "edited", difference: 0, refund: 0 });
  expect(await read()).toMatchObject({ address: moved, total: before.total, delivery: before.delivery });
  expect(await editsOf(orderNo)).toMatchObject([
    { seq: 1, before: { address }, after: { address: moved }, difference: 0, staff_name: "clerk" },
  ]);
  const acts = await shop.sql`select act, staff_name, after from audit where thing_id = ${orderNo}`;
  expect(acts).toEqual([
    { act: "orders.edit", staff_name: "clerk", after: { changed: ["address"], total: before.total } },
  ]);
  const mails = await shop.sql`select from outbox where key = ${`mail:order_changed:${orderNo}:1`}`;
  expect(mails).toHaveLength(1);
  expect(await edit({ address: moved }, 2)).toEqual({ outcome: "same" });
});

test("another state is another place of supply; one that its pincode does not lie in is refused", async () => {
  const { orderNo, edit } = await ordered(1);
  const wrong = { ...address, state: "Kerala" };
  expect(await edit({ address: wrong })).toMatchObject({
    outcome: "field",
    errors: { "address.state": expect.any(String) },
  });
  const kochi = { ...address, pincode: "682001", city: "Kochi", state: "Kerala" };
  expect(await edit({ address: kochi })).toMatchObject({ outcome: "edited" });
  await advanceOrder(shop.shop, orderNo, "packed", staff);
  const [invoice] = await shop.sql`
    select d.inside, d.place_of_supply, d.total = o.total as whole from tax_document d join orders o on o.id = d.order_id where o.order_no = ${orderNo}`;
  expect(invoice).toEqual({ inside: false, place_of_supply: "32", whole: true });
});

test("of a paid order what is taken out goes back, at the price it was bought for; cancelled later, the rest follows", async () => {
  const { orderNo, id, edit, read } = await ordered(3, { method: "practice" });
  const before = await read();
  const price = before.lines[0]?.unit_price ?? 0;
  await shop.sql`update variant set price = price + 10000, mrp = mrp + 10000 where id = ${id}`;
  const held = await heldOf(id);
  const edited = await edit({ lines: [{ id, quantity: 1 }] });
  await shop.sql`update variant set price = price - 10000, mrp = mrp - 10000 where id = ${id}`;
  const after = await read();
  expect(edited).toEqual({
    outcome: "edited",
    difference: after.total - before.total,
    refund: before.total - after.total,
  });
  expect(after.lines).toMatchObject([{ quantity: 1, unit_price: price }]);
  expect(after.refunds).toMatchObject([{ amount: before.total - after.total, state: "pending" }]);
  expect(await heldOf(id)).toBe(held - 2);
  expect(await cancelOrder(shop.shop, orderNo, ["confirmed"], staff)).toBe(true);
  expect((await read()).refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(before.total);
  expect(await heldOf(id)).toBe(held - 3);
});

test("one thing for another: stock follows, taken out and taken in again, and the order goes its way to the end", async () => {
  const { orderNo, id, other, edit, read } = await ordered(2);
  const [flutes, bansuris] = [await heldOf(id), await heldOf(other)];
  expect(await edit({ lines: [{ id: other, quantity: 3 }] })).toMatchObject({ outcome: "edited" });
  expect([await heldOf(id), await heldOf(other)]).toEqual([flutes - 2, bansuris + 3]);
  const lines = [
    { id, quantity: 1 },
    { id: other, quantity: 1 },
  ];
  expect(await edit({ lines }, 2)).toMatchObject({ outcome: "edited" });
  expect([await heldOf(id), await heldOf(other)]).toEqual([flutes - 1, bansuris + 1]);
  const { total } = await read();
  for (const to of ["packed", "shipped", "delivered"] as const)
    expect(await advanceOrder(shop.shop, orderNo, to, staff)).toBe(true);
  expect([await heldOf(id), await heldOf(other)]).toEqual([flutes - 2, bansuris]);
  expect((await read()).payments).toMatchObject([{ amount: total, accepted: true }]);
});

test("what the picker did not find is taken out: what was scanned of it is forgotten, and the rest can be packed", async () => {
  const { orderNo, id, other, edit } = await ordered(2);
  const lines = [
    { id, quantity: 2 },
    { id: other, quantity: 1 },
  ];
  expect(await edit({ lines })).toMatchObject({ outcome: "edited" });
  await shop.sql`
    insert into packing_scan (id, order_id, variant_id, pieces, staff_name)
    select gen_random_uuid(), id, ${other}, 1, 'clerk' from orders where order_no = ${orderNo}`;
  expect(await noteShort(shop.shop, orderNo, { id: other, pieces: 1, note: "Not on the shelf" }, clerk)).toBe("noted");
  expect(await advanceOrder(shop.shop, orderNo, "packed", staff)).toBe(false);
  expect(await edit({ lines: [{ id, quantity: 2 }] }, 2)).toMatchObject({ outcome: "edited" });
  expect(await advanceOrder(shop.shop, orderNo, "packed", staff)).toBe(true);
});

test("what is not there, costs a payer more, or comes too late is refused in words, and nothing has changed", async () => {
  const cash = await ordered(1);
  const lines = [{ id: cash.other, quantity: 4 }];
  expect(await cash.edit({ lines })).toEqual({ outcome: "refused", message: "There are only 3 of Venu Bansuri in E." });
  expect(await cash.edit({ note: "Ring twice" }, 9)).toEqual({ outcome: "changed" });
  const paid = await ordered(1, { method: "practice" });
  expect(await paid.edit({ lines: [{ id: paid.id, quantity: 2 }] })).toMatchObject({
    outcome: "refused",
    message: expect.stringContaining("more would be due"),
  });
  const waits = await ordered(1, { method: "practice", paid: false });
  expect(await waits.edit({ lines: [{ id: waits.id, quantity: 2 }] })).toMatchObject({
    outcome: "refused",
    message: expect.stringContaining("may be paying"),
  });
  await advanceOrder(shop.shop, paid.orderNo, "packed", staff);
  expect(await paid.edit({ address: { ...address, line1: "8, Kutchery Road" } })).toMatchObject({
    outcome: "refused",
    message: expect.stringContaining("packed already"),
  });
  expect(await cash.read()).toMatchObject({ note: null, lines: [{ id: cash.id, quantity: 1 }] });
  expect(await editsOf(paid.orderNo)).toEqual([]);
  expect(await editOrder(shop.shop, "XXXXX-XXXXX", { version: 1, note: "x" }, clerk)).toEqual({ outcome: "unknown" });
});

test("a coupon stays with the lines that it asks for and falls away with them, its use given back", async () => {
  const { orderNo, id, edit, read } = await ordered(4, { coupon: "THREE" });
  const used = async () => (await shop.sql<{ used: number }[]>`select used from coupon where code = 'THREE'`)[0]?.used;
  const before = await used();
  const price = (await read()).lines[0]?.unit_price ?? 0;
  await shop.sql`update coupon set ends_at = now() where code = 'THREE'`;
  expect(await edit({ lines: [{ id, quantity: 3 }] })).toMatchObject({ outcome: "edited" });
  expect(await read()).toMatchObject({ coupon: "THREE", discount: (price * 3) / 10, subtotal: price * 3 });
  expect(await edit({ lines: [{ id, quantity: 1 }] }, 2)).toMatchObject({ outcome: "edited" });
  expect(await read()).toMatchObject({ coupon: null, discount: 0, subtotal: price });
  expect(await used()).toBe((before ?? 0) - 1);
  expect(await cancelOrder(shop.shop, orderNo, ["confirmed"], staff)).toBe(true);
});

test("a trial says what would come of it and leaves no trace", async () => {
  const { orderNo, id, read } = await ordered(2, { method: "practice" });
  const before = await read();
  let seen = 0;
  const editing = await editOrder(
    shop.shop,
    orderNo,
    { version: 1, lines: [{ id, quantity: 1 }] },
    clerk,
    async (tx) => {
      const [row] = await tx<{ total: number }[]>`select total from orders where order_no = ${orderNo}`;
      seen = row?.total ?? 0;
    },
  );
  expect(editing).toMatchObject({ outcome: "edited", refund: before.total - seen });
  expect(await read()).toEqual(before);
  expect(await editsOf(orderNo)).toEqual([]);
});

test("edited before anybody pays, an order is asked for as it is now; by the way that was left nothing wrong is taken", async () => {
  const { orderNo, id, edit, read } = await ordered(2, { method: "practice", paid: false });
  const { total: old } = await read();
  // The gateway's order is lost sight of, as for a caller who has not opened his link: nobody can be paying.
  const [intent] = await shop.sql<{ id: number; gateway_order_id: string }[]>`
    select i.id, gateway_order_id from payment_intent i join orders o on o.id = i.order_id where o.order_no = ${orderNo}`;
  await shop.sql`update payment_intent set gateway_order_id = null where id = ${intent?.id ?? 0}`;
  expect(await edit({ lines: [{ id, quantity: 1 }] })).toMatchObject({ outcome: "edited", refund: 0 });
  const { total } = await read();
  await shop.sql`update payment_intent set gateway_order_id = ${intent?.gateway_order_id ?? ""} where id = ${intent?.id ?? 0}`;
  const capture = { gateway: "practice", gatewayOrderId: intent?.gateway_order_id ?? "" };
  const wrong = { ...capture, gatewayPaymentId: `old-${orderNo}`, amount: old };
  expect(await applyCapture(shop.shop, wrong)).toBe("refunding");
  const right = { ...capture, gatewayPaymentId: `new-${orderNo}`, amount: total };
  expect(await applyCapture(shop.shop, right)).toBe("accepted");
  expect(await read()).toMatchObject({ state: "confirmed", total });
});

test("an order that was edited, expired and is paid after all holds again what it says now", async () => {
  const { orderNo, id, other, edit, read } = await ordered(1, { method: "practice", paid: false });
  const [intent] = await shop.sql<{ id: number; gateway_order_id: string }[]>`
    update payment_intent i set gateway_order_id = null from orders o where o.id = i.order_id and o.order_no = ${orderNo} returning i.id`;
  const held = await heldOf(other);
  expect(await edit({ lines: [{ id: other, quantity: 1 }] })).toMatchObject({ outcome: "edited" });
  expect(await edit({ lines: [{ id, quantity: 1 }] }, 2)).toMatchObject({ outcome: "edited" });
  expect(await edit({ lines: [{ id: other, quantity: 2 }] }, 3)).toMatchObject({ outcome: "edited" });
  await shop.sql`update orders set expires_at = now() - interval '1 second' where order_no = ${orderNo}`;
  await expireHolds(shop.shop);
  expect(await heldOf(other)).toBe(held);
  await shop.sql`update payment_intent set gateway_order_id = ${`late-${orderNo}`} where id = ${intent?.id ?? 0}`;
  const { total } = await read();
  const capture = {
    gateway: "practice",
    gatewayOrderId: `late-${orderNo}`,
    gatewayPaymentId: `late-${orderNo}`,
    amount: total,
  };
  expect(await applyCapture(shop.shop, capture)).toBe("accepted");
  expect(await heldOf(other)).toBe(held + 2);
  expect(await advanceOrder(shop.shop, orderNo, "packed", staff)).toBe(true);
});

test("two who edit at once: one is told that the order is another by now, and nothing is lost", async () => {
  const { edit, read } = await ordered(1);
  const ways = await Promise.all([
    edit({ note: "Ring twice" }),
    edit({ address: { ...address, line1: "9, Kutchery Road" } }),
  ]);
  expect(ways.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "edited"]);
  const order = await read();
  expect([order.note === "Ring twice", order.address.line1 === "9, Kutchery Road"].filter(Boolean)).toHaveLength(1);
});

test.each(["editOrder: order locked", "editOrder: order written", "editOrder: before commit"] as const)(
  "an edit that meets packing and cancelling at %j ends in one of both, and the books balance",
  async (at) => {
    for (const rival of ["pack", "cancel"] as const) {
      const { orderNo, id, edit, read } = await ordered(3, { method: "practice" });
      let other: Promise<boolean> | undefined;
      const end = visitSteps((name) => {
        if (name === at && !other)
          other =
            rival === "pack"
              ? advanceOrder(shop.shop, orderNo, "packed", staff)
              : cancelOrder(shop.shop, orderNo, ["confirmed"], staff);
      });
      const editing = await edit({ lines: [{ id, quantity: 1 }] }).finally(end);
      expect([editing.outcome, await other]).toEqual(["edited", true]);
      expect((await read()).state).toBe(rival === "pack" ? "packed" : "cancelled");
    }
  },
);
