import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { authenticator } from "../../tests/support/authenticator.ts";
import {
  enterByPasskey,
  fromBase32,
  invitation,
  joinByPasskey,
  joinByPassword,
} from "../../tests/support/newMember.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";
import { clientAddressHeader } from "../limits/clientAddress.ts";
import { codeOf, stepAt } from "./totp.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());
afterEach(() => void vi.useRealTimers());

/** Stands the clock of this process still, in the middle of an app's step. */
const standStill = () => vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
const isIn = async (browser: ReturnType<TestOffice["visitor"]>) =>
  (await browser.call("GET", "/session")).status === 200;
const acts = (id: number) =>
  office.sql<{ act: string }[]>`select act from audit where staff_id = ${id} order by id`.then((rows) =>
    rows.map(({ act }) => act),
  );

test("an invitation is taken up with a passkey, which opens the office from then on", async () => {
  const { token, link, email } = await invitation(office, "counter");
  expect(link).toBe(`http://shop.test/office/invite/${token}`);
  expect((await office.visitor().call("GET", `/invite/${token}`)).body.data).toMatchObject({
    email,
    role_name: "Counter",
  });
  const { browser, key, id } = await joinByPasskey(office, "counter");
  expect((await browser.call("GET", "/session")).body.data).toMatchObject({
    staff: { id, name: "Meena Iyer", role: "counter", role_name: "Counter" },
    rights: { "orders.read": null, "refunds.make": 500_000 },
    shop: { mode: "demo" },
  });
  const another = office.visitor();
  const entered = await enterByPasskey(another, key);
  expect([entered.status, await isIn(another)]).toEqual([200, true]);
  expect(await acts(id)).toEqual(["staff.join", "staff.enter", "staff.enter"]);
  const [kept] =
    await office.sql`select counter, name, last_used_at is not null as used from staff_passkey where id = ${key.id}`;
  expect(kept).toEqual({ counter: 2, name: "Firefox on Linux", used: true });
});

test("a passkey's answer for elsewhere, for another challenge, without finger or PIN, or of a copy opens nothing", async () => {
  const { key, email } = await joinByPasskey(office);
  const tricks = [
    { origin: "https://shop.test" },
    { origin: "http://shop.test.elsewhere.example" },
    { rpId: "elsewhere.example" },
    { verified: false },
    { challenge: "a".repeat(43) },
    { type: "webauthn.create" },
    { count: 1 },
  ];
  for (const trick of tricks) {
    const answer = await enterByPasskey(office.visitor(), key, trick);
    expect([trick, answer.status, answer.headers.get("Set-Cookie")]).toEqual([trick, 401, null]);
  }
  const stranger = await enterByPasskey(office.visitor(), authenticator());
  expect(stranger.status).toBe(401);
  expect((await enterByPasskey(office.visitor(), key, { count: 50 })).status).toBe(200);
  await office.sql`update staff set disabled_at = now() where email = ${email}`;
  expect((await enterByPasskey(office.visitor(), key)).status).toBe(401);
});

test("what was signed once opens nothing a second time, nor after its minutes, nor for another purpose", async () => {
  const { key, browser, id } = await joinByPasskey(office);
  const options = async (path = "/session/passkey/options") =>
    (await browser.call<{ challenge: string }>("POST", path, {})).body.data;
  const signed = { response: key.sign(await options()) };
  const enter = (body: object) => office.visitor().call("POST", "/session/passkey", body);
  expect([(await enter(signed)).status, (await enter(signed)).status]).toEqual([200, 401]);
  const late = { response: key.sign(await options()) };
  await office.sql`update staff_challenge set expires_at = now()`;
  expect((await enter(late)).status).toBe(401);
  const meant = key.sign(await options("/session/prove/options"));
  expect((await enter({ response: meant })).status).toBe(401);
  const other = await joinByPasskey(office);
  const theirs = { response: other.key.sign(await options("/session/prove/options")) };
  expect((await browser.call("POST", "/session/prove", theirs)).status).toBe(401);
  expect(await acts(id)).not.toContain("staff.prove");
});

