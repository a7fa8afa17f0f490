import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Quote } from "../../../contract/cart.ts";
import type { CustomerData } from "../../../contract/customers.ts";
import type { CustomerRow, CustomerSeen } from "../../../contract/office/customers.ts";
import type { OrderRow } from "../../../contract/office/orders.ts";
import type { Order } from "../../../contract/orders.ts";
import { asha } from "../../../tests/support/testCustomers.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { address } from "../../../tests/support/testShop.ts";
import { audit } from "../../jobs/audit.ts";

type Staff = Awaited<ReturnType<TestOffice["staffMember"]>>;
type Member = Awaited<ReturnType<TestOffice["member"]>>;
type List = { rows: CustomerRow[]; next: string | null; sought_as: string[] };

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
let office: TestOffice;
let owner: Staff;
let counter: Staff;
beforeAll(async () => {
  office = await testOffice({ COD_FEE: "5000" });
  owner = await office.staffMember("owner", "Lakshmi");
  counter = await office.staffMember("counter", "Kumar");
});
afterAll(async () => {
  expect(await audit(office.sql)).toEqual([]);
  await office.close();
});

const newMobile = () => `9${randomInt(1e8, 1e9)}`;
/** Somebody whom no other test knows; the name has letters alone, as names have. */
const somebody = () => {
  const word = randomUUID().replace(/[\d-]/g, "").slice(0, 8).padEnd(8, "q");
  return { ...asha, name: `Revathi ${word}`, email: `${word}.${randomInt(1e6)}@example.com`, mobile: newMobile() };
};

/** Orders a flute, in cash unless said otherwise; `call`: from whose browser. */
async function order(call: Member["call"], person: typeof asha, more: object = {}) {
  const lines = [{ id: await office.stocked(flute, 50), quantity: 1 }];
  const asked = { lines, pincode: address.pincode, payment_method: "cod", ...more };
  const { quote } = (await call("POST", "/cart/quote", asked)).body.data as Quote;
  const contact = { name: person.name, email: person.email, mobile: person.mobile };
  const body = { quote, contact, address: { ...address, mobile: person.mobile }, payment_method: "cod", ...more };
  const { status, body: answer } = await call("POST", "/orders", body, { "Idempotency-Key": randomUUID() });
  return { status, answer, placed: answer.data as { order_no: string; order_link: string } };
}
const find = async (search: string, by = counter) =>
  (await by.call<List>("GET", `/customers/list?search=${encodeURIComponent(search)}`)).body.data;
const seen = async (id: string | number) => (await counter.call<CustomerSeen>("GET", `/customers/${id}`)).body.data;
const cash = (id: string | number, body: object) => counter.call("PUT", `/customers/${id}/cash`, body);
const acts = (id: string | number) =>
  office.sql`select act, staff_name, before, after from audit where thing = 'customer' and thing_id = ${String(id)} order by id`;

test("a caller is found by mobile, mail, name and order, whether he has an account or bought as a visitor", async () => {
  const [one, other] = [somebody(), somebody()];
  const member = await office.member(one);
  const own = await order(member.call, one);
  const visited = await order(office.browser().call, other);
  const words = [
    one.mobile,
    `+91 ${one.mobile}`,
    one.mobile.slice(-6),
    one.email,
    one.name,
    own.placed.order_no.replace("-", ""),
  ];
  for (const word of words) {
    const { rows } = await find(word);
    expect([word, rows.find(({ email }) => email === one.email)]).toMatchObject([
      word,
      { id: String(member.id), account: true, name: one.name, mobile: one.mobile, proven: true, cash_closed: false },
    ]);
  }
  for (const word of [other.mobile, other.email, other.name, visited.placed.order_no]) {
    const { rows } = await find(word);
    expect([word, rows.find(({ email }) => email === other.email)]).toMatchObject([
      word,
      { id: visited.placed.order_no, account: false, name: other.name, proven: false },
    ]);
  }
  expect(await find("nobody.at.all@example.com")).toMatchObject({ rows: [], sought_as: ["email"] });
});

test("the list goes on by key, the newest account first, and names nobody twice", async () => {
  await office.sql`
    insert into customer (email, email_verified, name, mobile, password_hash)
    select 'many.' || n || '@example.com', true, 'Many Person', '9' || lpad(n::text, 9, '0'), 'none' from generate_series(1, 60) n`;
  for (const search of ["", "search=Many Person&"]) {
    const first = (await counter.call<List>("GET", `/customers/list?${search}`)).body.data;
    expect(first.rows).toHaveLength(50);
    const second = (await counter.call<List>("GET", `/customers/list?${search}after=${first.next}`)).body.data;
    const ids = [...first.rows, ...second.rows].map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  }
});

