import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "../../contract/answer.ts";
import { calls as publicCalls } from "../../contract/calls.ts";
import { officeCalls } from "../../contract/office/calls.ts";
import { newSecretText } from "../../server/customers/secretText.ts";
import { officeRights } from "../../server/office/whoMayCall.ts";
import { whoMayCall, whoMayUse } from "../../server/whoMayCall.ts";
import routes from "../../storefront/routes.ts";
import { type ServerProcess, startServer } from "../support/serverProcess.ts";
import { asha, type TestCustomers, testCustomers } from "../support/testCustomers.ts";
import { programKey } from "../support/testOffice.ts";

/** Everything that can be asked of the shop: calls of the contract and of the office, routes beside it, and pages with their data. */
const calls = [
  ...Object.keys(whoMayCall).map((name) => name.replace(" ", " /public/api")),
  ...Object.keys(officeRights).map((name) => name.replace(" ", " /office/api")),
];
const pagePaths = routes.map(({ path = "" }) => `/${path}`);
const pages = [...pagePaths, ...pagePaths.filter((path) => path !== "/").map((path) => `${path}.data`)];
const doors = [
  ...new Set([...calls, ...Object.keys(whoMayUse), ...pages.flatMap((path) => [`GET ${path}`, `POST ${path}`])]),
];

const courierKey = "a key that was agreed on";
let customers: TestCustomers;
let shop: ServerProcess;
let cookie: string;
let key: { Authorization: string };
/** Somebody who may everything, in the office. */
let owner: number;
beforeAll(async () => {
  customers = await testCustomers();
  const { browser } = await customers.member(asha);
  cookie = browser.cookie;
  // What is ended below is the first of its kind: these are not.
  await programKey(customers.sql, []);
  key = await programKey(customers.sql, ["shopfront.edit"]);
  const members = await customers.sql<{ id: number }[]>`
    insert into staff (email, name, role) select n || '@staff.example', 'Member', 'owner' from generate_series(1, 3) n returning id`;
  owner = members.at(-1)?.id ?? 0;
  shop = await startServer({
    DATA_DIR: customers.folder,
    DATABASE_URL: customers.url,
    TRUST_PROXY: "yes",
    SHIPROCKET_WEBHOOK_KEY: courierKey,
    RAZORPAY_KEY_ID: "rzp_test_key",
    RAZORPAY_KEY_SECRET: "secret",
    RAZORPAY_WEBHOOK_SECRET: "another secret",
    PRACTICE_GATEWAY: "on",
  });
});
afterAll(async () => {
  await shop.stop();
  await customers.close();
});

/** A session in the office for one request: the one before may just have been ended. */
async function officeSession(): Promise<string> {
  const { text, hash } = newSecretText();
  await customers.sql`
    insert into staff_session (hash, staff_id, user_agent, network) values (${hash}, ${owner}, 'a test', 'a test')`;
  return text;
}

let networks = 0;
/** Asks as a customer who holds every key, each time from another network, so that nothing is refused before it is read. */
async function ask(method: string, path: string, init: RequestInit = {}): Promise<number> {
  const headers = new Headers(init.headers);
  headers.set("X-Forwarded-For", `10.${(++networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`);
  headers.set("Cookie", `session=${cookie}${path.startsWith("/office") ? `; office=${await officeSession()}` : ""}`);
  headers.set("Origin", shop.url);
  headers.set("Idempotency-Key", `key ${networks}`);
  headers.set("X-Api-Key", courierKey);
  headers.set("Authorization", key.Authorization);
  const answer = await fetch(shop.url + path, { ...init, method, headers, redirect: "manual" });
  if (answer.headers.get("Content-Type") === "text/event-stream")
    await answer.body?.cancel(); // goes on for ever
  else await answer.arrayBuffer();
  return answer.status;
}

/** Does the same for each, eight at a time: nothing waits for an answer while something could be asked. */
async function together<T, R>(things: readonly T[], act: (thing: T) => Promise<R>): Promise<R[]> {
  const got: R[] = [];
  for (let done = 0; done < things.length; done += 8)
    got.push(...(await Promise.all(things.slice(done, done + 8).map(act))));
  return got;
}

