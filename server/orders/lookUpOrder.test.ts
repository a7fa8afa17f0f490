import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { address, contact } from "../../tests/support/testShop.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
afterAll(() => shop.close());

async function placed(more: object = {}) {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9);
  return (await shop.place((await shop.quote([{ id, quantity: 1 }])).quote, more)).body.data;
}
const lookUp = (order_no: string, mobile: string) =>
  shop.browser().call("POST", "/orders/lookup", { order_no, mobile });
const links = async () =>
  (await shop.mailsTo(contact.email)).filter(({ subject }) => subject.startsWith("The link to your order"));

test("the link goes to the order's own address, however number and mobile are typed", async () => {
  const there = { ...address, mobile: "9123456780" };
  const { order_no, order_link } = await placed({ address: there });
  const [first = "", last = ""] = order_no.toLowerCase().split("-");
  const ways = [
    [` ${first} ${last} `, "+91 98765 43210"],
    [`${first}–${last}`, "098765-43210"],
    [order_no.replace(/(?=.)/g, " "), "9123456780"], // whom the parcel goes to
  ];
  for (const [n, [typed = "", mobile = ""]] of ways.entries()) {
    expect((await lookUp(typed, mobile)).status).toBe(200);
    const found = await links();
    expect(found).toHaveLength(n + 1);
    for (const { text } of found) expect(text).toContain(`http://shop.test${order_link}`);
  }
  const [{ kept } = { kept: null }] = await shop.sql<{ kept: unknown }[]>`
    select jsonb_agg(payload) as kept from outbox where topic = 'look_up_mail'`;
  expect(kept).toEqual([{}, {}, {}]);
  const again = await lookUp(order_no, contact.mobile);
  expect([again.status, again.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});

test("a wrong mobile, another's number, and an order whose contact is forgotten send nothing", async () => {
  const before = (await links()).length;
  const { order_no } = await placed();
  const { order_no: forgotten } = await placed();
  await shop.sql`update orders set email = '' where order_no = ${forgotten}`;
  for (const [number, mobile] of [
    [order_no, "9876543211"],
    ["AAAAA-AAAAA", contact.mobile],
    [forgotten, contact.mobile],
  ] as const)
    expect((await lookUp(number, mobile)).status).toBe(200);
  expect(await links()).toHaveLength(before);
  const tasks = await shop.sql`select from outbox where topic = 'look_up_mail' and done_at is null`;
  expect(tasks).toHaveLength(0);
});

test("what is no number is said beside its field, and a network asks ten times at once", async () => {
  const refused = await lookUp(" ", "12345");
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ["order_no", "mobile"]]);
  expect((await lookUp("x".repeat(21), contact.mobile)).status).toBe(422);
  const browser = shop.browser();
  const statuses = [];
  for (let i = 0; i < 11; i++) {
    const order_no = `AAAAA-${String(i).padStart(5, "A")}`;
    statuses.push((await browser.call("POST", "/orders/lookup", { order_no, mobile: contact.mobile })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
