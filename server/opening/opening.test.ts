import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { recordBackup } from "../backup/backupRuns.ts";
import { type Check, settingChecks } from "../production.ts";
import { readSettings } from "../settings.ts";
import { demoShop, demoTownTexts, demoTrade, demoTradeTexts } from "./demoShop.ts";
import { effectChecks } from "./effectChecks.ts";
import { goodsChecks } from "./goodsChecks.ts";
import { nextSteps, schemaWords } from "./nextSteps.ts";
import { type Network, onlineChecks, senderDomain } from "./onlineChecks.ts";
import { shopChecks } from "./shopChecks.ts";
import { testMail } from "./testMail.ts";

let shop: TestShop;
const folder = mkdtempSync(join(tmpdir(), "swara-opening-"));
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const missing = (checks: Check[]) => checks.filter(({ problem }) => problem !== undefined).map(({ topic }) => topic);
const problemOf = (checks: Check[], topic: string) => checks.find((check) => check.topic === topic)?.problem;

/** The shipped shop, changed. */
function shopFile(change: object): string {
  const file = join(folder, "shop.json");
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync("shop/shop.json", "utf8")), ...change }));
  return file;
}
const officer = {
  name: "Meena Iyer",
  designation: "Grievance Officer",
  email: "meena@raga.in",
  phone: "044 2345 6789",
};
const place = { pincode: "411001", state: "Maharashtra", gstin: "27AAPFU0939F1ZV" };
const own = {
  ...place,
  name: "Raga",
  legal_name: "Raga Music",
  tagline: "Violins, Pune",
  description: "Violins and what belongs to them.",
  address: ["7, Laxmi Road", "Pune – 411 001"],
  phones: ["020 2345 6789"],
  email: "care@raga.in",
  opening_hours: ["Mo-Sa 10:00-19:00"],
  map_url: "https://www.openstreetmap.org/search?query=Pune",
  showroom: undefined,
  copyright_year: 2026,
  promises: [],
  grievance_officer: officer,
};

test("a setting that names what is not there is told, by its name", async () => {
  const problems = async (environment: Record<string, string>) =>
    (await effectChecks(shop.sql, readSettings(environment))).flatMap(({ problem }) => problem ?? []);
  expect(await problems({})).toEqual([]);
  expect(await problems({ COD_NOT_FOR: "acoustic-pianos,guitars", FFMPEG: process.execPath })).toEqual([]);
  const wrong = { COD_NOT_FOR: "guitars,no-such-thing", FFMPEG: "/nowhere/ffmpeg", CDN_PURGE_HEADERS: "Key=abc" };
  expect(await problems(wrong)).toEqual([
    expect.stringMatching(/^FFMPEG=\/nowhere\/ffmpeg: there is no such program/),
    expect.stringMatching(/^COD_NOT_FOR .*: no-such-thing\./),
    expect.stringMatching(/^CDN_PURGE_HEADERS .* CDN_PURGE_URL is not/),
  ]);
  expect(await problems({ FFMPEG: "no-such-program" })).toHaveLength(1);
});

test("settings are one table with what start and status say; a whole production has nothing missing", () => {
  expect(missing(settingChecks(readSettings({})))).toEqual([
    "HTTPS address",
    "Office",
    "Payment gateway",
    "Mail server",
    "Mode",
    "Monitoring",
  ]);
  const whole = {
    SHOP_MODE: "production",
    PUBLIC_URL: "https://raga.in",
    OFFICE_URL: "https://office.raga.in",
    TRUST_PROXY: "yes",
    SMTP_URL: "smtps://user:hunter2@mail.raga.in",
    RAZORPAY_KEY_ID: "rzp_live_1",
    RAZORPAY_KEY_SECRET: "hunter2",
    RAZORPAY_WEBHOOK_SECRET: "hunter2",
    METRICS_TOKEN: "hunter2-hunter2-hunter2",
  };
  expect(missing(settingChecks(readSettings(whole)))).toEqual([]);
  expect(missing(settingChecks(readSettings({ ...whole, PUBLIC_URL: "http://localhost:3000" })))).toEqual([
    "HTTPS address",
  ]);
  expect(missing(settingChecks(readSettings({ ...whole, SHOP_MODE: "demo", PRACTICE_GATEWAY: "on" })))).toEqual([
    "Practice payments",
    "Mode",
  ]);
  expect(JSON.stringify(settingChecks(readSettings({ ...whole, SHOP_MODE: "demo" })))).not.toContain("hunter2");
});

test("the demo's name, GSTIN and officer, and policies without a day, are not an owner's", () => {
  const policies = ["privacy", "terms", "returns", "shipping"].map((policy) => `Policy: ${policy}`);
  expect(missing(shopChecks(readSettings({})))).toEqual([
    "The shop's own name",
    "GSTIN",
    "Grievance officer",
    ...policies,
  ]);
  const checks = (change: object) => shopChecks(readSettings({ SHOP_FILE: shopFile({ ...own, ...change }) }));
  expect(missing(checks({}))).toEqual(policies);
  expect(missing(checks({ grievance_officer: { ...officer, name: " " } }))).toEqual(["Grievance officer", ...policies]);
  for (const { how } of checks({})) expect(how).not.toContain("\n");
});

