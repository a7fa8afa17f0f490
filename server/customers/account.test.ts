import { afterAll, beforeAll, expect, test } from "vitest";
import { asha, ravi, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { hashing } from "./passwords.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
afterAll(() => shop.close());

const person = (user: string) => ({ ...asha, email: `${user}@example.com` });
const credentials = ({ email, password }: typeof asha) => ({ email, password });

test("register, open the link, and one is logged in; the link works once", async () => {
  const browser = shop.browser();
  const registered = await browser.call("POST", "/register", {
    ...asha,
    email: " Asha@Example.com",
    mobile: "+91 98765 43210",
  });
  expect([registered.status, registered.body.error]).toEqual([200, 0]);
  expect(browser.cookie).toBe("");
  expect((await browser.call("POST", "/login", credentials(asha))).body).toMatchObject({
    error: 1,
    reason: "unverified",
  });
  const [mail] = await shop.mailsTo(asha.email);
  expect(mail?.subject).toBe("Confirm your e-mail address for Swara");
  expect(mail?.html).toContain("http://shop.test/verify-account/");
  const token = await shop.tokenFor(asha.email, "verify-account");
  const verified = await browser.call("POST", "/verify/account", { token });
  expect(verified.body).toMatchObject({ error: 0, message: "Your account is verified. Welcome!" });
  expect(verified.body.customer).toEqual({
    id: expect.any(Number),
    name: asha.name,
    email: asha.email,
    mobile: "9876543210",
    email_verified: true,
    pending_email: null,
    gst: null,
    offers: false,
    customer_address: [],
  });
  expect((await browser.call("GET", "/get/customer")).body.customer.email).toBe(asha.email);
  const again = await shop.browser().call("POST", "/verify/account", { token });
  expect([again.status, again.body]).toEqual([
    422,
    { error: 1, message: "This link has been used already or is too old. Please ask for a new one." },
  ]);
  expect((await shop.mailsTo(asha.email))[0]?.subject).toBe("Welcome to Swara");
});

test("login answers with the customer, the owner's own words and a cookie that scripts can't read", async () => {
  await shop.member(ravi);
  const browser = shop.browser();
  const { status, body, headers } = await browser.call("POST", "/login", {
    email: "RAVI@example.com ",
    password: ravi.password,
  });
  expect([status, body.error, body.message, body.customer.name]).toEqual([200, 0, "Login Successfull", ravi.name]);
  expect(headers.get("Set-Cookie")).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/);
  expect(headers.get("Cache-Control")).toBe("no-store");
});

test("under TLS the cookie is Secure, for this host alone, and another name's is not taken", async () => {
  const address = "https://shop.test/public/api";
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(credentials(ravi)),
  };
  const cookie = (await shop.api.fetch(new Request(`${address}/login`, init))).headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000; Secure$/);
  const value = cookie.slice("__Host-session=".length).split(";")[0];
  const ask = async (name: string) =>
    (
      await shop.api.fetch(
        new Request(`${address}/get/customer`, { headers: { Cookie: `theme=dark; ${name}=${value}` } }),
      )
    ).status;
  expect([await ask("__Host-session"), await ask("session")]).toEqual([200, 401]);
});

test("what is wrong is said beside the field, in words", async () => {
  const { status, body } = await shop
    .browser()
    .call("POST", "/register", { name: " ", email: "asha@", mobile: "12345", password: "short" });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    name: "Please enter your full name.",
    email: "Please check the e-mail address; it should look like name@example.com.",
    mobile: "Please enter a 10-digit Indian mobile number; it starts with 6, 7, 8 or 9.",
    password: "Please choose a longer password, at least 8 characters.",
  });
  const own = await shop
    .browser()
    .call("POST", "/register", { ...asha, email: "meenakshi@example.com", password: "xx meenakshi xx" });
  expect(own.body.errors).toEqual({ password: "Please choose a password without your e-mail address in it." });
});

