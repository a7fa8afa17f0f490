import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { readableLog } from "./readableLog.ts";

const shown: string[] = [];
const log = createLog(
  "info",
  readableLog((text) => void shown.push(text)),
);
const told = () => shown.splice(0).join("");

test("before a terminal the log is read as words: when, how grave, what, and the facts", () => {
  log.info({ event: "login", customer: 7 }, "login");
  expect(told()).toMatch(/^\d\d:\d\d:\d\d info {2}login event=login customer=7\n$/);
  log.error({ err: new Error("No such table"), job: "audit" }, "job failed");
  expect(told()).toMatch(/^\d\d:\d\d:\d\d error job failed job=audit\n {4}Error: No such table\n {4}at /);
});

test("what was thrown and is no error is told as it is", () => {
  log.error({ err: { stack: 7 } }, "job failed");
  expect(told()).toMatch(/ job failed\n {4}\{"stack":7\}\n$/);
});

test("what is cut out of the log is cut out here too, and nothing moves the terminal's cursor", () => {
  log.warn({ customer: { password: "hunter2" }, agent: "\u001b[2J\u009b2J\nfake" }, "refused");
  const text = told();
  expect(text).not.toContain("hunter2");
  expect(text).toMatch(/^\d\d:\d\d:\d\d warn {2}refused customer=\{"password":"…"\} agent=·\[2J·2J·fake\n$/);
});
