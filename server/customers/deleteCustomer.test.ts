import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CustomerData } from "../../contract/customers.ts";
import type { OrderSummary } from "../../contract/orderSummary.ts";
import { asha, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { address } from "../../tests/support/testShop.ts";
import { audit } from "../jobs/audit.ts";
import { orderLink } from "../orders/orderNo.ts";
import { forgetOld } from "./jobs.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

const person = (user: string) => ({ ...asha, email: `${user}@example.com` });
const flute = () => shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 30);
const home = { ...address, landmark: "near the tank", kind: "home" };
type Member = Awaited<ReturnType<TestCustomers["member"]>>;

const placeAs = (browser: { call: Member["call"] }, quote: string, email: string) =>
  browser.call(
    "POST",
    "/orders",
    { quote, contact: { ...asha, email }, address, payment_method: "cod", agreed: ["terms", "returns"] },
    { "Idempotency-Key": randomUUID() },
  );

const ordersOf = async (member: Member) =>
  ((await member.call("GET", "/orders")).body.data as { orders: OrderSummary[] }).orders;

test("one's orders: those placed while logged in, and earlier ones of a visitor with the address that was proved since", async () => {
  const id = await flute();
  const visitor = shop.browser();
  const quote = async () => (await shop.quote([{ id, quantity: 2 }])).quote;
  const early = (await placeAs(visitor, await quote(), "buyer@example.com")).body.data as { order_no: string };
  await placeAs(visitor, await quote(), "somebody.else@example.com");
  const buyer = await shop.member(person("buyer"));
  const gift = (await placeAs(buyer, await quote(), "friend@example.com")).body.data as { order_no: string };
  const friend = await shop.member(person("friend"));
  expect((await ordersOf(buyer)).map(({ order_no }) => order_no)).toEqual([gift.order_no, early.order_no]);
  expect((await ordersOf(buyer))[0]).toMatchObject({
    state: "confirmed",
    pieces: 2,
    lines: [{ product_name: "Venu Carnatic Flute 5 Kattai", quantity: 2 }],
  });
  expect(await ordersOf(friend)).toEqual([]);
  expect((await friend.call("GET", `/orders/${gift.order_no}`)).status).toBe(404);
  expect((await buyer.call("GET", `/orders/${early.order_no}`)).status).toBe(200);
  expect((await buyer.call("POST", `/orders/${early.order_no}/cancel`)).status).toBe(200);
  const second = (await buyer.call("GET", "/orders?page=2")).body.data;
  expect(second).toMatchObject({ orders: [], page: 2, last_page: 1, total: 2 });
});

test("somebody who has not proved the address sees none of its orders, and a changed address keeps them", async () => {
  const id = await flute();
  const early = (await placeAs(shop.browser(), (await shop.quote([{ id, quantity: 1 }])).quote, "moving@example.com"))
    .body.data as { order_no: string };
  const squatter = shop.browser();
  await squatter.call("POST", "/register", person("moving"));
  expect((await squatter.call("POST", "/login", { email: "moving@example.com", password: asha.password })).status).toBe(
    403,
  );
  expect((await squatter.call("GET", `/orders/${early.order_no}`)).status).toBe(404);
  const member = await shop.member(person("moving"));
  // The squatter may know the password of what was registered twice: it is set anew.
  const password = "sapphire morning tea";
  const token = await shop.tokenFor("moving@example.com", "reset-password");
  await member.call("POST", "/reset/password", { token, password });
  await member.call("POST", "/login", { email: "moving@example.com", password });
  await member.call("PATCH", "/customer", { email: "moved@example.com", current_password: password });
  await member.call("POST", "/verify/account", { token: await shop.tokenFor("moved@example.com", "verify-account") });
  expect((await ordersOf(member)).map(({ order_no }) => order_no)).toEqual([early.order_no]);
  const next = await shop.member(person("moving"));
  expect(await ordersOf(next)).toEqual([]);
});

test("the export has everything and no secret", async () => {
  const id = await flute();
  const member = await shop.member(person("export"));
  await member.call("POST", "/customer/address", home);
  await member.call("PUT", "/cart", { lines: [{ id, quantity: 1 }] });
  await member.call("POST", "/add/recent/view", { product_id: 1 });
  await placeAs(member, (await shop.quote([{ id, quantity: 1 }])).quote, "export@example.com");
  const data = (await member.call("GET", "/customer/data")).body.data as CustomerData;
  expect(data.customer).toMatchObject({ email: "export@example.com", customer_address: [{ city: "Chennai" }] });
  expect([
    data.orders.length,
    data.cart.lines.length,
    data.consents.length,
    data.sessions.length,
    data.recently_viewed.length,
  ]).toEqual([1, 1, 1, 1, 1]);
  expect(data.orders[0]?.agreed).toMatchObject([{ policy: "terms" }, { policy: "returns" }]);
  expect(JSON.stringify(data)).not.toMatch(/argon2|password|hash/);
});

