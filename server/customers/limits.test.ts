import { afterAll, beforeAll, expect, test } from "vitest";
import { asha, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { createApp } from "../app.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
afterAll(() => shop.close());

const flute = () => shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 20);
let last = 0;
const post = async (api: TestCustomers["api"], path: string, body: object, address = `203.0.113.${++last}`) => {
  const headers = { "Content-Type": "application/json", "X-Client-Address": address };
  const response = await api.fetch(
    new Request(`http://shop.test/public/api${path}`, { method: "POST", headers, body: JSON.stringify(body) }),
  );
  return { status: response.status, retryAfter: Number(response.headers.get("Retry-After")) };
};

const person = { ...asha, email: "limited@example.com" };
const token = "t".repeat(43);
test.each([
  ["/login", { email: person.email, password: "wrong password" }, 10],
  ["/register", person, 3],
  ["/forgot/password", { email: person.email }, 3],
  ["/resend/verification", { email: person.email }, 3],
  ["/verify/account", { token }, 10],
  ["/reset/password", { token, password: "sapphire morning tea" }, 10],
])("%s: one account is limited over two nodes, whatever network asks", async (path, body, burst) => {
  const nodes = [shop.api, createApp(shop.shop).api] as const;
  const answers = await Promise.all(
    Array.from({ length: burst + 6 }, (_, i) => post(nodes[i % 2 === 0 ? 0 : 1], path, body)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(6);
  for (const { retryAfter } of refused) expect(retryAfter).toBeGreaterThan(0);
});

test.each([
  ["/login", (i: number) => ({ email: `u${i}@example.com`, password: "wrong password" }), 30],
  ["/forgot/password", (i: number) => ({ email: `u${i}@example.com` }), 10],
  ["/reset/password", (i: number) => ({ token: `${i}`, password: "sapphire morning tea" }), 20],
])("%s: one network is limited over two nodes, whatever account it asks about", async (path, body, burst) => {
  const nodes = [shop.api, createApp(shop.shop).api] as const;
  const answers = await Promise.all(
    Array.from({ length: burst + 4 }, (_, i) => post(nodes[i % 2 === 0 ? 0 : 1], path, body(i), "192.0.2.1")),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});

test("order look-up: one network's wrong ones are limited over two nodes, and whoever holds the link is not kept out", async () => {
  const { order_link } = (await shop.place((await shop.quote([{ id: await flute(), quantity: 1 }])).quote)).body.data;
  const nodes = [shop.api, createApp(shop.shop).api] as const;
  const address = { "X-Client-Address": "192.0.2.9" };
  const ask = async (path: string, node: number) =>
    (await nodes[node % 2 === 0 ? 0 : 1].fetch(new Request(`http://shop.test/public/api${path}`, { headers: address })))
      .status;
  const wrong = await Promise.all(Array.from({ length: 34 }, (_, i) => ask("/orders/AAAAA-AAAAA?key=x", i)));
  expect(wrong.filter((status) => status === 404)).toHaveLength(30);
  expect(wrong.filter((status) => status === 429)).toHaveLength(4);
  expect(await ask(order_link.replace("/ordersummary", "/orders"), 0)).toBe(200);
});

test("strangers who guess without end can't keep the owner out of his own devices, nor of a reset", async () => {
  const { browser } = await shop.member(asha);
  await browser.call("POST", "/logout");
  const guess = () => post(shop.api, "/login", { email: asha.email, password: "wrong password" });
  while ((await guess()).status !== 429);
  const right = { email: asha.email, password: asha.password };
  expect((await shop.browser().call("POST", "/login", right)).status).toBe(429);
  expect((await browser.call("POST", "/login", right)).status).toBe(200);
  expect((await guess()).status).toBe(429);
  const fresh = shop.browser();
  await fresh.call("POST", "/forgot/password", { email: asha.email });
  await fresh.call("POST", "/reset/password", {
    token: await shop.tokenFor(asha.email, "reset-password"),
    password: "sapphire morning tea",
  });
  expect((await fresh.call("POST", "/login", { email: asha.email, password: "sapphire morning tea" })).status).toBe(
    200,
  );
});

test("a device that was known is a stranger again once the password was reset", async () => {
  const member = await shop.member({ ...asha, email: "once.known@example.com" });
  const thief = Object.assign(shop.browser(), { cookie: member.browser.cookie });
  await member.call("POST", "/forgot/password", { email: "once.known@example.com" });
  await member.call("POST", "/reset/password", {
    token: await shop.tokenFor("once.known@example.com", "reset-password"),
    password: "sapphire morning tea",
  });
  const statuses = [];
  for (let i = 0; i < 22; i++)
    statuses.push((await thief.call("POST", "/login", { email: "once.known@example.com", password: "guess" })).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});
