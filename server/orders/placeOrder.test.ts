import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { address, type TestShop, testShop } from "../../tests/support/testShop.ts";
import { audit } from "../jobs/audit.ts";
import { visitSteps } from "../steps.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const guitar = "KAVERI-TRAVEL-VEENA";
const held = async (id: number) =>
  (await shop.sql<{ held: number }[]>`select held from stock where variant_id = ${id}`)[0]?.held;
const orders = async () => (await shop.sql<{ count: number }[]>`select count(*)::int as count from orders`)[0]?.count;

test("an order is what the quote said, holds its stock and opens with its link alone", async () => {
  const id = await shop.stocked(flute, 5);
  const quote = await shop.quote([{ id, quantity: 2 }]);
  const { status, body } = await shop.place(quote.quote);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ state: "confirmed", total: quote.total, next: { kind: "done" } });
  expect(body.data.order_no).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
  expect(await held(id)).toBe(2);
  const order = await shop.order(body.data.order_link);
  const { order_no, order_link } = body.data;
  expect(await shop.order(order_link.replace(order_no, order_no.toLowerCase()))).toEqual(order);
  expect(order).toMatchObject({
    subtotal: quote.subtotal,
    delivery_charge: quote.delivery_charge,
    cod_fee: quote.cod_fee,
    tax_included: quote.tax_included,
  });
  expect(order.lines).toMatchObject([{ id, quantity: 2, line_total: quote.subtotal }]);
  expect(order.timeline.map((event) => event.state)).toEqual(["confirmed"]);
  const wrongKey = body.data.order_link.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  for (const link of [
    `/orders/${order.order_no}`,
    wrongKey.replace("/ordersummary", "/orders"),
    "/orders/AAAAA-AAAAA?key=x",
  ]) {
    const refused = await shop.call("GET", link);
    expect([link, refused.status, refused.body.message]).toEqual([link, 404, "This order was not found."]);
  }
});

test("an order's lines stand as they stood in the cart, whatever their variants", async () => {
  const ids = [await shop.stocked(flute, 5), await shop.stocked("VENU-BANSURI-E", 5)].sort((a, b) => b - a);
  const { quote } = await shop.quote(ids.map((id) => ({ id, quantity: 1 })));
  const order = await shop.order((await shop.place(quote)).body.data.order_link);
  expect(order.lines.map(({ id }) => id)).toEqual(ids);
});