test("an export has all orders, the newest first, and is made so often and no more", async () => {
  const id = await flute();
  const member = await shop.member(person("often"));
  const placed: string[] = [];
  for (let count = 0; count < 5; count++) {
    const { quote } = await shop.quote([{ id, quantity: 1 }]);
    placed.unshift(((await placeAs(member, quote, "often@example.com")).body.data as { order_no: string }).order_no);
  }
  const ask = () => member.call("GET", "/customer/data");
  expect(((await ask()).body.data as CustomerData).orders.map(({ order_no }) => order_no)).toEqual(placed);
  const more = await Promise.all(Array.from({ length: 5 }, ask));
  expect(more.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 429]);
});

test("a deleted account leaves the invoice's name and address and nothing else, once its orders are over", async () => {
  const id = await flute();
  const early = (await placeAs(shop.browser(), (await shop.quote([{ id, quantity: 1 }])).quote, "leaving@example.com"))
    .body.data as { order_no: string };
  const member = await shop.member(person("leaving"));
  await member.call("POST", "/customer/address", home);
  const running = (await placeAs(member, (await shop.quote([{ id, quantity: 1 }])).quote, "leaving@example.com")).body
    .data as { order_no: string };
  await member.call("POST", `/orders/${early.order_no}/cancel`);
  await shop.sql`insert into coupon (code, kind, value) values ('ONCE', 'amount', 100)`;
  await shop.sql`insert into coupon_use (code, customer_key, slot, order_id) select 'ONCE', email, 1, id from orders where order_no = ${early.order_no}`;
  await shop.sql`update coupon set used = 1 where code = 'ONCE'`;
  await shop.mailsTo("leaving@example.com");
  expect((await member.call("DELETE", "/customer", { current_password: asha.password })).body).toMatchObject({
    error: 0,
  });
  expect((await shop.mailsTo("leaving@example.com"))[0]?.subject).toBe("Your account with Swara is deleted");
  expect((await member.call("GET", "/get/customer")).status).toBe(401);
  const contacts = () =>
    shop.sql`select order_no, email, mobile, address->>'mobile' as there, name, address->>'line1' as line1 from orders where order_no in ${shop.sql([early.order_no, running.order_no])} order by id`;
  const kept = { name: asha.name, line1: address.line1 };
  const [over, live] = await contacts();
  expect(over).toEqual({ order_no: early.order_no, email: "", mobile: "", there: "", ...kept });
  expect(live).toMatchObject({ email: "leaving@example.com", mobile: asha.mobile, ...kept });
  await shop.call(
    "POST",
    orderLink(shop.shop.secret, running.order_no).replace("/ordersummary", "/orders").replace("?", "/cancel?"),
  );
  await shop.mailsTo("leaving@example.com");
  await forgetOld(shop.shop);
  expect((await contacts())[1]).toMatchObject({ email: "", mobile: "", ...kept });
  let stored = "";
  for (const { name } of await shop.sql<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public'`) {
    stored += JSON.stringify(await shop.sql`select to_jsonb(t) from ${shop.sql(name)} t`);
  }
  expect(stored).not.toContain("leaving@example.com");
  expect(await ordersOf(await shop.member(person("leaving")))).toEqual([]);
});

test("what has had its time is forgotten: links, ended sessions, counted tries, accounts that nobody proved", async () => {
  await shop.browser().call("POST", "/register", person("never"));
  await shop.mailsTo("never@example.com");
  const member = await shop.member(person("stays"));
  await shop.sql`update customer_token set expires_at = now() where email = 'never@example.com'`;
  await shop.sql`update customer set created_at = now() - interval '8 days' where email in ('never@example.com', 'stays@example.com')`;
  await shop.sql`update rate_limit set full_at = now() - interval '1 second'`;
  await forgetOld(shop.shop);
  const [left] = await shop.sql`
    select (select count(*)::int from rate_limit) as tries, (select count(*)::int from customer where email = 'never@example.com') as never,
      (select count(*)::int from customer_token where expires_at <= now()) as links`;
  expect(left).toEqual({ tries: 0, never: 0, links: 0 });
  expect((await member.call("GET", "/get/customer")).status).toBe(200);
});
