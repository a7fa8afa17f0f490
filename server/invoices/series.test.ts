import { afterAll, beforeAll, expect, test } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { transaction } from "../database/transaction.ts";
import { audit } from "../jobs/audit.ts";
import { advanceOrder } from "../orders/advanceOrder.ts";
import { invoicePrefix, prefixOfName } from "./invoicePrefix.ts";
import { nextNumber } from "./nextNumber.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

const staff = { cause: "test", actor: clerk } as const;

/** What the next invoice of this shop begins with, were it called otherwise. */
const prefixUnder = (name: string, INVOICE_PREFIX?: string) =>
  invoicePrefix(shop.sql, { INVOICE_PREFIX, shop: { ...shop.shop.settings.shop, name } });

test.each([
  ["Swara", "SW"],
  ["Malli Looms", "ML"],
  ["The Good Book & Toy House", "TGB"],
  ["A", "A"],
  ["மல்லி", "INV"],
])("%s's first invoice begins with %s", async (name, prefix) => {
  expect(prefixOfName(name)).toBe(prefix);
  expect(await prefixUnder(name)).toBe(prefix);
  expect(await prefixUnder(name, "B-7")).toBe("B-7");
});

test("fifty orders are packed at once and some of them aren't after all: numbers without a gap, none twice", async () => {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 60);
  const orders: string[] = [];
  for (let i = 0; i < 50; i++) {
    const { quote } = await shop.quote([{ id, quantity: 1 }]);
    const orderNo = (await shop.place(quote)).body.data.order_no;
    orders.push(orderNo);
  }
  class Undone extends Error {}
  const sent = await Promise.allSettled(
    orders.map((orderNo, index) =>
      index % 5 === 3
        ? // Its whole packing, undone at the very end.
          transaction(shop.sql, async (tx) => {
            await nextNumber(tx, "SW", new Date());
            throw new Undone(orderNo);
          })
        : advanceOrder(shop.shop, orderNo, "packed", staff),
    ),
  );
  expect(sent.filter(({ status }) => status === "rejected")).toHaveLength(10);
  const numbers = await shop.sql<
    { serial: number; number: string }[]
  >`select serial, number from tax_document order by serial`;
  expect(numbers.map(({ serial }) => serial)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  for (const { number } of numbers) expect(number).toMatch(/^SW\/\d{4}\/\d{6}$/);
  const [counter] = await shop.sql`select last from document_counter`;
  expect(counter).toEqual({ last: 40 });
});

test("a series that runs goes on when the shop is called otherwise", async () => {
  expect(await prefixUnder("Malli Looms")).toBe("SW");
});

test("two who pack the same order at once use one number", async () => {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 5);
  const { quote } = await shop.quote([{ id, quantity: 1 }]);
  const orderNo = (await shop.place(quote)).body.data.order_no;
  const done = await Promise.all([1, 2, 3, 4].map(() => advanceOrder(shop.shop, orderNo, "packed", staff)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await shop.sql`select last from document_counter`).toEqual([{ last: 41 }]);
});

test("each year of accounts and each prefix begins at one", async () => {
  const numbers = await transaction(shop.sql, async (tx) => [
    await nextNumber(tx, "AB", new Date("2027-03-31T18:00:00Z")),
    await nextNumber(tx, "AB", new Date("2027-03-31T19:00:00Z")),
    await nextNumber(tx, "AB", new Date("2027-04-02T00:00:00Z")),
    await nextNumber(tx, "ABC", new Date("2027-04-02T00:00:00Z")),
  ]);
  expect(numbers.map(({ number }) => number)).toEqual([
    "AB/2627/000001",
    "AB/2728/000001",
    "AB/2728/000002",
    "ABC/2728/000001",
  ]);
  expect(Math.max(...numbers.map(({ number }) => number.length))).toBeLessThanOrEqual(16);
  await shop.sql`delete from document_counter where prefix <> 'SW'`;
});

test("what was issued is never changed nor taken away", async () => {
  await expect(shop.sql`update tax_document set total = total`).rejects.toThrow("never changed");
  await expect(shop.sql`delete from tax_document_line`).rejects.toThrow("never changed");
});