test("what accounts are searched by has an index", async () => {
  const { sql } = office;
  const indexes = await sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    const conditions = [
      tx`reverse(mobile) >= '01' and reverse(mobile) <= '0199999999'`,
      tx`email ~>=~ 'asha' and email ~<=~ ${"asha\u{10ffff}"}`,
      tx`name ilike '%revathi%'`,
    ];
    const plans = conditions.map((condition) => tx`explain select id from customer where ${condition}`);
    return (await Promise.all(plans)).map(
      (plan) => /customer_(mobile_end|email_begin|name)/.exec(JSON.stringify(plan))?.[1],
    );
  });
  expect(indexes).toEqual(["mobile_end", "email_begin", "name"]);
});

test("one customer: his orders as a member and as a visitor, addresses, consents, devices; an order's number leads to him", async () => {
  const person = somebody();
  const early = await order(office.browser().call, person);
  const member = await office.member(person);
  await member.call("POST", "/customer/address", { ...address, landmark: "", kind: "home" });
  const own = await order(member.call, person);
  const him = await seen(member.id);
  expect(him).toMatchObject({
    id: String(member.id),
    account: true,
    proven: true,
    orders: 2,
    came_back: 0,
    cash: null,
  });
  expect([him.addresses.length, him.consents.length, him.sessions.length, him.returns.length]).toEqual([1, 1, 1, 0]);
  expect((await seen(early.placed.order_no.toLowerCase())).id).toBe(String(member.id));
  const orders = async (by: Staff) =>
    (await by.call<{ rows: OrderRow[] }>("GET", `/customers/${member.id}/orders`)).body.data.rows;
  expect((await orders(counter)).map(({ order_no }) => order_no)).toEqual([own.placed.order_no, early.placed.order_no]);
  expect((await counter.call("GET", "/customers/999999999")).status).toBe(404);
  expect((await counter.call("GET", "/customers/AAAAA-AAAAA")).status).toBe(404);
  for (const role of ["packer", "accountant"])
    expect((await (await office.staffMember(role)).call("GET", `/customers/${member.id}`)).status).toBe(403);
});

test("an account that nobody proved has none of the orders that were placed with its address", async () => {
  const person = somebody();
  const { placed } = await order(office.browser().call, person);
  await office.browser().call("POST", "/register", person);
  const [row] = await office.sql<{ id: number }[]>`select id from customer where email = ${person.email}`;
  const id = row?.id ?? 0;
  expect(await seen(id)).toMatchObject({ account: true, proven: false, orders: 0 });
  expect(await seen(placed.order_no)).toMatchObject({ account: false, orders: 1 });
  expect((await owner.call("POST", `/customers/${id}/export`)).status).toBe(409);
  expect((await owner.call("DELETE", `/customers/${id}`)).status).toBe(200);
  expect(await seen(placed.order_no)).toMatchObject({ email: person.email, orders: 1 });
});

test("cash on delivery is closed to a customer: it is not offered, and an order with it is refused in plain words", async () => {
  const person = somebody();
  const member = await office.member(person);
  expect((await cash(member.id, { closed: true })).body.errors).toHaveProperty("reason");
  expect((await cash(member.id, { closed: true, reason: "Took three parcels not in" })).status).toBe(200);
  expect((await seen(member.id)).cash).toMatchObject({ reason: "Took three parcels not in", by: "Kumar" });
  expect((await find(person.email)).rows[0]).toMatchObject({ cash_closed: true });
  const words = "We can’t offer you cash on delivery. Please choose another way to pay.";
  const lines = [{ id: await office.stocked(flute, 50), quantity: 1 }];
  const asked = { lines, pincode: address.pincode, payment_method: "cod" };
  const quote = (await member.call("POST", "/cart/quote", asked)).body.data as Quote;
  expect(quote).toMatchObject({ cod_fee: 0, delivery: { serviceable: true, cod: false, cod_reason: words } });
  const visitor = office.browser().call;
  const refused = [
    await order(member.call, { ...person, email: "else@example.com", mobile: newMobile() }),
    await order(visitor, { ...somebody(), mobile: person.mobile }),
    await order(visitor, { ...somebody(), email: person.email }),
  ];
  for (const { status, answer } of refused)
    expect([status, answer.message, answer.errors]).toEqual([422, words, { payment_method: words }]);
  expect((await order(visitor, somebody())).status).toBe(201);
  const online = await order(member.call, person, { payment_method: "practice" });
  expect(online.status).toBe(201);
  const link = online.placed.order_link.replace("/ordersummary", "/orders");
  const waits = (await office.call<Order>("GET", link)).body.data;
  expect(waits.ways_to_pay?.find(({ payment_method }) => payment_method === "cod")?.reason).toBe(words);
  expect((await cash(member.id, { closed: false })).status).toBe(200);
  expect(await seen(member.id)).toMatchObject({ cash: null });
  expect((await order(member.call, person)).status).toBe(201);
  expect(await acts(member.id)).toMatchObject([
    {
      act: "customers.cash",
      staff_name: "Kumar",
      before: { cash_on_delivery: "open" },
      after: { cash_on_delivery: "closed" },
    },
    { act: "customers.cash", after: { cash_on_delivery: "open" } },
  ]);
});

