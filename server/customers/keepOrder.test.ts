import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asha, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { address, contact } from "../../tests/support/testShop.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
afterAll(() => shop.close());

const { password } = asha;
type Caller = { call: ReturnType<TestCustomers["browser"]>["call"] };

/** An order by `who` for that e-mail address: its calls, and the query that opens it. */
async function ordered(email: string, who: Caller = shop.browser(), more: object = {}) {
  const { quote } = await shop.quote(
    [{ id: await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 50), quantity: 1 }],
    more,
  );
  const body = shop.orderBody(quote, { contact: { ...contact, email }, ...more });
  const placed = await who.call("POST", "/orders", body, { "Idempotency-Key": randomUUID() });
  const { order_no, order_link } = placed.body.data as { order_no: string; order_link: string };
  const key = new URL(order_link, "http://shop.test").search;
  return { order_no, key, path: `/orders/${order_no}/account${key}`, page: `/orders/${order_no}${key}` };
}
const keep = (path: string, body: object = { password }, by: Caller = shop.browser()) => by.call("POST", path, body);
const mayKeep = async (page: string, by: Caller = shop.browser()) =>
  ((await by.call("GET", page)).body.data as { can: { keep: boolean } }).can.keep;
const ordersOf = async (by: Caller) =>
  ((await by.call("GET", "/orders")).body.data as { orders: { order_no: string }[] }).orders.map((one) => one.order_no);

test("a visitor keeps his order with a password alone: his once he has proved the address, and its address is saved", async () => {
  const [order, another] = [await ordered("keeper@example.com"), await ordered("another@example.com")];
  expect(await mayKeep(order.page)).toBe(true);
  const browser = shop.browser();
  const { status, body } = await keep(order.path, { password, offers: true }, browser);
  expect([status, body, browser.cookie]).toEqual([
    200,
    { error: 0, message: "Please look into your mail: we have sent you a link to confirm your address." },
    "",
  ]);
  const login = { email: "keeper@example.com", password };
  expect((await browser.call("POST", "/login", login)).body.reason).toBe("unverified");
  expect(await shop.sql`select from address`).toHaveLength(0); // nothing is kept of him before he has proved to be the buyer

  const mails = await shop.mailsTo("keeper@example.com");
  expect(mails.filter(({ text }) => text.includes(`to keep order ${order.order_no} in it`))).toHaveLength(1);
  const token = await shop.tokenFor("keeper@example.com", "verify-account");
  const verified = await browser.call("POST", "/verify/account", { token });
  expect(verified.body.customer).toMatchObject({
    name: contact.name,
    email: "keeper@example.com",
    mobile: contact.mobile,
    offers: true,
    customer_address: [{ ...address, landmark: "", kind: "home", is_default: true }],
  });
  expect(await ordersOf(browser)).toEqual([order.order_no]);
  expect((await browser.call("GET", `/orders/${order.order_no}`)).status).toBe(200);
  expect((await browser.call("GET", `/orders/${another.order_no}`)).status).toBe(404);
  // Logged in, nothing is offered any more, on this order or on another's.
  expect([await mayKeep(order.page, browser), await mayKeep(another.page, browser)]).toEqual([false, false]);
  expect((await keep(another.path, { password }, browser)).status).toBe(409);
});

test("another's link opens no account, nor does a password that the rules refuse", async () => {
  const [order, other] = [await ordered("mine@example.com"), await ordered("theirs@example.com")];
  const path = (no: string, key: string) => `/orders/${no}/account${key}`;
  const statuses = [];
  for (const wrong of [path(other.order_no, order.key), path(order.order_no, ""), path("AAAAA-AAAAA", order.key)])
    statuses.push((await keep(wrong)).status);
  expect(statuses).toEqual([404, 404, 404]);
  const refusals = [];
  for (const typed of ["short", "password123", "xx mine@example.com xx"])
    refusals.push((await keep(order.path, { password: typed })).body.errors);
  expect(refusals.map((errors) => Object.keys(errors ?? {}))).toEqual([["password"], ["password"], ["password"]]);
  expect(refusals[2]).toEqual({ password: "Please choose a password without your e-mail address in it." });
  expect(await shop.sql`select from customer where email in ('mine@example.com', 'theirs@example.com')`).toHaveLength(
    0,
  );
});

test("what is sent besides counts for nothing", async () => {
  const order = await ordered("plain@example.com");
  await keep(order.path, { password, email: "else@example.com", name: "Else", email_verified: true });
  const known =
    await shop.sql`select email, name, email_verified from customer where email in ('plain@example.com', 'else@example.com')`;
  expect([...known]).toEqual([{ email: "plain@example.com", name: contact.name, email_verified: false }]);
});

