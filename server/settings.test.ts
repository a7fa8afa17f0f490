import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { productionTexts } from "./production.ts";
import { readSettings, SettingsError, settingsSchema } from "./settings.ts";
import { withdrawnTexts } from "./withdrawn.ts";

const example = new Map(
  readFileSync(".env.example", "utf8")
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)] as const),
);

test(".env.example names every setting and no other", () => {
  expect([...example.keys()].sort()).toEqual(Object.keys(settingsSchema.shape).sort());
});

test(".env.example holds the defaults", () => {
  expect(readSettings(Object.fromEntries(example))).toEqual(readSettings({}));
});

/** Folders among the system's own files, where none can be made. */
const inProc: [Record<string, string>, string, string][] = [
  [{ DATA_DIR: "/proc" }, "DATA_DIR", "below /proc none can be made"],
  [{ DATA_DIR: "/proc/swara/data" }, "DATA_DIR", "below /proc none can be made"],
  [{ BACKUP_DIR: "/proc/self/net/backups" }, "BACKUP_DIR", "below /proc none can be made"],
];

test.each([
  [{ PORT: "80000" }, "PORT", "a whole number from 0 to 65535"],
  [{ PORT: "3e3" }, "PORT", "a whole number"],
  [{ TRUST_PROXY: "true" }, "TRUST_PROXY", "yes or no"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL", "postgres://"],
  [{ SECRET: "short" }, "SECRET", "at least 32 characters"],
  [{ SHOP_MODE: "prod" }, "SHOP_MODE", "demo or production"],
  [{ OFFICE_URL: "https://office.shop.example/staff" }, "OFFICE_URL", "an address without a path"],
  [{ OFFICE_URL: "nowhere" }, "OFFICE_URL", "an address"],
  [{ PUBLIC_URL: "https://shop.example/sub" }, "PUBLIC_URL", "an address without a path"],
  [{ PUBLIC_URL: "https://shop.example?x=1" }, "PUBLIC_URL", "an address without a path"],
  [{ PUBLIC_URL: "https://user:secret@shop.example" }, "PUBLIC_URL", "an address without a path"],
  [{ MAIL_FROM: "a@b.example\nBcc: c@d.example" }, "MAIL_FROM", "one line"],
  [{ MAIL_FROM: "nonsense" }, "MAIL_FROM", "an e-mail address, or a name and an address"],
  [{ MAIL_FROM: "Swara <nonsense>" }, "MAIL_FROM", "an e-mail address, or a name and an address"],
  [{ MAIL_FROM: "a@b.example, c@d.example" }, "MAIL_FROM", "an e-mail address, or a name and an address"],
  [{ SMTP_URL: "smtp://" }, "SMTP_URL", "an address with the mail server's host"],
  [{ SMTP_URL: "smtps://user:password@" }, "SMTP_URL", "an address"],
  [{ PICTURES_BUCKET: "nonsense" }, "PICTURES_BUCKET", "an address starting"],
  [{ PICTURES_BUCKET: "http://store" }, "PICTURES_BUCKET", "an address with the bucket's name"],
  [{ NOTIFY_MAIL: "x" }, "NOTIFY_MAIL", "an e-mail address, or off"],
  [{ RAZORPAY_KEY_ID: "rzp_test_1" }, "RAZORPAY_KEY_SECRET", "belong together"],
  [{ SHIPROCKET_PASSWORD: "secret" }, "SHIPROCKET_EMAIL", "belong together"],
  [{ BACKUP_DIR: "package.json" }, "BACKUP_DIR", "package.json is a file"],
  [{ DATA_DIR: "package.json/below/it" }, "DATA_DIR", "package.json is a file"],
  ...(process.platform === "linux" ? inProc : []),
  [{ SHOP_FOLDER: "/nonexist" }, "SHOP_FOLDER", "there is no file /nonexist/shop.json"],
  [{ SHOP_FILE: "nowhere.json" }, "SHOP_FILE", "nowhere.json"],
])("a wrong setting is named with what is expected: %o", (environment, name, expected) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
  expect(() => readSettings(environment)).toThrow(new RegExp(`${name}=.*${expected.replace(/[/]/g, "\\/")}`));
});

test.each([
  { MAIL_FROM: "hello@shop.example" },
  { MAIL_FROM: "Swara, the shop <hello@shop.example>" },
  { MAIL_FROM: "<hello@localhost>" },
  { SMTP_URL: "smtp://localhost:25?requireTLS=true" },
  { NOTIFY_MAIL: "off" },
  { PUBLIC_URL: "https://shop.example/" },
  { OFFICE_URL: "https://office.shop.example/office/" },
])("%o can be used", (environment) => {
  expect(readSettings(environment)).toMatchObject(environment);
});