test("the same key gives the same order, also when sixteen come at once; another body under it is refused", async () => {
  const id = await shop.stocked(flute, 50);
  const { quote } = await shop.quote([{ id, quantity: 1 }]);
  const key = randomUUID();
  const before = (await orders()) ?? 0;
  const answers = await Promise.all(Array.from({ length: 16 }, () => shop.place(quote, {}, key)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([...Array(15).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
  expect(await orders()).toBe(before + 1);
  const other = await shop.place(quote, { note: "please ring twice" }, key);
  expect([other.status, other.body.reason]).toEqual([409, "key"]);
});

test("one checkout becomes one order, whatever keys are sent; the second is shown the first", async () => {
  const id = await shop.stocked(flute, 50);
  const checkout = randomUUID();
  const quotes = await Promise.all([1, 2].map((quantity) => shop.quote([{ id, quantity }], { checkout })));
  const answers = await Promise.all(quotes.map(({ quote }) => shop.place(quote)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
  const [first, second] = answers[0]?.status === 201 ? answers : [...answers].reverse();
  expect(second?.body).toMatchObject({ reason: "checkout", order_link: first?.body.data.order_link });
});

test("64 buyers at once for 10 pieces: exactly 10 orders, the others are told kindly, nothing fails", async () => {
  const id = await shop.stocked(guitar, 10);
  const quotes = await Promise.all(
    Array.from({ length: 64 }, () => shop.quote([{ id, quantity: 1 }], { payment_method: "practice" })),
  );
  const answers = await Promise.all(quotes.map(({ quote }) => shop.place(quote, { payment_method: "practice" })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(54);
  for (const { status, body } of answers) {
    if (status === 409)
      expect(body).toMatchObject({ reason: "stock", changes: [{ id, kind: "stock", was: 1, now: 0 }] });
  }
  expect(await held(id)).toBe(10);
});

test("orders of the same products in different sequence don't deadlock", async () => {
  const [a, b, c] = [
    await shop.stocked(flute, 400),
    await shop.stocked(guitar, 400),
    await shop.stocked("KAVERI-EKANDAM-VEENA", 400),
  ];
  const mixes = Array.from({ length: 30 }, (_, round) =>
    [a, b, c].map((id, index) => ({ id, quantity: 1, at: (index + round) % 3 })).sort((x, y) => x.at - y.at),
  );
  const quotes = await Promise.all(
    mixes.map((lines) =>
      shop.quote(
        lines.map(({ id, quantity }) => ({ id, quantity })),
        { payment_method: "practice" },
      ),
    ),
  );
  const answers = await Promise.all(quotes.map(({ quote }) => shop.place(quote, { payment_method: "practice" })));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201));
});

test("stock that goes between the price and the hold undoes the whole order", async () => {
  const id = await shop.stocked(flute, 3);
  await shop.sql`insert into coupon (code, kind, value) values ('BETWEEN', 'amount', 1000)`;
  const { quote } = await shop.quote([{ id, quantity: 3 }], { coupon: "BETWEEN" });
  const key = randomUUID();
  const [before, heldBefore] = [await orders(), await held(id)];
  const end = visitSteps(async (name) => {
    if (name === "placeOrder: priced") await shop.stocked(flute, 2);
  });
  const refused = await shop.place(quote, {}, key).finally(end);
  expect([refused.status, refused.body.reason]).toEqual([409, "stock"]);
  expect(refused.body.changes).toMatchObject([{ id, was: 3, now: 2 }]);
  expect(await orders()).toBe(before);
  expect(await held(id)).toBe(heldBefore);
  await shop.stocked(flute, 3);
  expect((await shop.place(quote, {}, key)).status).toBe(201); // the refused attempt did not use the key up
});

test("a price that moved is shown, not charged", async () => {
  const id = await shop.stocked(flute, 9);
  const { quote, total } = await shop.quote([{ id, quantity: 1 }]);
  await shop.sql`update variant set list_price = list_price + 1000, mrp = mrp + 1000, price = price + 1000 where id = ${id}`;
  const moved = await shop.place(quote);
  expect([moved.status, moved.body.reason]).toEqual([409, "quote"]);
  expect(moved.body.quote).toMatchObject({ total: total + 1_000 });
  expect(moved.body.changes).toMatchObject([{ id, kind: "price" }]);
  const again = await shop.place((moved.body.quote as { quote: string }).quote);
  expect(again.status).toBe(201);
  expect(again.body.data.total).toBe(total + 1_000);
});

test("a quote for another pincode or another way to pay is answered with the new one", async () => {
  const id = await shop.stocked(flute, 9);
  const near = await shop.quote([{ id, quantity: 1 }]);
  const far = await shop.place(near.quote, {
    address: { ...address, pincode: "110001", state: "Delhi", city: "New Delhi" },
  });
  expect([far.status, far.body.reason]).toEqual([409, "quote"]);
  expect((far.body.quote as typeof near).delivery_charge).toBeGreaterThan(near.delivery_charge);
  const card = await shop.place(near.quote, { payment_method: "practice" });
  expect((card.body.quote as typeof near).cod_fee).toBe(0);
});

test("an expired quote, one of somebody else's making, and a place that is none are refused", async () => {
  const id = await shop.stocked(flute, 9);
  const lines = [{ id, quantity: 1 }];
  const { quote } = await shop.quote(lines);
  const now = Date.now;
  Date.now = () => now() + 16 * 60_000;
  const late = await shop.place(quote).finally(() => {
    Date.now = now;
  });
  expect([late.status, late.body.reason]).toEqual([409, "quote"]);
  const [text, signature] = quote.split(".");
  const cheap = Buffer.from(
    Buffer.from(text ?? "", "base64url")
      .toString()
      .replace(/"total":\d+/, '"total":100'),
  ).toString("base64url");
  expect((await shop.place(`${cheap}.${signature}`)).status).toBe(422);
  expect((await shop.place("nonsense")).status).toBe(422);
  expect((await shop.place("")).body.message).toMatch(/^Nothing in this cart can be ordered/);
  const nowhere = await shop.place(quote, { address: { ...address, pincode: "999999" } });
  expect([nowhere.status, Object.keys(nowhere.body.errors ?? {})]).toEqual([422, ["address.pincode"]]);
});

test("every wrong field is named, and nothing is ordered", async () => {
  const id = await shop.stocked(flute, 9);
  const { quote } = await shop.quote([{ id, quantity: 1 }]);
  const before = await orders();
  const wrong = await shop.place(quote, {
    contact: { name: " ", email: "asha@", mobile: "12345" },
    address: { ...address, pincode: "0", state: "Atlantis" },
  });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual([
    "address.pincode",
    "address.state",
    "contact.email",
    "contact.mobile",
    "contact.name",
  ]);
  expect((await shop.call("POST", "/orders", {}, {})).status).toBe(422);
  expect(await orders()).toBe(before);
});

test.each(["1", 1.5, "1e3", [1], { $gt: 0 }, null, true, 0, -1, 1e9])("%j is no quantity", async (quantity) => {
  const id = await shop.stocked(flute, 9);
  const { status, body } = await shop.call("POST", "/cart/quote", { lines: [{ id, quantity }] });
  expect([status, body.errors]).toEqual([422, { "lines.0.quantity": expect.any(String) }]);
});

test("cash on delivery is refused above its limit and where it can't be collected", async () => {
  const veena = await shop.stocked("KAVERI-EKANDAM-VEENA", 3);
  expect((await shop.quote([{ id: veena, quantity: 1 }])).delivery?.cod).toBe(false);
  const id = await shop.stocked(flute, 3);
  const far = await shop.quote([{ id, quantity: 1 }], { pincode: "737101" });
  expect(far).toMatchObject({ cod_fee: 0, delivery: { serviceable: true, cod: false } });
  const gangtok = { ...address, pincode: "737101", city: "Gangtok", state: "Sikkim" };
  expect((await shop.place(far.quote, { address: gangtok })).body.errors).toHaveProperty("payment_method");
});
