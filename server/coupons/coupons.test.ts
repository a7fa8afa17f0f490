import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CouponOffer } from "../../contract/coupons.ts";
import { contact, type TestShop, testShop } from "../../tests/support/testShop.ts";
import { audit } from "../jobs/audit.ts";
import { expireHolds } from "../orders/expireOrder.ts";
import { applyCapture } from "../payments/applyCapture.ts";

let shop: TestShop;
let flute: number;
let veena: number;
let guitar: number;
const line = (id: number, quantity = 1) => [{ id, quantity }];
beforeAll(async () => {
  shop = await testShop({ COD_LIMIT: "100000000" });
  flute = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 1_000);
  veena = await shop.stocked("KAVERI-TRAVEL-VEENA", 1_000);
  const [row] = await shop.sql<{ sku: string }[]>`
    select v.sku from variant v join product p on p.id = v.product_id join category c on c.id = p.category_id
    where c.slug = 'acoustic-guitars' and p.published order by v.price limit 1`;
  guitar = await shop.stocked(row?.sku ?? "", 1_000);
});
beforeEach(async () => {
  await shop.sql`update coupon set listed = false`;
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

type Terms = Partial<Record<"text" | "kind", string>> &
  Partial<Record<"value" | "min_spend" | "max_discount" | "usage_limit" | "per_customer", number>> & {
    first_order_only?: boolean;
    starts_at?: Date;
    ends_at?: Date;
    scope?: Record<string, string[]>;
  };
let made = 0;
async function coupon(terms: Terms = {}): Promise<string> {
  const code = `CODE${++made}`;
  const { scope = {}, ...others } = terms;
  await shop.sql`insert into coupon ${shop.sql({ code, kind: "amount", value: 10_000, ...others, scope: shop.sql.json(scope) as never })}`;
  return code;
}
const somebody = () => {
  const n = String(++made);
  return { ...contact, email: `buyer${n}@example.com`, mobile: `9${n.padStart(9, "0")}` };
};
const couponOf = async (code: string, lines = line(flute), more: object = {}) =>
  (await shop.quote(lines, { coupon: code, ...more })).coupon;
const used = async (code: string) =>
  (await shop.sql<{ used: number }[]>`select used from coupon where code = ${code}`)[0]?.used;
const offers = async (lines: { id: number; quantity: number }[], pincode = "600004") =>
  (
    await shop.call<CouponOffer[]>(
      "GET",
      `/get/coupons?pincode=${pincode}&lines=${lines.map(({ id, quantity }) => `${id}:${quantity}`).join(",")}`,
    )
  ).body.data;

test("every kind takes off what it says, spread over the lines it covers, and tax follows the lower price", async () => {
  const lines = [...line(flute, 2), ...line(guitar)];
  const plain = await shop.quote(lines);
  const percent = await shop.quote(lines, { coupon: await coupon({ kind: "percent", value: 1_000 }) });
  expect(percent.discount).toBe(Math.floor(plain.subtotal / 10));
  expect(percent.lines.reduce((sum, one) => sum + one.discount, 0)).toBe(percent.discount);
  expect(percent.tax_included).toBeLessThan(plain.tax_included);
  const capped = await shop.quote(lines, {
    coupon: await coupon({ kind: "percent", value: 5_000, max_discount: 12_345 }),
  });
  expect([capped.discount, capped.coupon?.message]).toEqual([12_345, "You save ₹123.45, the most this code gives."]);
  const amount = await shop.quote(lines, { coupon: (await coupon({ value: 25_000 })).toLowerCase() });
  expect([amount.discount, amount.coupon?.message]).toEqual([25_000, "You save ₹250."]);
  const scoped = await shop.quote(lines, {
    coupon: await coupon({ kind: "percent", value: 2_000, scope: { categories: ["guitars"] } }),
  });
  expect(scoped.lines.map(({ discount }) => discount > 0)).toEqual([false, true]);
  await shop.sql`update coupon set min_spend = 0`;
  const cheap = line(flute);
  const paying = await shop.quote(cheap, { pincode: "110001" });
  const free = await shop.quote(cheap, {
    pincode: "110001",
    coupon: await coupon({ kind: "free_shipping", value: 0 }),
  });
  expect(paying.delivery_charge).toBeGreaterThan(0);
  expect([free.delivery_charge, free.discount, free.total]).toEqual([0, 0, paying.total - paying.delivery_charge]);
});

test("what does not apply says why in one line", async () => {
  const [{ price } = { price: 0 }] = await shop.sql<
    { price: number }[]
  >`select price from variant where id = ${guitar}`;
  const guitars = { scope: { categories: ["guitars"] } };
  const tomorrow = new Date(Date.now() + 86_400_000);
  const messages = {
    unknown: await couponOf("NOSUCH"),
    other: await couponOf(await coupon(guitars)),
    more: await couponOf(await coupon({ ...guitars, min_spend: price + 119_950 }), line(guitar)),
    moreOfAll: await couponOf(await coupon({ min_spend: price + 100 }), line(guitar)),
    brand: await couponOf(await coupon({ scope: { brands: ["halden"], collections: ["student-starters"] } })),
    over: await couponOf(await coupon({ ends_at: new Date(Date.now() - 1_000) })),
    ahead: await couponOf(await coupon({ starts_at: tomorrow })),
    gone: await couponOf(await coupon({ usage_limit: 0 })),
  };
  expect(Object.values(messages).some((result) => result?.valid)).toBe(false);
  const day = tomorrow.toLocaleDateString("en-IN", { day: "numeric", month: "long", timeZone: "Asia/Kolkata" });
  expect(Object.fromEntries(Object.entries(messages).map(([name, result]) => [name, result?.message]))).toEqual({
    unknown: "We don't know this code. Please check its spelling.",
    other: "Only for Guitars & Ukuleles.",
    more: "Add ₹1,200 more of Guitars & Ukuleles.",
    moreOfAll: "Add ₹1 more.",
    brand: "Only for products by Halden from “Student starters”.",
    over: "This code is over.",
    ahead: `This code starts on ${day}.`,
    gone: "This code has been used as often as it can be.",
  });
});

test("those that apply are offered first, the best at the top, each with what it really saves", async () => {
  const small = await coupon({ value: 2_000, text: "₹20 off" });
  const big = await coupon({ kind: "percent", value: 2_500 });
  const far = await coupon({ min_spend: 90_000_000 });
  const free = await coupon({ kind: "free_shipping", value: 0 });
  const over = await coupon({ ends_at: new Date(Date.now() - 1_000) });
  const usedUp = await coupon({ usage_limit: 0 });
  await shop.sql`update coupon set listed = code in ${shop.sql([small, big, far, free, over, usedUp])}`;
  const found = await offers(line(flute), "110001");
  expect(found.map(({ applies }) => applies)).toEqual([true, true, true, false]);
  expect(found.at(-1)).toMatchObject({ code: far, saves: 0, message: expect.stringMatching(/^Add ₹[\d,]+ more\.$/) });
  expect(found.map(({ saves }) => saves)).toEqual(found.map(({ saves }) => saves).sort((a, b) => b - a));
  const plain = await shop.quote(line(flute), { pincode: "110001" });
  for (const { code, saves, applies } of found.filter((offer) => offer.applies)) {
    const quote = await shop.quote(line(flute), { pincode: "110001", coupon: code });
    expect([code, applies, plain.total - quote.total]).toEqual([code, true, saves]);
  }
  const withoutLines = (await shop.call<CouponOffer[]>("GET", "/get/coupons")).body.data;
  expect(withoutLines.find(({ code }) => code === small)).toMatchObject({ applies: null, saves: 0, text: "₹20 off" });
  expect((await shop.call("GET", "/get/coupons?lines=1:x")).status).toBe(422);
});

test("a saving that makes delivery cost again counts that too", async () => {
  const [{ price } = { price: 0 }] = await shop.sql<{ price: number }[]>`select price from variant where id = ${flute}`;
  const code = await coupon({ value: price });
  await shop.sql`update coupon set listed = code = ${code}`;
  const quantity = Math.ceil(500_000 / price); // just over the threshold of free delivery
  const [offer] = await offers(line(flute, quantity));
  const [plain, reduced] = [
    await shop.quote(line(flute, quantity)),
    await shop.quote(line(flute, quantity), { coupon: code }),
  ];
  expect(plain.delivery_charge).toBe(0);
  expect(offer?.saves).toBe(Math.max(0, plain.total - reduced.total));
  expect(offer?.applies).toBe(offer !== undefined && offer.saves > 0);
  expect(reduced.delivery_charge).toBeGreaterThan(0);
});

test("free delivery is not offered where delivery is free", async () => {
  const code = await coupon({ kind: "free_shipping", value: 0 });
  await shop.sql`update coupon set listed = code = ${code}`;
  expect(await offers(line(flute, 500))).toMatchObject([
    { code, applies: false, saves: 0, message: "Delivery is free already." },
  ]);
});

test("no coupon takes the last rupee: what is to be paid can be paid", async () => {
  const code = await coupon({ value: 900_000_00 });
  const { quote, total, subtotal, discount } = await shop.quote(line(flute), {
    coupon: code,
    payment_method: "practice",
    pincode: "600004",
  });
  expect(subtotal - discount).toBe(100);
  const placed = await shop.place(quote, { payment_method: "practice", contact: somebody() });
  expect([placed.status, placed.body.data.total]).toEqual([201, total]);
});

test("what a code does for lines is answered alone too", async () => {
  const code = await coupon({ value: 5_000 });
  const apply = (body: object) => shop.call("POST", "/apply/coupon", body);
  expect((await apply({ code: ` ${code.toLowerCase()} `, lines: line(flute) })).body.data).toEqual({
    code,
    valid: true,
    saves: 5_000,
    message: "You save ₹50.",
  });
  expect((await apply({ code: "NOSUCH", lines: line(flute) })).body.data).toMatchObject({ valid: false, saves: 0 });
  expect((await apply({ code: "", lines: line(flute) })).status).toBe(422);
  expect((await apply({ code, lines: [] })).status).toBe(422);
});

test("400 tries for a coupon that may be used 7 times: 7 uses, and nobody is charged another total than he saw", async () => {
  const code = await coupon({ usage_limit: 7, value: 5_000 });
  const quotes = await Promise.all(
    Array.from({ length: 400 }, () => shop.quote(line(veena), { coupon: code, payment_method: "practice" })),
  );
  const answers = await Promise.all(
    quotes.map(({ quote }) => shop.place(quote, { payment_method: "practice", contact: somebody() })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status, body }) => `${status} ${String(body.reason)}`))).toEqual(
    new Set(["409 quote"]),
  );
  expect(refused[0]?.body.quote).toMatchObject({
    discount: 0,
    coupon: { code, valid: false, message: "This code has been used as often as it can be." },
  });
  expect(await used(code)).toBe(7);
});