/** A path with something in each of its places. */
const filled = (path: string, value: string): string =>
  path
    .replace(":gateway", "razorpay")
    .replace(/:name\{.*/, `sitemap-${value}.xml`)
    .replace(/:file\{.*/, `${value}.pdf`)
    .replace(/\{\w+\}|:\w+|\*/g, value);

const json = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\ud83c\r\n`;
/** What nobody sends who means well: what it is, with which type, and what it says. */
const bodies: [name: string, headers: Record<string, string>, body: BodyInit | null][] = [
  ["nothing", {}, null],
  ["nothing as JSON", json, ""],
  ["nothing as a form", form, ""],
  ["plain text", { "Content-Type": "text/plain" }, "hello"],
  ["no type at all", { "Content-Type": "" }, "hello"],
  ["a type that is none", { "Content-Type": "=;;;" }, "hello"],
  ["half of JSON", json, '{"a":'],
  ["JSON of null", json, "null"],
  ["JSON of a number", json, "1e999"],
  ["JSON of a list", json, "[[]]"],
  ["JSON nested deep", json, "[".repeat(30_000) + "]".repeat(30_000)],
  ["JSON with prototype keys", json, '{"__proto__":{"x":1},"constructor":{"prototype":1}}'],
  ["JSON with half a character", json, String.raw`{"\ud800":"\ud800","email":"x\ud800","lines":"\u0000"}`],
  ["JSON in no UTF-8", json, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22])],
  ["JSON at a page's intent", json, '{"intent":"login"}'],
  ["a form of half characters", form, "%ED%A0%80=%ED%A0%80&email=%00&intent=%ED%A0%80"],
  ["a form that is no form", form, "%&%=%%=&&&==="],
  ["a form with prototype keys", form, "__proto__=1&constructor=2&intent=__proto__&intent=constructor"],
  ["a form of many fields", form, "a&".repeat(30_000)],
  ["multipart without a boundary", { "Content-Type": "multipart/form-data" }, "hello"],
  ["broken multipart", multipart, '--x\r\nContent-Disposition: form-data; name="a"'],
  ["multipart that is none", multipart, "hello"],
  ["multipart with half a character", multipart, `${part("intent")}${part("__proto__")}--x--`],
  ["a file", multipart, '--x\r\nContent-Disposition: form-data; name="intent"; filename="a"\r\n\r\n1\r\n--x--'],
];

const filesOf = (calls: Record<string, Call>, base: string) =>
  Object.entries(calls).flatMap(([name, { stream }]): [string, string][] =>
    stream ? [[name.replace(" ", ` ${base}`), stream.types[0]?.replace("*", "png") ?? ""]] : [],
  );

/** Of which type a door takes a file, as it comes. */
const fileTypes = new Map<string, string>([
  ...filesOf(officeCalls, "/office/api"),
  ...filesOf(publicCalls, "/public/api"),
  ["POST /review/:token/pictures", "multipart/form-data; boundary=x"],
]);

/** Of how many bytes a body may be where it may be larger than others. */
const largest = new Map(
  Object.entries<Call>(officeCalls).map(([name, { most }]) => [name.replace(" ", " /office/api"), most]),
);

test.each(doors)("%s stays in the door whatever is sent", async (door) => {
  const [method = "", path = ""] = door.split(" ");
  const address = filled(path, "1");
  const reads = method === "GET";
  const fileType = fileTypes.get(door);
  const sent = (reads ? bodies.slice(0, 1) : bodies).flatMap(([name, headers, body]) => [
    { name, headers, body },
    ...(fileType ? [{ name: `${name} as a file`, headers: { "Content-Type": fileType }, body }] : []),
  ]);
  const got = await together(
    sent,
    async ({ name, headers, body }): Promise<[string, number]> => [name, await ask(method, address, { headers, body })],
  );
  expect(got.filter(([, status]) => status >= 500)).toEqual([]);
  const tooLong = "x".repeat((largest.get(door) ?? 65_536) + 1);
  if (!reads && !fileType) expect(await ask(method, address, { headers: json, body: tooLong })).toBe(413);
  if (pages.includes(path) && !reads) {
    const refusedAs = Object.fromEntries(got);
    expect([refusedAs["plain text"], refusedAs["half of JSON"], refusedAs["broken multipart"]]).toEqual([
      415, 415, 400,
    ]);
  }
});

/** Words that an object has from the start, and signs that are none. */
const hostile = [
  "__proto__",
  "constructor",
  "toString",
  "%00",
  "%ED%A0%80",
  "%EF%BF%BE",
  "..%2f..",
  "%27--",
  "x".repeat(500),
];

test.each(doors.filter((door) => /[:{*]/.test(door)))("%s finds nothing under hostile names", async (door) => {
  const [method = "", path = ""] = door.split(" ");
  const got = await together(
    [...hostile, "%", "%zz"],
    async (value): Promise<[string, number]> => [
      value,
      await ask(method, filled(path, value), method === "GET" ? {} : { headers: json, body: "{}" }),
    ],
  );
  expect(got.filter(([, status]) => status >= 500)).toEqual([]);
});

/** Every name that a page reads from its address, as its source says, and the lists' own. */
const queryNames = [
  ...new Set(
    readdirSync("storefront", { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(join("storefront", file), "utf8").matchAll(/\.get\("(\w+)"\)/g)])
      .map(([, name = ""]) => name),
  ),
].concat(
  ["sort", "page", "q", "search_field", "brand", "category", "scategory", "availability", "booking", "discount"],
  ["origin", "price_min", "price_max", "__proto__", "constructor"],
);

test.each(doors.filter((door) => door.startsWith("GET ")))(
  "%s takes no hostile word for one of its own",
  async (door) => {
    const address = filled(door.slice(4), "1");
    const queries = hostile.flatMap((value) => [
      queryNames.map((name) => `${name}=${value}`).join("&"),
      `said=${value}`,
      `sort=${value}`,
    ]);
    const got = await together(
      queries,
      async (query): Promise<[string, number]> => [query, await ask("GET", `${address}?${query}`)],
    );
    expect(got.filter(([, status]) => status >= 500)).toEqual([]);
  },
);

test("nothing of all that left the trace of a fault in the log", () => {
  expect(shop.said().match(/^.*\n +at .*$/m)?.[0]).toBeUndefined();
});
