import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrderRow } from "../../../contract/office/orders.ts";
import { clerk } from "../../../tests/support/clerk.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { address, contact } from "../../../tests/support/testShop.ts";
import { advanceOrder } from "../../orders/advanceOrder.ts";
import { cancelOrder } from "../../orders/cancelOrder.ts";
import { handOver } from "../../orders/handOver.ts";

type List = { rows: OrderRow[]; next: string | null; sought_as: string[] };
type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;

/** A word that no other order has, in letters alone as names are; a number likewise. */
const letters = (): string => Array.from({ length: 9 }, () => String.fromCharCode(97 + randomInt(26))).join("");
const mobile = (): string => `9${randomInt(1e8, 1e9)}`;

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
let office: TestOffice;
let counter: Member;
let packer: Member;
beforeAll(async () => {
  office = await testOffice();
  counter = await office.staffMember("counter");
  packer = await office.staffMember("packer");
});
afterAll(() => office.close());

async function placed(more: { contact?: object; address?: object } = {}, pieces = 1): Promise<string> {
  const { quote } = await office.quote([{ id: await office.stocked(flute, 500), quantity: pieces }]);
  const body = { contact: { ...contact, ...more.contact }, address: { ...address, ...more.address } };
  return (await office.place(quote, body)).body.data.order_no;
}
const list = async (query: Record<string, string> = {}, as = counter) => {
  const { status, body } = await as.call<List>("GET", `/orders?${new URLSearchParams(query)}`);
  expect([query, status]).toEqual([query, 200]);
  return body.data;
};
const found = async (search: string, as = counter) => (await list({ search }, as)).rows.map(({ order_no }) => order_no);

test("an order is found by whatever a caller says of it", async () => {
  const orderNo = await placed({
    contact: { name: "Kaveri Subramaniam", email: "kaveri.s@music.example", mobile: "9440012345" },
    address: { name: "Dr. Ponni O'Rourke", mobile: "9550067890", city: "Thanjavur" },
  });
  await placed({ contact: { name: "Somebody Else", email: "else@music.example", mobile: "9000000001" } });
  const by = { cause: "Tested", actor: clerk } as const;
  await advanceOrder(office.shop, orderNo, "packed", by);
  const parcel = { courier: "India Post", tracking_no: "EM 417-225/881 IN" };
  expect(await handOver(office.shop, orderNo, parcel, clerk)).toBe(true);
  const [invoice] = await office.sql<{ number: string; serial: number }[]>`
    select number, serial from tax_document d join orders o on o.id = d.order_id where o.order_no = ${orderNo}`;
  const { number = "", serial = 0 } = invoice ?? {};
  const signs = orderNo.replace("-", "");
  const words = [
    [orderNo, signs, signs.toLowerCase(), ` ${orderNo.toLowerCase()} `, signs.slice(0, 4), orderNo.slice(0, 8)],
    ["9440012345", "+91 94400 12345", "09440012345", "012345", "2345", "9550067890", "67890"],
    ["kaveri.s@music.example", "Kaveri.S@", "kaveri subramaniam", "SUBRA", "subramaniam kav", "ponni", "o'rour"],
    [number, number.toLowerCase(), number.replaceAll("/", "-"), number.replaceAll("/", ""), String(serial)],
    ["EM417225881IN", "em 417 225", "EM 417-225/881 IN"],
  ];
  for (const said of words.flat()) expect([said, await found(said)]).toEqual([said, expect.arrayContaining([orderNo])]);
  for (const said of [
    "9440012346",
    "kaveri@",
    "subramanian",
    "EM417225882",
    "%",
    "_____",
    "aa",
    "ka_eri",
    "kaveri ravi",
  ])
    expect([said, await found(said)]).toEqual([said, []]);
  expect((await list({ search: "98765" })).sought_as.toSorted()).toEqual(["invoice", "mobile", "order"]);
});