test("once per customer: another address with the same mobile number, or the other way round, does not help", async () => {
  const code = await coupon({ per_customer: 1 });
  const first = somebody();
  const place = async (who: typeof first) =>
    shop.place((await shop.quote(line(flute), { coupon: code })).quote, { contact: who });
  const rush = await Promise.all(Array.from({ length: 6 }, () => place(first)));
  expect(rush.filter(({ status }) => status === 201)).toHaveLength(1);
  const other = somebody();
  const again = await place({ ...other, mobile: first.mobile });
  expect([again.status, again.body.reason]).toEqual([409, "quote"]);
  expect(again.body.quote).toMatchObject({ coupon: { valid: false, message: "You have used this code already." } });
  expect((await place({ ...other, email: first.email })).status).toBe(409);
  // The new quote is without the code, so that the order can be placed at the total that is shown now.
  const without = again.body.quote as { quote: string; total: number };
  const placed = await shop.place(without.quote, { contact: { ...other, mobile: first.mobile } });
  expect([placed.status, placed.body.data.total]).toEqual([201, without.total]);
  expect(await used(code)).toBe(1);
});

test("for a first order only, also when two come at once", async () => {
  const code = await coupon({ first_order_only: true });
  const [fresh, known] = [somebody(), somebody()];
  const place = async (who: typeof fresh, coupon?: string) =>
    shop.place((await shop.quote(line(flute), coupon ? { coupon } : {})).quote, { contact: who });
  const two = await Promise.all([place(fresh, code), place(fresh, code)]);
  expect(two.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
  expect((await place(known)).status).toBe(201);
  const late = await place({ ...somebody(), mobile: known.mobile }, code);
  expect(late.body.quote).toMatchObject({ coupon: { valid: false, message: "This code is only for a first order." } });
});

test("a cancelled order gives the use back, once, and to the shopper too", async () => {
  const code = await coupon({ usage_limit: 1, per_customer: 1 });
  const who = somebody();
  const place = async () => shop.place((await shop.quote(line(flute), { coupon: code })).quote, { contact: who });
  const { order_link } = (await place()).body.data;
  expect(await used(code)).toBe(1);
  const cancel = order_link.replace("/ordersummary", "/orders").replace("?", "/cancel?");
  await Promise.all([shop.call("POST", cancel), shop.call("POST", cancel), shop.call("POST", cancel)]);
  expect(await used(code)).toBe(0);
  expect((await place()).status).toBe(201);
});

test("an unpaid order that expires gives the use back; paid after all it takes it again, or the money goes back", async () => {
  const code = await coupon({ usage_limit: 1 });
  const place = async () => {
    const { quote } = await shop.quote(line(flute), { coupon: code, payment_method: "practice" });
    const { order_no, total } = (await shop.place(quote, { payment_method: "practice", contact: somebody() })).body
      .data;
    const [intent] = await shop.sql<{ id: string }[]>`
      select gateway_order_id as id from payment_intent i join orders o on o.id = i.order_id where order_no = ${order_no}`;
    await shop.sql`update orders set expires_at = now() - interval '1 second' where order_no = ${order_no}`;
    return {
      gateway: "practice",
      gatewayOrderId: intent?.id ?? "",
      gatewayPaymentId: `late-${order_no}`,
      amount: total,
    };
  };
  const first = await place();
  await expireHolds(shop.shop);
  expect(await used(code)).toBe(0);
  const second = await place();
  await expireHolds(shop.shop);
  expect(await applyCapture(shop.shop, first)).toBe("accepted");
  expect(await used(code)).toBe(1);
  expect(await applyCapture(shop.shop, second)).toBe("refunding");
  expect(await used(code)).toBe(1);
});

test("wrong codes are counted per network: with none left a right one is not told either, and the cart is priced all the same", async () => {
  const code = await coupon({ value: 5_000 });
  const from = (address: string) => ({ "X-Client-Address": address });
  const apply = (typed: string, address: string) =>
    shop.call("POST", "/apply/coupon", { code: typed, lines: line(flute) }, from(address));
  const guesses = [];
  for (let i = 0; i < 22; i++) guesses.push((await apply(`GUESS${i}`, "198.51.100.7")).status);
  expect(guesses).toEqual([...Array(20).fill(200), 429, 429]);
  expect((await apply(code, "198.51.100.7")).status).toBe(429);
  expect((await apply(code, "203.0.113.9")).status).toBe(200);
  const quote = await shop.call<{ discount: number }>(
    "POST",
    "/cart/quote",
    { lines: line(flute), coupon: code, checkout: randomUUID() },
    from("198.51.100.7"),
  );
  expect(quote.body.data).toMatchObject({
    discount: 0,
    coupon: { code, valid: false, message: expect.stringContaining("wrong codes") },
  });
});
