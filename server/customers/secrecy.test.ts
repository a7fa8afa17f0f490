import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asha, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { createApp } from "../app.ts";
import { createHttp } from "../http/http.ts";
import { PageCache } from "../http/pageCache.ts";
import { createLog } from "../log.ts";
import { newsChannel } from "../news/publishNews.ts";
import { hashing } from "./passwords.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
  await shop.member(asha);
});
afterAll(() => shop.close());

const outboxRows = async () =>
  (await shop.sql<{ count: number }[]>`select count(*)::int as count from outbox`)[0]?.count ?? 0;

/** What an answer is and what work was done for it: all that could tell one case from the other, and not by the clock. */
async function traceOf(path: string, body: object) {
  const rows = await outboxRows();
  const hashes = hashing.begun;
  const statements: string[] = [];
  // The search reads the catalogue by itself, whenever it comes to it.
  shop.sql.options.debug = (_, text) => /from (card|category) /.test(text) || statements.push(text);
  const { status, headers, body: answer } = await shop.browser().call("POST", path, body);
  shop.sql.options.debug = false;
  return {
    status,
    headers: [...headers],
    answer,
    statements,
    hashes: hashing.begun - hashes,
    tasks: (await outboxRows()) - rows,
  };
}

test.each([
  ["/register", { ...asha, name: "Somebody", password: "sapphire morning tea" }],
  ["/login", { email: asha.email, password: "sapphire morning tea" }],
  ["/forgot/password", { email: asha.email }],
  ["/resend/verification", { email: asha.email }],
])("%s tells neither by words, status, headers nor work whether there is an account", async (path, body) => {
  const known = await traceOf(path, body);
  const unknown = await traceOf(path, { ...body, email: `nobody${path.length}@example.com` });
  expect(unknown).toEqual(known);
  expect(known.statements.length).toBeGreaterThan(2);
  expect(known.hashes).toBe(path === "/register" || path === "/login" ? 1 : 0);
});

test("an address that waits to be proved looks like any other as well", async () => {
  const waiting = { ...asha, email: "waiting@example.com" };
  const first = await traceOf("/register", waiting);
  expect(await traceOf("/register", waiting)).toEqual(first);
  const login = await traceOf("/login", { email: waiting.email, password: "sapphire morning tea" });
  expect(login).toEqual(await traceOf("/login", { email: "nobody@example.com", password: "sapphire morning tea" }));
});

test("keeping an order tells neither by words, status, headers nor work whether there is an account", async () => {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9);
  const body = { password: "sapphire morning tea" };
  const pathFor = async (email: string) => {
    const { quote } = await shop.quote([{ id, quantity: 1 }]);
    const { data } = (await shop.place(quote, { contact: { name: asha.name, mobile: asha.mobile, email } })).body;
    // Its news are told in their own time: what is still to be told would stand in the trace.
    await expect.poll(() => told.join()).toContain(data.order_no);
    return data.order_link.replace("/ordersummary", "/orders").replace("?", "/account?");
  };
  const told: string[] = [];
  const { unlisten } = await shop.sql.listen(newsChannel, (news) => void told.push(news));
  const member = { ...asha, email: "member@example.com" };
  await shop.member(member);
  const [path, waiting] = [await pathFor(member.email), await pathFor("kept@example.com")];
  await unlisten();
  const known = await traceOf(path, body);
  const traces = [await traceOf(waiting, body), await traceOf(waiting, body)];
  for (const trace of traces) expect(trace).toEqual(known);
  expect([known.status, known.tasks, known.hashes]).toEqual([200, 1, 1]);
});

test("looking up an order tells neither by words, status, headers nor work whether there is one", async () => {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9);
  const { body } = await shop.place((await shop.quote([{ id, quantity: 1 }])).quote);
  const mobile = "9876543210";
  const known = await traceOf("/orders/lookup", { order_no: body.data.order_no, mobile });
  const traces = [
    await traceOf("/orders/lookup", { order_no: body.data.order_no, mobile: "9876543211" }),
    await traceOf("/orders/lookup", { order_no: "AAAAA-AAAAA", mobile }),
    await traceOf("/orders/lookup", { order_no: "no number", mobile }),
  ];
  for (const trace of traces) expect(trace).toEqual(known);
  expect([known.status, known.tasks]).toEqual([200, 1]);
});

test("a page whose address is a secret is logged without it, also when it breaks", async () => {
  let written = "";
  const stream = new Writable({ write: (chunk, _, done) => done(void (written += String(chunk))) });
  const log = createLog("debug", stream);
  const { settings, sql } = shop.shop;
  const storefront = () => Promise.reject(new Error("broken"));
  const cache = new PageCache(0);
  const http = createHttp({
    settings,
    sql,
    log,
    cache,
    storefront,
    isReady: async () => true,
    ...createApp(shop.shop),
  });
  for (const path of [
    "/verify-account/sesame",
    "/Reset-Password/sesame",
    "/verify-account/sesame.data",
    "/leave/sesame",
  ])
    expect((await http.fetch(new Request(`http://shop.test${path}`))).status).toBe(500);
  expect(written).toContain("/verify-account/…");
  expect(written).toContain("unexpected error");
  expect(written).not.toContain("sesame");
});

test("no password, token, cookie or address stands in the log, and no secret in the database", async () => {
  let written = "";
  const stream = new Writable({ write: (chunk, _, done) => done(void (written += String(chunk))) });
  const logged = { ...shop.shop, log: pino({ level: "trace" }, stream) };
  const { api } = createApp(logged, true);
  let cookie = "";
  const call = async (path: string, body: unknown) => {
    const request = new Request(`http://shop.test/public/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify(body),
    });
    const response = await api.fetch(request);
    cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
    return response.status;
  };
  const person = { ...asha, email: "logged@example.com" };
  await call("/register", person);
  const token = await shop.tokenFor(person.email, "verify-account");
  await call("/verify/account", { token });
  await call("/verify/account", { token });
  await call("/login", { email: person.email, password: "sapphire morning tea" });
  expect(await call("/login", person)).toBe(200);
  await call("/forgot/password", { email: person.email });
  const reset = await shop.tokenFor(person.email, "reset-password");
  expect(await call("/reset/password", { token: reset, password: "emerald evening tea" })).toBe(200);
  await call("/login", { email: person.email, password: "emerald evening tea" });
  expect(await call("/orders/AAAAA-AAAAA/cancel", {})).toBe(404);
  expect(written).toContain("login refused");
  expect(written).toContain("access refused");
  const secrets = [
    person.password,
    "sapphire morning tea",
    "emerald evening tea",
    token,
    reset,
    cookie.split("=")[1] ?? "",
    person.email,
    person.mobile,
  ];
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);

  const tables = await shop.sql<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public'`;
  let stored = "";
  for (const { name } of tables) stored += JSON.stringify(await shop.sql`select to_jsonb(t) from ${shop.sql(name)} t`);
  expect(secrets.slice(0, 6).filter((secret) => stored.includes(secret))).toEqual([]);
  expect(stored).toContain("$argon2id$");
});