test("a passkey is made for this site, with finger or PIN, by who was asked, and kept once", async () => {
  const about = async () => ({ token: (await invitation(office)).token, name: "Meena Iyer" });
  const browser = office.visitor();
  const ask = async (body: object) =>
    (await browser.call<{ challenge: string }>("POST", "/invite/passkey/options", body)).body.data;
  for (const trick of [
    { origin: "https://elsewhere.example" },
    { rpId: "elsewhere.example" },
    { verified: false },
    { challenge: "none" },
  ]) {
    const whom = await about();
    const response = authenticator().make(await ask(whom), trick);
    expect([trick, (await browser.call("POST", "/invite/passkey", { ...whom, response })).status]).toEqual([
      trick,
      422,
    ]);
  }
  const { key } = await joinByPasskey(office);
  const whom = await about();
  const again = { ...whom, response: key.make(await ask(whom)) };
  expect((await browser.call("POST", "/invite/passkey", again)).status).toBe(409);
  const options = await browser.call("POST", "/invite/passkey/options", whom);
  expect(options.body.data).toMatchObject({
    rp: { id: "shop.test" },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
});

test("an invitation works once, until it is too old, taken back, or followed by another", async () => {
  const gone = async (token: string) => (await office.visitor().call("GET", `/invite/${token}`)).status;
  const used = await joinByPasskey(office);
  expect(await gone(used.token)).toBe(404);
  const first = await invitation(office, "packer");
  const second = await invitation(office, "packer", first.email);
  expect([await gone(first.token), await gone(second.token)]).toEqual([404, 200]);
  await office.sql`update staff_invite set expires_at = now() where email = ${second.email}`;
  expect(await gone(second.token)).toBe(404);
  const third = await invitation(office);
  const owner = await office.staffMember("owner");
  expect((await owner.call("POST", "/staff/invite/end", { email: third.email })).status).toBe(200);
  expect(await gone(third.token)).toBe(404);
  expect(await gone("x".repeat(43))).toBe(404);
  const [life] = await office.sql<{ minutes: number }[]>`
    select round(extract(epoch from expires_at - now()) / 60)::int as minutes from staff_invite where email = ${first.email}
    union all select 30`;
  expect(life?.minutes).toBeLessThanOrEqual(30);
});

test("two who open one link at once: one comes in", async () => {
  const { token } = await invitation(office);
  const about = { token, name: "Meena Iyer" };
  const ready = await Promise.all(
    [1, 2].map(async () => {
      const browser = office.visitor();
      const asked = await browser.call<{ challenge: string }>("POST", "/invite/passkey/options", about);
      return { browser, body: { ...about, response: authenticator().make(asked.body.data) } };
    }),
  );
  const both = await Promise.all(
    ready.map(async ({ browser, body }) => (await browser.call("POST", "/invite/passkey", body)).status),
  );
  expect(both.toSorted((a, b) => a - b)).toEqual([200, 404]);
});

test("whoever lost everything is invited anew: his sessions end at once, his old proofs when he comes in", async () => {
  const { email, key, browser, id } = await joinByPasskey(office, "counter");
  await invitation(office, "counter", email);
  expect(await isIn(browser)).toBe(false);
  expect((await enterByPasskey(office.visitor(), key)).status).toBe(200);
  const anew = await joinByPasskey(office, "counter", email);
  expect(anew.id).toBe(id);
  expect((await enterByPasskey(office.visitor(), key)).status).toBe(401);
  expect((await enterByPasskey(office.visitor(), anew.key)).status).toBe(200);
});

test("password and code open the office; each step of the app opens once", async () => {
  standStill();
  const { email, password, code, offered, id } = await joinByPassword(office, "accountant");
  expect(offered.uri).toContain(`secret=${offered.seed}`);
  expect(offered.qr).toMatch(/^<svg /);
  const enter = (body: object, browser = office.visitor()) =>
    browser.call("POST", "/session/password", { email, password, code: code(1), ...body });
  expect((await enter({ code: code() })).status).toBe(401); // used when he joined
  expect((await enter({ password: "nine bronze temple bell" })).status).toBe(401);
  expect((await enter({ code: "000000" })).status).toBe(401);
  expect((await enter({ email: "nobody@staff.example" })).status).toBe(401);
  const browser = office.visitor();
  expect([(await enter({}, browser)).status, await isIn(browser)]).toEqual([200, true]);
  expect((await enter({})).status).toBe(401);
  expect(await acts(id)).toEqual(["staff.join", "staff.enter", "staff.enter"]);
});

test("of two who use one code at once, one comes in", async () => {
  standStill();
  const { email, password, code } = await joinByPassword(office);
  const statuses = await Promise.all(
    [1, 2, 3].map(
      async () => (await office.visitor().call("POST", "/session/password", { email, password, code: code(1) })).status,
    ),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
});

test("a recovery code opens once, however it is typed, and is told; new ones void the old", async () => {
  const { email, password, recovery, browser, id } = await joinByPassword(office);
  expect(new Set(recovery).size).toBe(10);
  const [first = "", second = ""] = recovery;
  expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  const enter = async (code: string) =>
    (await office.visitor().call("POST", "/session/password", { email, password, code })).status;
  expect(await enter(first.toLowerCase().replaceAll("-", " "))).toBe(200);
  expect(await enter(first)).toBe(401);
  expect((await browser.call("GET", "/me")).body.data).toMatchObject({ recovery_left: 9, password: true, totp: true });
  const anew = await browser.call<{ recovery: string[] }>("POST", "/me/recovery", {});
  expect(await enter(second)).toBe(401);
  expect(await enter(anew.body.data.recovery[9] ?? "")).toBe(200);
  const subjects = (await office.mailsTo(email)).map(({ subject }) => subject.replace(/:.*/, ""));
  expect(subjects.sort()).toEqual([
    "A new device entered the office",
    "A new device entered the office",
    "A recovery code was used",
    "A recovery code was used",
    "You have new recovery codes",
    "You may enter the office",
  ]);
  expect(await acts(id)).toContain("recovery.renew");
});

test("one's own password is changed: the old one opens nothing, all other sessions end, and a mail tells it", async () => {
  const { email, password, recovery, browser, id } = await joinByPassword(office);
  const enter = async (typed: string, code = "") => {
    const other = office.visitor();
    return { other, status: (await other.call("POST", "/session/password", { email, password: typed, code })).status };
  };
  const { other } = await enter(password, recovery[0]);
  expect((await browser.call("PUT", "/me/password", { password: "short one" })).body.errors).toHaveProperty("password");
  const own = await browser.call("PUT", "/me/password", { password: "seven copper morning lamps" });
  expect([own.status, (own.body.data as { sessions: unknown[] }).sessions.length]).toEqual([200, 1]);
  expect((await other.call("GET", "/me")).status).toBe(401);
  expect((await browser.call("GET", "/me")).status).toBe(200);
  expect((await enter(password, recovery[1])).status).toBe(401);
  expect((await enter("seven copper morning lamps", recovery[2])).status).toBe(200);
  expect((await office.mailsTo(email)).map(({ subject }) => subject.replace(/:.*/, ""))).toContain(
    "Your password for the office was changed",
  );
  expect(await acts(id)).toContain("password.change");
});

test("who enters by a passkey adds a password with an app himself: both open the office then, other sessions end", async () => {
  standStill();
  const { email, key, browser, id } = await joinByPasskey(office, "counter");
  const other = office.visitor();
  await enterByPasskey(other, key);
  const password = "seven copper morning lamps";
  const offer = (typed: string, by = browser) =>
    by.call<{ seed: string; sealed: string }>("POST", "/me/password", { password: typed });
  expect((await offer("short one")).body.errors).toHaveProperty("password");
  const { seed, sealed } = (await offer(password)).body.data;
  const codeOfApp = (drift = 0) => codeOf(fromBase32(seed), stepAt(Date.now()) + drift);
  const confirm = (by: typeof browser, code: string, typed = password) =>
    by.call<{ recovery: string[] }>("POST", "/me/password/confirm", { password: typed, sealed, code });
  expect((await confirm(browser, "000000")).body.errors).toHaveProperty("code");
  expect((await confirm(browser, codeOfApp(), "short one")).body.errors).toHaveProperty("password");
  expect((await confirm(other, codeOfApp())).status).toBe(422); // sealed for the session that asked
  const enter = async (code: string) =>
    (await office.visitor().call("POST", "/session/password", { email, password, code })).status;
  expect(await enter(codeOfApp(1))).toBe(401); // nothing was kept so far
  const added = await confirm(browser, codeOfApp());
  expect(added.body.data).toMatchObject({ password: true, totp: true, recovery_left: 10 });
  expect((await other.call("GET", "/me")).status).toBe(401);
  expect(await enter(codeOfApp())).toBe(401); // used up
  expect(await enter(codeOfApp(1))).toBe(200);
  expect(await enter(added.body.data.recovery[0] ?? "")).toBe(200);
  expect((await enterByPasskey(office.visitor(), key)).status).toBe(200);
  expect([(await offer(password)).status, (await confirm(browser, codeOfApp(1))).status]).toEqual([409, 409]);
  expect((await office.mailsTo(email)).map(({ subject }) => subject.replace(/:.*/, ""))).toContain(
    "A password opens your account too",
  );
  expect(await acts(id)).toContain("password.add");
});

test("another authenticator app counts from its first code on; the seed of one session is taken in no other", async () => {
  standStill();
  const { email, password, recovery, code, browser, id } = await joinByPassword(office);
  const other = office.visitor();
  await other.call("POST", "/session/password", { email, password, code: recovery[0] });
  const offered = (await browser.call<{ seed: string; sealed: string; uri: string; qr: string }>("POST", "/me/app", {}))
    .body.data;
  expect(offered.uri).toContain(`secret=${offered.seed}`);
  expect(offered.qr).toContain("<svg");
  const codeOfNew = (drift = 0) => codeOf(fromBase32(offered.seed), stepAt(Date.now()) + drift);
  const take = (by: typeof browser, typed: string) =>
    by.call("PUT", "/me/app", { sealed: offered.sealed, code: typed });
  expect((await take(browser, code(1))).body.errors).toHaveProperty("code");
  expect((await take(other, codeOfNew())).status).toBe(422);
  expect((await take(browser, codeOfNew())).status).toBe(200);
  expect((await other.call("GET", "/me")).status).toBe(401);
  const enter = async (typed: string) =>
    (await office.visitor().call("POST", "/session/password", { email, password, code: typed })).status;
  expect(await enter(code(1))).toBe(401);
  expect(await enter(codeOfNew())).toBe(401); // used up by the change
  expect(await enter(codeOfNew(1))).toBe(200);
  expect(await enter(recovery[1] ?? "")).toBe(200);
  expect((await office.mailsTo(email)).map(({ subject }) => subject.replace(/:.*/, ""))).toContain(
    "Another authenticator app opens your account",
  );
  expect(await acts(id)).toContain("app.change");
});

test("a password of the staff has twelve characters, and is none that is tried first", async () => {
  const { token, email } = await invitation(office);
  for (const password of ["short", "elevenchars", "password1234", `${email}!`]) {
    const { status, body } = await office.visitor().call("POST", "/invite/password", { token, name: "A", password });
    expect([password, status, Object.keys((body.errors as object) ?? {})]).toEqual([password, 422, ["password"]]);
  }
  const offered = await office
    .visitor()
    .call<{ sealed: string }>("POST", "/invite/password", { token, name: "A", password: "nine bronze temple bells" });
  const other = await invitation(office);
  const crossed = {
    token: other.token,
    name: "A",
    password: "nine bronze temple bells",
    sealed: offered.body.data.sealed,
  };
  expect((await office.visitor().call("POST", "/invite/confirm", { ...crossed, code: "123456" })).status).toBe(422);
  expect(
    (await office.visitor().call("POST", "/invite/confirm", { ...crossed, password: "short", code: "1" })).status,
  ).toBe(422);
});

test("nobody is given a session that somebody else knows", async () => {
  const { key } = await joinByPasskey(office);
  const attacker = await office.staffMember("packer");
  const victim = office.visitor();
  victim.cookie = attacker.browser.cookie;
  await enterByPasskey(victim, key);
  expect(victim.cookie).not.toBe(attacker.browser.cookie);
  expect([await isIn(victim), await isIn(attacker.browser)]).toEqual([true, false]);
  victim.cookie = `office=${"a".repeat(43)}`;
  await enterByPasskey(victim, key);
  expect(victim.cookie).not.toContain("a".repeat(43));
});

test("the cookie is for this host and the office alone; over TLS as browsers guard it best", async () => {
  const enter = async (origin: string) => {
    const request = new Request(`${origin}/office/api/session/demo`, { method: "POST", headers: { Origin: origin } });
    return (await office.office.fetch(request)).headers.get("Set-Cookie") ?? "";
  };
  expect(await enter("http://shop.test")).toMatch(
    /^office=[\w-]{43}; Path=\/office; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
  );
  const secure = await enter("https://shop.test");
  expect(secure).toMatch(/^__Host-office=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
  const asWith = async (origin: string, Cookie: string) =>
    (await office.office.fetch(new Request(`${origin}/office/api/session`, { headers: { Cookie } }))).status;
  const cookie = secure.split(";")[0] ?? "";
  expect(await asWith("https://shop.test", cookie)).toBe(200);
  expect(await asWith("https://shop.test", cookie.replace("__Host-", ""))).toBe(401);
});

test("five tries a minute for one account and by one network, and a known device is not kept out by strangers", async () => {
  const { email, browser, recovery, password } = await joinByPassword(office);
  const wrong = (visitor: ReturnType<TestOffice["visitor"]>, whom = email) =>
    visitor.call("POST", "/session/password", { email: whom, password: "not this one", code: "123456" });
  const statuses = async (tries: Promise<{ status: number }>[]) =>
    (await Promise.all(tries)).map(({ status }) => status);
  const strangers = await statuses(Array.from({ length: 7 }, () => wrong(office.visitor())));
  expect(strangers.toSorted((a, b) => a - b)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const refused = await wrong(office.visitor());
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const one = office.visitor();
  const network = await statuses(Array.from({ length: 7 }, (_, n) => wrong(one, `nobody${n}@staff.example`)));
  expect(network.toSorted((a, b) => a - b)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const own = await browser.call("POST", "/session/password", { email, password, code: recovery[0] });
  expect(own.status).toBe(200);
});

test("a morning's sign-ins of one shop come from one network", async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => joinByPasskey(office)));
  for (const { key } of members) {
    const visitor = office.visitor();
    visitor.address = "203.0.113.77";
    expect((await enterByPasskey(visitor, key)).status).toBe(200);
  }
});

test("whoever is new on a device is told once; on one that is known nothing is said", async () => {
  const { email, key } = await joinByPasskey(office);
  const phone = office.visitor("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36");
  await enterByPasskey(phone, key);
  await enterByPasskey(phone, key);
  const moved = { ...phone, address: "192.0.2.200" };
  const asked = await phone.call<{ challenge: string }>("POST", "/session/passkey/options", {});
  await phone.call(
    "POST",
    "/session/passkey",
    { response: key.sign(asked.body.data) },
    { [clientAddressHeader]: moved.address },
  );
  const mails = await office.mailsTo(email);
  const told = mails.filter(({ subject }) => subject.startsWith("A new device"));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain("Chrome on Android");
  expect(told[0]?.text).toContain("http://shop.test/office/me");
});

test("signing out ends the session on the server", async () => {
  const { browser } = await joinByPasskey(office);
  const kept = browser.cookie;
  const { headers } = await browser.call("DELETE", "/session");
  expect(headers.get("Set-Cookie")).toMatch(/^office=; .*Max-Age=0/);
  browser.cookie = kept;
  expect(await isIn(browser)).toBe(false);
});

test("a fresh proof counts for five minutes, by passkey or by password and code", async () => {
  standStill();
  const passkey = await joinByPasskey(office, "owner");
  const password = await joinByPassword(office, "owner");
  const age = () => office.sql`update staff_session set proven_at = now() - interval '6 minutes'`;
  const invite = (browser: typeof passkey.browser) =>
    browser.call("POST", "/keys", { name: "A program", rights: ["orders.read"] });
  await age();
  expect((await invite(passkey.browser)).body).toMatchObject({ reason: "prove" });
  const asked = await passkey.browser.call<{ challenge: string }>("POST", "/session/prove/options", {});
  const proven = await passkey.browser.call<{ proven_until: string }>("POST", "/session/prove", {
    response: passkey.key.sign(asked.body.data),
  });
  expect(proven.status).toBe(200);
  expect((await passkey.browser.call("GET", "/session")).body.data.proven_until).toBe(proven.body.data.proven_until);
  expect((await invite(passkey.browser)).status).toBe(201);
  await age();
  const { browser, code } = password;
  const prove = async (body: object) => (await browser.call("POST", "/session/prove", body)).status;
  expect(await prove({})).toBe(422);
  expect(await prove({ password: password.password, code: code(0) })).toBe(401);
  expect(await prove({ password: password.password, code: code(1) })).toBe(200);
  expect((await invite(browser)).status).toBe(201);
});

test("a demo is entered by one click, as its owner; production is not", async () => {
  const visitor = office.visitor();
  const { status, body } = await visitor.call("POST", "/session/demo", {});
  expect([status, (body.data as { staff: { role: string } }).staff.role]).toEqual([200, "owner"]);
  expect((await visitor.call("POST", "/session/prove", {})).status).toBe(200);
  office.shop.settings.SHOP_MODE = "production";
  try {
    expect((await office.visitor().call("POST", "/session/demo", {})).status).toBe(404);
    expect(await isIn(visitor)).toBe(false); // what the demo's owner was given opens nothing any more
    expect((await visitor.call("POST", "/session/prove", {})).status).toBe(401);
  } finally {
    office.shop.settings.SHOP_MODE = "demo";
  }
  expect(await isIn(visitor)).toBe(true);
});
