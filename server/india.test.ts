import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { indianClock, indianDate } from "./india.ts";

test.each([
  ["2026-11-22T18:29:59.999Z", "2026-11-22", "23:59:59"],
  ["2026-11-22T18:30:00.000Z", "2026-11-23", "00:00:00"],
  ["2026-11-22T18:29:59.999Z", "2026-11-22", "23:59:59"],
  ["2027-12-31T20:00:00.000Z", "2028-01-01", "01:30:00"],
  ["2028-02-28T18:30:00.000Z", "2028-02-29", "00:00:00"],
])("%s is %s, %s in India", (moment, day, time) => {
  const at = new Date(moment);
  expect([indianDate(at), indianClock(at).toISOString().slice(11, 19)]).toEqual([day, time]);
});

test("no other file reckons India's day by itself", () => {
  const files = globSync("server/**/*.ts", { exclude: ["server/**/*.test.ts", "server/india.ts"] });
  const byHand = /5\.5 \* (3_600_000|hour)|330 \* 60|at time zone 'Asia\/Kolkata'\)::date/;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => byHand.test(readFileSync(file, "utf8")))).toEqual([]);
});