test("what the demo says of itself is what its file says", () => {
  expect(JSON.parse(readFileSync("shop/shop.json", "utf8"))).toMatchObject(demoShop);
  const texts = ["terms", "shipping"].map((policy) => readFileSync(`shop/policies/${policy}.md`, "utf8")).join("");
  for (const text of demoTownTexts) expect(texts).toContain(text);
  expect(texts.match(/Chennai/g)).toHaveLength(demoTownTexts.length);
  expect(JSON.parse(readFileSync("shop/shop.json", "utf8")).business_type).toBe(demoTrade);
  const all = texts + readFileSync("shop/policies/return.md", "utf8");
  for (const text of demoTradeTexts) expect(all).toContain(text);
});

test("what a shop of another name still says as the demo does is named, and policies that name the demo's town", () => {
  const checks = (change: object) => shopChecks(readSettings({ SHOP_FILE: shopFile({ ...own, ...change }) }));
  const { name, legal_name, promises, copyright_year, address } = demoShop;
  const still = (change: object) => problemOf(checks(change), "What the shop says of itself");
  expect(still({})).toBeUndefined();
  expect(still({ promises, copyright_year, address })).toBe("Still as in the demo: address, copyright_year, promises.");
  expect(problemOf(checks({ name, legal_name }), "The shop's own name")).toBe("It is still the demo's.");
  expect(problemOf(checks({ name }), "The shop's own name")).toBeUndefined();
  expect(problemOf(checks({}), "Policy: terms")).toMatch(
    /^It still names the demo's town: "Our own workshop in Chennai", "the courts of Chennai"\. It has no date/,
  );
  expect(problemOf(checks({ city: "Chennai" }), "Policy: terms")).toMatch(/^It has no date/);
  const clothes = checks({ city: "Chennai", business_type: "ClothingStore" });
  expect(problemOf(clothes, "Policy: terms")).toMatch(
    /^It still speaks of the demo's goods: "the instrument goes back on the shelf", "Wood, skin and clay are natural"\. It has/,
  );
  expect(problemOf(clothes, "Policy: returns")).toContain('"a mridangam tuned to your kattai"');
  expect(problemOf(clothes, "Policy: privacy")).toMatch(/^It has no date/);
});

test("at its first start a shop that is not set up says what its owner does next", async () => {
  const { sql } = shop;
  expect(await nextSteps(sql, readSettings({}))).toEqual([
    expect.stringMatching(
      /^Name, address and GSTIN in \S+shop\.json are still the demo's: write yours there, and start again$/,
    ),
    "All that the shop lacks, and how to mend it: bin/shop check",
  ]);
  const settings = readSettings({ SHOP_FILE: shopFile(own) });
  expect(await nextSteps(sql, settings)).toEqual([]);
  await sql
    .begin(async (tx) => {
      await tx`delete from card`;
      expect(await nextSteps(tx, settings)).toEqual([
        "There are no products yet: bin/shop import FILE.csv",
        "All that the shop lacks, and how to mend it: bin/shop check",
      ]);
      throw new Error("undone");
    })
    .catch(() => {});
});

test("a new database's migrations are counted, a few are named", () => {
  expect(schemaWords(["0001_a.sql", "0002_b.sql"])).toBe("Brought the schema up to date: 0001_a.sql, 0002_b.sql");
  expect(schemaWords(Array.from({ length: 100 }, (_, n) => `${n}.sql`))).toBe(
    "Brought the schema up to date: 100 migrations",
  );
});

test("a policy that the owner's folder lacks is told with the file to copy there", () => {
  const how = (settings: Record<string, string>) =>
    shopChecks(readSettings(settings)).find(({ topic }) => topic === "Policy: returns")?.how;
  expect(how({})).toMatch(/^read \S*shop\/policies\/return\.md, /);
  shopFile(own);
  expect(how({ SHOP_FOLDER: folder })).toMatch(/^copy \S*server\/shop\/standard\/policies\/return\.md into /);
});

test("what can't be sold, is not weighed or backed up is counted", async () => {
  const now = async (more: Record<string, string> = {}) => goodsChecks(shop.sql, readSettings(more));
  expect(missing(await now())).toEqual(expect.arrayContaining(["Backup", "A backup restored"]));
  await shop.sql`update product set hsn = null where id in (select min(id) from product where published)`;
  await shop.sql`update category set tax_class_id = null`;
  expect(problemOf(await now(), "Tax classes")).toMatch(/lack them: \d+\.$/);
  await shop.sql`update variant set weight_g = 0`;
  expect(problemOf(await now(), "What products say")).toMatch(/Weight \d+/);
  await recordBackup(shop.sql, { kind: "backup", file: "a", bytes: 1, sha256: "x" });
  await recordBackup(shop.sql, { kind: "rehearsal", file: "a", bytes: 1, sha256: "x" });
  expect(missing(await now())).not.toContain("Backup");
  expect(missing(await now())).not.toContain("A backup restored");
  await shop.sql`update backup_run set at = at - interval '40 days'`;
  expect(missing(await now())).toEqual(expect.arrayContaining(["Backup", "A backup restored"]));
  expect(missing(await now({ BACKUP_DIR: "/mnt/backup" }))).not.toContain("Backup");
  await shop.sql`update product set published = false`;
  await shop.sql`select refresh_card(array(select id from product))`;
  expect(problemOf(await now(), "Products")).toBe("There is nothing to sell.");
});

