import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { calls } from "../contract/calls.ts";
import { officeCalls } from "../contract/office/calls.ts";
import { createLog } from "./log.ts";
import { isSecretAddress, withoutSecret } from "./secretAddresses.ts";
import { whoMayUse } from "./whoMayCall.ts";

const secret = "s3cret-" + "x".repeat(22);
const pathOf = (name: string) => name.slice(name.indexOf(" ") + 1);
/** The path with a secret where a token or a key stands; others' parameters are of no account. */
const filled = (path: string) =>
  path.replace(/\{(token|key)\}|:(token|key)\b/, secret).replace(/\{\w+\}|:\w+|\*/g, "1");
const opened = (path: string) => /\{(token|key)\}|:(token|key)\b/.test(path);

const pages = [
  ...readFileSync(join(import.meta.dirname, "../storefront/routes.ts"), "utf8").matchAll(/route\("([^"]+)"/g),
]
  .map(([, path]) => `/${path}`)
  .filter(opened);
const others = [
  ...Object.keys(calls).map((name) => `/public/api${pathOf(name)}`),
  ...Object.keys(officeCalls).map((name) => `/office/api${pathOf(name)}`),
  ...Object.keys(whoMayUse).map(pathOf),
  "/office/invite/:token",
].filter(opened);

test.each([...pages, ...others])("%s: what opens it stands in no log", (path) => {
  const lines: string[] = [];
  createLog("warn", { write: (line) => void lines.push(line) }).warn({ path: filled(path) }, "refused");
  expect(lines.join()).not.toContain(secret);
  expect(lines.join()).toContain("…");
});

test.each([...pages, "/ordersummary/:order_no", "/thankyou/:payment_response", "/booking/:booking_no"])(
  "%s: no other site learns the address",
  (path) => expect(isSecretAddress(filled(path))).toBe(true),
);

test.each(["/wishlist", "/product/leave-it", "/products/review/x", "/public/api/subscribe/stock", "/orders/lookup"])(
  "%s is no secret",
  (path) => {
    expect(withoutSecret(path)).toBe(path);
    expect(isSecretAddress(path)).toBe(false);
  },
);