test("who may not see how customers are reached finds nobody by it, and sees no money", async () => {
  const [name, own] = [letters(), mobile()];
  const email = `${name}@music.example`;
  const orderNo = await placed({ contact: { name, email, mobile: own } });
  expect(await found(email)).toEqual([orderNo]);
  for (const said of [email, own]) expect(await found(said, packer)).toEqual([]);
  const [[seen], [hidden]] = [(await list({ search: orderNo })).rows, (await list({ search: orderNo }, packer)).rows];
  expect(seen).toMatchObject({ email, mobile: own, payment_method: "cod", name: address.name });
  expect(seen?.total).toBeGreaterThan(0);
  for (const field of ["email", "mobile", "total", "payment_method"]) expect(hidden).not.toHaveProperty(field);
  expect(JSON.stringify(hidden)).not.toMatch(new RegExp(`${own}|${email}|${address.mobile}`));
  expect([seen?.may, hidden?.may]).toEqual([
    ["claim", "pack", "edit", "cancel"],
    ["claim", "pack"],
  ]);
  expect(await found(name.slice(1), packer)).toEqual([orderNo]);
});

test("pages hang together: each order once, the newest first, also among those of a name", async () => {
  const word = letters();
  const name = `Meenakshi ${word}`;
  const numbers: string[] = [];
  for (let n = 0; n < 53; n++) numbers.push(await placed({ contact: { name } }));
  const queries: Record<string, string>[] = [
    {},
    { search: word },
    { state: "confirmed", channel: "web" },
    { view: "open" },
  ];
  for (const query of queries) {
    const first = await list(query);
    expect(first.rows.map(({ order_no }) => order_no)).toEqual(numbers.toReversed().slice(0, 50));
    expect(first.next).toBe(numbers[3]);
    const second = await list({ ...query, after: first.next ?? "" });
    expect(second.rows.slice(0, 3).map(({ order_no }) => order_no)).toEqual(numbers.slice(0, 3).toReversed());
  }
  expect((await list({ search: word, after: numbers[3] ?? "" })).next).toBeNull();
  expect((await list({ after: "AAAAA-AAAAA" })).rows).toEqual([]);
  expect((await list({ state: "expired" })).rows).toEqual([]);
  expect((await list({ search: word, channel: "phone" })).rows).toEqual([]);
});

test("a list can be of those that are late, short or to be looked at", async () => {
  await office.sql`update orders set leaves_by = null, delivery_to = null, to_check = null`; // what was placed before
  const [late, arriving, check] = [await placed({}, 2), await placed(), await placed()];
  const by = { cause: "Tested", actor: clerk } as const;
  for (const step of ["packed", "shipped"] as const) await advanceOrder(office.shop, arriving, step, by);
  await office.sql`update orders set leaves_by = india_today() - 2 where order_no = ${late}`;
  await office.sql`update orders set delivery_to = india_today() - 1 where order_no = ${arriving}`;
  await office.sql`update orders set to_check = 'Placed at a machine''s speed' where order_no = ${check}`;
  const { rows } = await list({ view: "late" });
  expect(rows.map(({ order_no, promised }) => [order_no, promised.days_late, promised.words])).toEqual([
    [arriving, 1, "1 day late on its way"],
    [late, 2, "2 days late"],
  ]);
  expect((await list({ view: "check" })).rows.map(({ order_no, to_check }) => [order_no, to_check])).toEqual([
    [check, "Placed at a machine's speed"],
  ]);
  await cancelOrder(office.shop, check, ["confirmed"], by);
  expect((await list({ view: "check" })).rows).toEqual([]);
  await office.sql`insert into unclear_payment (gateway, gateway_payment_id, order_id, money, why)
    select 'razorpay', 'pay_late', id, '10 USD', 'Paid in another currency' from orders where order_no = ${check}`;
  expect((await list({ view: "check" })).rows).toMatchObject([{ order_no: check, state: "cancelled" }]);
  expect((await list({ view: "late", state: "shipped" })).rows.map(({ order_no }) => order_no)).toEqual([arriving]);
  for (const view of ["not_there", "return", "refund"]) expect((await list({ view })).rows).toEqual([]);
  expect((await counter.call("GET", "/orders?view=none")).status).toBe(422);
});
