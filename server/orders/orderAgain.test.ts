import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrderAgain } from "../../contract/orderAgain.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const veena = "KAVERI-TRAVEL-VEENA";
const again = (link: string) =>
  shop.call<OrderAgain>("GET", link.replace("/ordersummary", "/orders").replace("?", "/again?"));
const pricedAt = (id: number, price: number) =>
  shop.sql`update variant set price = ${price}, list_price = ${price}, mrp = greatest(mrp, ${price}::bigint) where id = ${id}`;

/** An order of three flutes and one veena, and what the flute cost. */
async function ordered() {
  const [id, other] = [await shop.stocked(flute, 20), await shop.stocked(veena, 20)];
  const lines = [
    { id, quantity: 3 },
    { id: other, quantity: 1 },
  ];
  const quote = await shop.quote(lines, { payment_method: "practice" });
  const { body } = await shop.place(quote.quote, { payment_method: "practice" });
  const price = quote.lines.find((line) => line.id === id)?.unit_price ?? 0;
  return { id, other, link: body.data.order_link, orderNo: body.data.order_no, price, subtotal: quote.subtotal };
}

test("what is as it was then says nothing, and comes to what it came to", async () => {
  const { link, orderNo, subtotal, id, price } = await ordered();
  const { status, body } = await again(link);
  expect([status, body.data.order_no, body.data.total]).toEqual([200, orderNo, subtotal]);
  expect(body.data.lines.map(({ quantity, ordered: then, changes }) => [quantity, then, changes])).toEqual(
    expect.arrayContaining([
      [3, 3, []],
      [1, 1, []],
    ]),
  );
  expect(body.data.lines.find((line) => line.id === id)).toMatchObject({ price, price_then: price });
});

test("a dearer and a cheaper one, fewer pieces, none, and what is sold no more are told in words", async () => {
  const { link, id, other, price } = await ordered();
  const lineOf = async (wanted: number) => (await again(link)).body.data.lines.find((line) => line.id === wanted);

  await pricedAt(id, price + 15_050);
  const words = (await lineOf(id))?.changes;
  expect(words).toEqual([expect.stringMatching(/^It was ₹[\d,.]+ and is ₹[\d,.]+ now, ₹150\.50 more\.$/)]);
  await pricedAt(id, price - 10_000);
  expect((await lineOf(id))?.changes).toEqual([expect.stringMatching(/now, ₹100 less\.$/)]);

  await shop.stocked(flute, 2);
  expect(await lineOf(id)).toMatchObject({
    ordered: 3,
    quantity: 2,
    price: price - 10_000,
    price_then: price,
    changes: ["Only 2 left; you had 3.", expect.stringMatching(/less\.$/)],
  });
  await shop.stocked(flute, 0);
  await pricedAt(id, price);
  expect(await lineOf(id)).toMatchObject({ quantity: 0, price, changes: ["It is out of stock just now."] });

  await shop.sql`update variant set retired = true where id = ${other}`;
  expect(await lineOf(other)).toMatchObject({ quantity: 0, price: null, changes: ["It is no longer sold."] });
  expect((await again(link)).body.data.total).toBe(0);
  await shop.sql`update variant set retired = false where id = ${other}`;
});

test("looking holds nothing and changes nothing", async () => {
  const { link, id } = await ordered();
  const held = () => shop.sql`select on_hand, held from stock where variant_id = ${id}`;
  const before = await held();
  await again(link);
  expect(await held()).toEqual(before);
  expect(await shop.sql`select from orders where live and checkout_id is null`).toEqual([]);
});

test("it is for whoever may see the order, and for nobody else", async () => {
  const { link, orderNo } = await ordered();
  for (const wrong of [link.replace(/\?.*/, "?key=wrong"), `/orders/${orderNo}?key=`])
    expect((await again(wrong)).status).toBe(404);
});