test("the rate table is nobody's contract with a courier", async () => {
  const SHOP_FILE = shopFile(own);
  expect(problemOf(await goodsChecks(shop.sql, readSettings({ SHOP_FILE })), "Delivery rates")).toContain("411001");
  const courier = { SHOP_FILE, SHIPROCKET_EMAIL: "api@raga.in", SHIPROCKET_PASSWORD: "hunter2" };
  expect(problemOf(await goodsChecks(shop.sql, readSettings(courier)), "Delivery rates")).toBeUndefined();
});

/** Name servers that know these records, and an address that answers 200. */
const names = (records: Record<string, string[]>): Network => ({
  txt: async (name) => records[name] ?? [],
  mx: async (domain) => records[`mx ${domain}`] ?? [],
  status: async () => 200,
});
const good = {
  "raga.in": ["google-site-verification=1", "v=spf1 include:_spf.mail.example -all"],
  "k1._domainkey.raga.in": ["v=DKIM1; k=rsa; p=MIGfMA0"],
  "_dmarc.raga.in": ["v=DMARC1; p=quarantine"],
  "mx raga.in": ["mx.mail.example"],
};

test("the mail's records are read from the network, each that is wrong is named", async () => {
  const settings = readSettings({ SHOP_FILE: shopFile(own), PUBLIC_URL: "https://raga.in" });
  const seen = async (records: Record<string, string[]>, selector?: string) =>
    missing(await onlineChecks(names(records), settings, selector));
  expect(await seen(good)).toEqual([]);
  expect(await seen({})).toEqual(["SPF", "DKIM", "DMARC", "Mail to the shop"]);
  expect(await seen({ ...good, "raga.in": ["v=spf1 -all", "v=spf1 ~all"] })).toEqual(["SPF"]);
  expect(await seen({ ...good, "raga.in": ["v=spf1 +all"] })).toEqual(["SPF"]);
  expect(await seen({ ...good, "k1._domainkey.raga.in": ["v=DKIM1; p="] })).toEqual(["DKIM"]);
  expect(await seen(good, "ours")).toEqual(["DKIM"]);
  expect(await seen({ ...good, "ours._domainkey.raga.in": ["p=MIGf"] }, "ours")).toEqual([]);
});

test("who does not answer is named, and so is an address that answers wrongly", async () => {
  const settings = readSettings({ SHOP_FILE: shopFile(own), PUBLIC_URL: "https://raga.in" });
  const away = () => Promise.reject(Object.assign(new Error("away"), { code: "ETIMEOUT" }));
  const silent = await onlineChecks({ txt: away, mx: away, status: away }, settings);
  expect(silent.map(({ problem }) => problem)).toEqual(Array.from({ length: 5 }, () => "Nobody answered: ETIMEOUT."));
  const stopping = await onlineChecks({ ...names(good), status: async () => 503 }, settings);
  expect(problemOf(stopping, "The address answers")).toBe("https://raga.in answered 503.");
});

test.each([
  ["care@raga.in", undefined],
  ["mail.raga.in", "Raga <orders@mail.raga.in>"],
])("the domain of %s is the sender's", (expected, MAIL_FROM) => {
  expect(senderDomain({ MAIL_FROM, shop: { ...readSettings({}).shop, email: "care@raga.in" } })).toBe(
    expected.slice(expected.indexOf("@") + 1),
  );
});

test("a test mail goes by the real settings, and what the server answers is told without the password", async () => {
  const heard: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) => done(password === "hunter2" ? null : new Error("wrong"), { user: "shop" }),
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith("no") ? Object.assign(new Error("We do not relay"), { responseCode: 550 }) : null),
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on("end", () => {
        heard.push(...envelope.rcptTo.map(({ address }) => address));
        done(null, "Queued as 4711");
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  try {
    const by = (login: string) => readSettings({ SMTP_URL: `smtp://shop:${login}@127.0.0.1:${port}` });
    const sent = await testMail(by("hunter2"), "owner@raga.in");
    expect(sent).toMatchObject({ problem: undefined, answered: expect.stringContaining("Queued as 4711") });
    expect(heard).toEqual(["owner@raga.in"]);
    expect((await testMail(by("hunter2"), "no@raga.in")).problem).toMatch(/550 We do not relay/);
    const refused = await testMail(by("another"), "owner@raga.in");
    expect(refused.problem).toMatch(/EAUTH 535/);
    expect(JSON.stringify(refused)).not.toContain("another");
    expect((await testMail(readSettings({}), "owner@raga.in")).problem).toContain("SMTP_URL is missing");
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
});
