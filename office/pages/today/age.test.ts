import { expect, test } from "vitest";
import { sayAge } from "./age.ts";

const now = new Date("2026-11-23T06:30:00Z"); // noon in India

test.each([
  [{ since: null, due: null }, ""],
  [{ since: "2026-11-23T03:30:00Z", due: null }, "for 3 hours"],
  [{ since: "2026-11-20T06:30:00Z", due: "2026-11-23" }, "due today"],
  [{ since: null, due: "2026-11-25" }, "2 days left"],
  [{ since: null, due: "2026-11-22" }, "12 hours over"],
  [{ since: null, due: "2026-11-23T08:30:00Z" }, "2 hours left"],
  [{ since: null, due: "2026-11-23T06:25:00Z" }, "5 minutes over"],
])("%o is said as %s", (item, said) => {
  expect(sayAge(item, now)).toBe(said);
});