test("a password that was forgotten is set anew by the link, which ends every session and is told", async () => {
  const { browser } = await shop.member(person("meena"));
  const elsewhere = shop.browser();
  await elsewhere.call("POST", "/login", credentials(person("meena")));
  await browser.call("POST", "/forgot/password", { email: "meena@example.com" });
  const token = await shop.tokenFor("meena@example.com", "reset-password");
  const refused = await browser.call("POST", "/reset/password", { token, password: "meena@example.com!" });
  expect(refused.body.errors).toEqual({ password: "Please choose a password without your e-mail address in it." });
  const stolen = elsewhere.cookie;
  expect(
    (await browser.call("POST", "/reset/password", { token, password: "sapphire morning tea" })).body,
  ).toMatchObject({ error: 0 });
  expect((await browser.call("POST", "/reset/password", { token, password: "another morning tea" })).status).toBe(422);
  elsewhere.cookie = stolen;
  expect([
    (await browser.call("GET", "/get/customer")).status,
    (await elsewhere.call("GET", "/get/customer")).status,
  ]).toEqual([401, 401]);
  expect((await browser.call("POST", "/login", credentials(person("meena")))).status).toBe(401);
  expect(
    (await browser.call("POST", "/login", { email: "meena@example.com", password: "sapphire morning tea" })).status,
  ).toBe(200);
  expect((await shop.mailsTo("meena@example.com"))[0]?.subject).toBe("Your password for Swara was changed");
});

test("asked again, only the newest mail's link works; whether it does can be asked without using it up", async () => {
  const browser = await shop.member({ ...asha, email: "gita@example.com" });
  const ask = async () => {
    await browser.call("POST", "/forgot/password", { email: "gita@example.com" });
    return shop.tokenFor("gita@example.com", "reset-password");
  };
  const check = async (token: string) => (await browser.call("POST", "/reset/password/check", { token })).status;
  const first = await ask();
  expect(await check(first)).toBe(200);
  const second = await ask();
  expect(second).not.toBe(first);
  expect([await check(first), await check(second), await check(second)]).toEqual([422, 200, 200]);
  const reset = (token: string) => browser.call("POST", "/reset/password", { token, password: "sapphire morning tea" });
  expect([(await reset(first)).status, (await reset(second)).status]).toEqual([422, 200]);
  expect(await check(second)).toBe(422);
});

test("who registers somebody else's address again gets no key to the account: its password is set by mail", async () => {
  const victim = person("nila");
  const [mine, other] = [shop.browser(), shop.browser()];
  await mine.call("POST", "/register", victim);
  await other.call("POST", "/register", { ...victim, password: "green river 66 kites" });
  const login = (password: string) => shop.browser().call("POST", "/login", { email: victim.email, password });
  await mine.call("POST", "/resend/verification", { email: victim.email });
  const token = await shop.tokenFor(victim.email, "verify-account");
  const hashes = hashing.begun;
  const { body } = await mine.call("POST", "/verify/account", { token });
  expect(hashing.begun).toBe(hashes); // nothing is worked out while the account is locked
  expect(body.message).toBe(
    "Your account is verified. It was registered more than once: please set its password by the link that we have mailed to you.",
  );
  expect([(await login("green river 66 kites")).status, (await login(victim.password)).status]).toEqual([401, 401]);
  expect((await mine.call("GET", "/get/customer")).status).toBe(200);
  const reset = await shop.tokenFor(victim.email, "reset-password");
  await mine.call("POST", "/reset/password", { token: reset, password: victim.password });
  expect((await login(victim.password)).status).toBe(200);
});

test("links end: the verification's after 24 hours, the reset's after 30 minutes, and only the latest registration's counts", async () => {
  const kannan = person("kannan");
  const browser = shop.browser();
  await browser.call("POST", "/register", { ...kannan, name: "First" });
  const first = await shop.tokenFor(kannan.email, "verify-account");
  const lives = await shop.sql<
    { purpose: string; minutes: number }[]
  >`select purpose, round(extract(epoch from expires_at - now()) / 60)::int as minutes from customer_token where email = ${kannan.email}`;
  expect([...lives]).toEqual([{ purpose: "verify", minutes: 1_440 }]);
  await browser.call("POST", "/register", { ...kannan, name: "Second" });
  expect((await browser.call("POST", "/verify/account", { token: first })).status).toBe(422);
  const second = await shop.tokenFor(kannan.email, "verify-account");
  await shop.sql`update customer_token set expires_at = now() where email = ${kannan.email}`;
  expect((await browser.call("POST", "/verify/account", { token: second })).status).toBe(422);
  await browser.call("POST", "/resend/verification", { email: kannan.email });
  expect(
    (await browser.call("POST", "/verify/account", { token: await shop.tokenFor(kannan.email, "verify-account") })).body
      .customer.name,
  ).toBe("Second");
  await browser.call("POST", "/forgot/password", { email: kannan.email });
  await shop.mailsTo(kannan.email);
  const [reset] = await shop.sql<
    { minutes: number }[]
  >`select round(extract(epoch from expires_at - now()) / 60)::int as minutes from customer_token where email = ${kannan.email} and purpose = 'reset'`;
  expect(reset?.minutes).toBe(30);
});

