import { afterAll, beforeAll, expect, test } from "vitest";
import { asha, ravi, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
  await shop.member(asha);
});
afterAll(() => shop.close());

const login = { email: asha.email, password: asha.password };
const statusOf = async (browser: ReturnType<TestCustomers["browser"]>) =>
  (await browser.call("GET", "/get/customer")).status;
const withCookie = (cookie: string) => Object.assign(shop.browser(), { cookie });

test("each login is a new session, and whatever the browser was given before is worth nothing", async () => {
  const planted = `session=${"a".repeat(43)}`;
  const browser = withCookie(planted);
  await browser.call("POST", "/login", login);
  const first = browser.cookie;
  expect(first).not.toBe(planted);
  await browser.call("POST", "/login", login);
  expect(browser.cookie).not.toBe(first);
  expect([await statusOf(withCookie(planted)), await statusOf(withCookie(first)), await statusOf(browser)]).toEqual([
    401, 401, 200,
  ]);
});

test("a cookie stolen before logout is worth nothing after it, and so is what logout leaves behind", async () => {
  const browser = shop.browser();
  await browser.call("POST", "/login", login);
  const stolen = browser.cookie;
  expect((await browser.call("POST", "/logout")).body).toMatchObject({ error: 0 });
  expect(browser.cookie).not.toBe(stolen);
  expect([await statusOf(withCookie(stolen)), await statusOf(browser)]).toEqual([401, 401]);
  expect((await shop.browser().call("POST", "/logout")).status).toBe(200);
});

test("a changed password ends every other session and renews this one", async () => {
  const { browser } = await shop.member(ravi);
  const elsewhere = shop.browser();
  await elsewhere.call("POST", "/login", { email: ravi.email, password: ravi.password });
  const before = browser.cookie;
  const wrong = await browser.call("POST", "/customer/password", {
    current_password: "sapphire morning tea",
    password: "emerald evening tea",
  });
  expect(wrong.body.errors).toEqual({ current_password: "This is not your password." });
  expect(
    (
      await browser.call("POST", "/customer/password", {
        current_password: ravi.password,
        password: "emerald evening tea",
      })
    ).status,
  ).toBe(200);
  expect([await statusOf(browser), await statusOf(withCookie(before)), await statusOf(elsewhere)]).toEqual([
    200, 401, 401,
  ]);
});

test("a session ends after 30 days without use, and after 180 days however much it is used", async () => {
  const browser = shop.browser();
  await browser.call("POST", "/login", login);
  const age = (column: "seen_at" | "created_at", days: number) =>
    shop.sql`update session set ${shop.sql(column)} = now() - ${days} * interval '1 day' where id = (select id from session order by created_at desc limit 1)`;
  await age("seen_at", 29);
  expect(await statusOf(browser)).toBe(200);
  const [seen] = await shop.sql<
    { fresh: boolean }[]
  >`select seen_at > now() - interval '1 minute' as fresh from session order by created_at desc limit 1`;
  expect(seen?.fresh).toBe(true);
  await age("seen_at", 31);
  expect(await statusOf(browser)).toBe(401);
  await browser.call("POST", "/login", login);
  await age("created_at", 179);
  expect(await statusOf(browser)).toBe(200);
  await shop.sql`update session set created_at = now() - interval '181 days'`;
  expect(await statusOf(browser)).toBe(401);
});

test("one sees where one is logged in and ends what is not one's own hand", async () => {
  await shop.sql`delete from session`;
  const phone = shop.browser(
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
  );
  const desk = shop.browser();
  await phone.call("POST", "/login", login);
  await desk.call("POST", "/login", login);
  const { body } = await desk.call("GET", "/customer/sessions");
  expect(body.data).toMatchObject([
    { device: "Firefox on Linux", current: true },
    { device: "Chrome on Android", current: false },
  ]);
  await desk.call("DELETE", "/customer/sessions/others");
  expect([await statusOf(phone), await statusOf(desk)]).toEqual([401, 200]);
});

test.each([
  "",
  "session=",
  "session=;;;",
  `session=${"a".repeat(5_000)}`,
  "session=%00%ff",
  "session=undefined; session=null",
  `session="${"x".repeat(43)}"`,
])("the cookie %j is nobody's", async (cookie) => {
  expect(await statusOf(withCookie(cookie))).toBe(401);
});