test("who opens an account under somebody's address and deletes it opens nothing; nor are those without a number one person", async () => {
  const person = somebody();
  const { placed } = await order(office.browser().call, person);
  await cash(placed.order_no, { closed: true, reason: "Nobody at home, twice" });
  await office.browser().call("POST", "/register", person);
  const [row] = await office.sql<{ id: number }[]>`select id from customer where email = ${person.email}`;
  expect((await owner.call("DELETE", `/customers/${row?.id}`)).status).toBe(200);
  expect((await seen(placed.order_no)).cash).toMatchObject({ reason: "Nobody at home, twice" });
  const [one, other] = [await office.member(somebody()), await office.member(somebody())];
  await office.sql`update customer set mobile = '' where id in (${one.id}, ${other.id})`;
  await cash(one.id, { closed: true, reason: "Twice not in" });
  const { rows } = (await counter.call<List>("GET", "/customers/list")).body.data;
  const closed = (id: number) => rows.find((found) => found.id === String(id))?.cash_closed;
  expect([closed(one.id), closed(other.id)]).toEqual([true, false]);
});

test("a visitor's cash on delivery is closed by one of his orders, and stays closed when he opens an account", async () => {
  const person = somebody();
  const { placed } = await order(office.browser().call, person);
  expect((await cash(placed.order_no, { closed: true, reason: "Nobody at home, twice" })).status).toBe(200);
  expect((await order(office.browser().call, person)).status).toBe(422);
  const member = await office.member(person);
  expect((await order(member.call, person)).status).toBe(422);
  expect((await seen(member.id)).cash).toMatchObject({ reason: "Nobody at home, twice" });
  await cash(member.id, { closed: false });
  expect((await order(member.call, person)).status).toBe(201);
});

test("a customer is signed out everywhere; his data come whole; what only an account has is refused for a visitor", async () => {
  const person = somebody();
  const member = await office.member(person);
  const { placed } = await order(member.call, person);
  expect((await counter.call("POST", `/customers/${member.id}/end-sessions`)).status).toBe(200);
  expect((await member.call("GET", "/get/customer")).status).toBe(401);
  await cash(member.id, { closed: true, reason: "Three parcels" });
  expect((await counter.call("POST", `/customers/${member.id}/export`)).status).toBe(403);
  const everything = (await owner.call<CustomerData>("POST", `/customers/${member.id}/export`)).body.data;
  expect(everything).toMatchObject({
    customer: { email: person.email },
    orders: [{ order_no: placed.order_no }],
    cash_on_delivery_closed: { reason: "Three parcels" },
  });
  expect(JSON.stringify(everything)).not.toMatch(/argon2|password|hash/);
  expect((await acts(member.id)).map(({ act }) => act)).toEqual([
    "customers.end-sessions",
    "customers.cash",
    "customers.export",
  ]);
  const visitor = await order(office.browser().call, somebody());
  for (const [method, path] of [
    ["POST", "/end-sessions"],
    ["POST", "/export"],
    ["DELETE", ""],
  ] as const)
    expect((await owner.call(method, `/customers/${visitor.placed.order_no}${path}`)).status).toBe(409);
});

test("an erased customer is gone but for his papers, and what was kept against him too", async () => {
  const person = somebody();
  const member = await office.member(person);
  const { placed } = await order(member.call, person);
  await cash(member.id, { closed: true, reason: "Three parcels" });
  await member.call("POST", `/orders/${placed.order_no}/cancel`);
  expect((await counter.call("DELETE", `/customers/${member.id}`)).status).toBe(403);
  expect((await owner.call("DELETE", `/customers/${member.id}`)).status).toBe(200);
  expect((await counter.call("GET", `/customers/${member.id}`)).status).toBe(404);
  const [left] = await office.sql`
    select o.name, o.email, o.mobile, (select count(*)::int from cash_block where email = ${person.email}) as blocks
    from orders o where order_no = ${placed.order_no}`;
  expect(left).toEqual({ name: person.name, email: "", mobile: "", blocks: 0 });
  expect((await acts(member.id)).at(-1)).toMatchObject({ act: "customers.erase", staff_name: "Lakshmi" });
  expect((await office.mailsTo(person.email))[0]?.subject).toBe("Your account with Swara is deleted");
});