test("every wrong setting is named at once, and a secret's value is not shown", () => {
  try {
    readSettings({ PORT: "x", SECRET: "hunter2", HOLD_MINUTES: "0" });
    expect.unreachable();
  } catch (error) {
    expect(String(error)).toMatch(/PORT=.*\n.*SECRET=|SECRET=.*\n.*/);
    expect(String(error)).toContain("HOLD_MINUTES");
    expect(String(error)).not.toContain("hunter2");
  }
});

const production = { SHOP_MODE: "production" };
const live = { RAZORPAY_KEY_ID: "rzp_live_1", RAZORPAY_KEY_SECRET: "secret", RAZORPAY_WEBHOOK_SECRET: "another" };

test.each([
  [{ PUBLIC_URL: "http://shop.example" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "http://localhost.example" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "http://192.168.1.9:3000" }, "PUBLIC_URL"],
  [{ OFFICE_URL: "http://office.shop.example" }, "OFFICE_URL"],
  [{ ...live, RAZORPAY_API_URL: "http://razorpay.example" }, "RAZORPAY_API_URL"],
  [{ ...live, RAZORPAY_KEY_ID: "rzp_test_1" }, "rzp_test_"],
  [{ ...live, RAZORPAY_WEBHOOK_SECRET: "" }, "RAZORPAY_WEBHOOK_SECRET"],
  [{ ...live, PRACTICE_GATEWAY: "on" }, "PRACTICE_GATEWAY"],
])("production is not started with %o, a demo is", (environment, name) => {
  expect(() => readSettings({ ...production, ...environment })).toThrow(SettingsError);
  expect(() => readSettings({ ...production, ...environment })).toThrow(name);
  expect(() => readSettings(environment)).not.toThrow();
});

test("production is started for a first look, and says what it lacks; a whole one has nothing to say", () => {
  const said = (environment: Record<string, string>) => productionTexts(readSettings(environment), "said");
  const names = (texts: string[]) => texts.map((text) => text.split(/[= ]/)[0]);
  expect(names(said(production))).toEqual(["PUBLIC_URL", "OFFICE_URL", "SMTP_URL", "RAZORPAY_KEY_ID"]);
  expect(names(said({ ...production, PUBLIC_URL: "http://localhost:3000", PRACTICE_GATEWAY: "on" }))).toEqual([
    "OFFICE_URL",
    "SMTP_URL",
    "PRACTICE_GATEWAY",
  ]);
  const addresses = { PUBLIC_URL: "https://shop.example", OFFICE_URL: "https://office.shop.example" };
  const whole = { ...production, ...live, ...addresses, SMTP_URL: "smtps://mail.example" };
  expect(names(said({ ...whole, TRUST_PROXY: "yes", OFFICE_URL: "https://shop.example" }))).toEqual(["OFFICE_URL"]);
  expect(names(said(whole))).toEqual(["TRUST_PROXY"]);
  expect(said({ ...whole, TRUST_PROXY: "yes" })).toEqual([]);
  expect(said({})).toEqual([]);
});

test("production has no practice gateway unless it is told to", () => {
  expect(readSettings({ SHOP_MODE: "production" }).PRACTICE_GATEWAY).toBe("off");
  expect(readSettings({ SHOP_MODE: "production", PRACTICE_GATEWAY: "on" }).PRACTICE_GATEWAY).toBe("on");
});

test("the practice gateway makes way for Razorpay once it has its keys", () => {
  const keys = { RAZORPAY_KEY_ID: "rzp_test_1", RAZORPAY_KEY_SECRET: "secret" };
  expect(readSettings({}).PRACTICE_GATEWAY).toBe("auto");
  expect(readSettings(keys).PRACTICE_GATEWAY).toBe("off");
  expect(readSettings({ ...keys, PRACTICE_GATEWAY: "on" }).PRACTICE_GATEWAY).toBe("on");
});

test("the picture of the authentication pages and the scheduling service's token are settings", () => {
  const chosen = { AUTH_BACKGROUND: "/pictures/own/hall.avif", SCHEDULING_TOKEN: "a-token" };
  expect(readSettings(chosen)).toMatchObject(chosen);
});

test("a setting of an earlier version is no fault; what became of it is said", () => {
  const old = { STAFF_KEY: "a-key-that-only-the-staff-of-this-shop-has" };
  expect(readSettings(old)).toEqual(readSettings({}));
  expect(withdrawnTexts(old)).toEqual([expect.stringMatching(/^STAFF_KEY is withdrawn: .*docs\/office\.md$/)]);
  expect(withdrawnTexts(old)[0]).not.toContain(old.STAFF_KEY);
  expect(withdrawnTexts({ STAFF_KEY: "" })).toEqual([]);
});