test("twice at once it is one account, which one link of the two mails opens once", async () => {
  const order = await ordered("twice@example.com");
  const answers = await Promise.all([keep(order.path), keep(order.path)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  // Mails that are due together have no order among them: which link was made last is not known.
  const tokens = (await shop.mailsTo("twice@example.com")).flatMap(
    ({ text }) => /\/verify-account\/([\w-]+)/.exec(text)?.[1] ?? [],
  );
  expect(tokens).toHaveLength(2);
  const verified = await Promise.all(
    [...tokens, ...tokens].map((token) => shop.browser().call("POST", "/verify/account", { token })),
  );
  expect(verified.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
  const [row] = await shop.sql`
    select (select count(*)::int from customer where email = 'twice@example.com') as customers,
      (select count(*)::int from address join customer c on c.id = customer_id where c.email = 'twice@example.com') as addresses`;
  expect(row).toEqual({ customers: 1, addresses: 1 });
});

test("where there is an account the answer is the same, it stays as it is, and its owner has a mail", async () => {
  const owner = await shop.member({ ...asha, email: "known@example.com", name: "Known Before" });
  const order = await ordered("known@example.com");
  const stranger = "emerald evening tea";
  expect(await mayKeep(order.page)).toBe(true);
  const { status, body } = await keep(order.path, { password: stranger });
  const unknown = await keep((await ordered("unknown@example.com")).path, { password: stranger });
  expect([status, body]).toEqual([unknown.status, unknown.body]);
  const subjects = (await shop.mailsTo("known@example.com")).map(({ subject }) => subject);
  expect(subjects).toContain("You have an account with Swara already");
  const login = (typed: string) =>
    shop.browser().call("POST", "/login", { email: "known@example.com", password: typed });
  expect([(await login(stranger)).status, (await login(password)).status]).toEqual([401, 200]);
  expect((await owner.call("GET", "/get/customer")).body.customer).toMatchObject({
    name: "Known Before",
    customer_address: [],
  });
  // Its owner has proved the address: the order is his without more.
  expect(await ordersOf(owner)).toContain(order.order_no);
});

test("an account that waits is replaced, and what was planted before goes with it", async () => {
  const planted = await ordered("waits@example.com", shop.browser(), { address: { ...address, line1: "1, Nowhere" } });
  await keep(planted.path, { password: "emerald evening tea" });
  await shop.mailsTo("waits@example.com"); // mails that are due together have no order among them
  await shop.browser().call("POST", "/register", { ...asha, email: "waits@example.com" });
  const token = await shop.tokenFor("waits@example.com", "verify-account");
  const { body } = await shop.browser().call("POST", "/verify/account", { token });
  expect(body.customer).toMatchObject({ name: asha.name, customer_address: [] });
});

test("an order whose address the shop has put right since is not the account's, nor is its address", async () => {
  const order = await ordered("mistyped@example.com");
  await keep(order.path);
  await shop.sql`update orders set email = 'right@example.com' where order_no = ${order.order_no}`;
  const browser = shop.browser();
  const token = await shop.tokenFor("mistyped@example.com", "verify-account");
  const { body } = await browser.call("POST", "/verify/account", { token });
  expect([body.customer.customer_address, await ordersOf(browser)]).toEqual([[], []]);
});

test("an order in an account, one that is not paid and one that came to nothing offer nothing", async () => {
  const owner = await shop.member({ ...asha, email: "owner@example.com" });
  const own = await ordered("elsewhere@example.com", owner);
  expect([await mayKeep(own.page), (await keep(own.path)).status]).toEqual([false, 409]);
  expect(await shop.sql`select from customer where email = 'elsewhere@example.com'`).toHaveLength(0);
  expect(await mayKeep((await ordered("unpaid@example.com", undefined, { payment_method: "practice" })).page)).toBe(
    false,
  );
  const cancelled = await ordered("cancelled@example.com");
  await shop.browser().call("POST", cancelled.page.replace("?", "/cancel?"));
  expect(await mayKeep(cancelled.page)).toBe(false);
});

test("it is tried as often as a registration: counted with it, by address and by network", async () => {
  const order = await ordered("often@example.com");
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await keep(order.path)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await shop.browser().call("POST", "/register", { ...asha, email: "often@example.com" })).status).toBe(429);
  const one = shop.browser();
  const tries = [];
  for (let n = 0; n < 11; n++)
    tries.push((await keep((await ordered(`many${n}@example.com`)).path, { password }, one)).status);
  expect(tries).toEqual([...Array(10).fill(200), 429]);
});