test("a link for one thing is worth nothing for another", async () => {
  const { browser } = await shop.member(person("divya"));
  await browser.call("POST", "/forgot/password", { email: "divya@example.com" });
  const token = await shop.tokenFor("divya@example.com", "reset-password");
  expect((await browser.call("POST", "/verify/account", { token })).status).toBe(422);
  expect((await browser.call("POST", "/reset/password", { token, password: "sapphire morning tea" })).status).toBe(200);
});

test("registering a known address changes nothing in that account and tells its owner", async () => {
  await shop.member(person("sita"));
  await shop
    .browser()
    .call("POST", "/register", { ...person("sita"), name: "Thief", password: "sapphire morning tea" });
  const subjects = (await shop.mailsTo("sita@example.com")).map(({ subject }) => subject);
  expect(subjects).toContain("You have an account with Swara already");
  expect(
    (await shop.browser().call("POST", "/login", { email: "sita@example.com", password: "sapphire morning tea" }))
      .status,
  ).toBe(401);
  const { body } = await shop.browser().call("POST", "/login", credentials(person("sita")));
  expect(body.customer.name).toBe(asha.name);
});

test("another e-mail address counts once its link is opened by the customer himself", async () => {
  const { browser } = await shop.member(person("old.address"));
  const next = { email: "new.address@example.com" };
  expect((await browser.call("PATCH", "/customer", next)).body.errors).toEqual({
    current_password: "Please enter your password.",
  });
  expect((await browser.call("PATCH", "/customer", { ...next, current_password: "wrong password" })).status).toBe(422);
  const asked = await browser.call("PATCH", "/customer", { ...next, current_password: asha.password });
  expect(asked.body.customer).toMatchObject({ email: "old.address@example.com", pending_email: next.email });
  const token = await shop.tokenFor(next.email, "verify-account");
  expect((await shop.mailsTo("old.address@example.com"))[0]?.subject).toBe(
    "Your e-mail address for Swara is about to change",
  );
  const stranger = await shop.browser().call("POST", "/verify/account", { token });
  expect([stranger.status, stranger.headers.get("Set-Cookie")]).toEqual([422, null]);
  const confirmed = await browser.call("POST", "/verify/account", { token });
  expect(confirmed.body.customer).toMatchObject({ email: next.email, pending_email: null });
  expect((await shop.browser().call("POST", "/login", { email: next.email, password: asha.password })).status).toBe(
    200,
  );
});

test("an address that somebody else has proved can't be taken, and nobody is told whose it is", async () => {
  await shop.member(person("owner"));
  const { browser } = await shop.member(person("envious"));
  const asked = await browser.call("PATCH", "/customer", {
    email: "owner@example.com",
    current_password: asha.password,
  });
  expect([asked.status, asked.body.customer.pending_email]).toEqual([200, "owner@example.com"]);
  expect((await shop.mailsTo("owner@example.com")).map(({ subject }) => subject)).not.toContain(
    "Confirm your new e-mail address for Swara",
  );
});

test("details and consent: nothing is agreed to beforehand, and taking back is written down", async () => {
  const { browser, id } = await shop.member(person("consent"));
  const consents = () =>
    shop.sql`select purpose, withdrawn_at is null as stands from consent where customer_id = ${id} order by given_at, purpose`;
  expect([...(await consents())]).toEqual([{ purpose: "account", stands: true }]);
  const changed = await browser.call("PATCH", "/customer", {
    name: " Asha  R ",
    mobile: "09123456789",
    offers: true,
    email_verified: false,
    id: 1,
  });
  expect(changed.body.customer).toMatchObject({
    id,
    name: "Asha R",
    mobile: "9123456789",
    offers: true,
    email_verified: true,
  });
  await browser.call("PATCH", "/customer", { offers: false });
  expect((await browser.call("GET", "/get/customer")).body.customer.offers).toBe(false);
  expect([...(await consents())]).toEqual([
    { purpose: "account", stands: true },
    { purpose: "offers", stands: false },
  ]);
});
