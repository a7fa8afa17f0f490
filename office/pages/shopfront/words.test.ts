import { expect, test } from "vitest";
import { fromField, slugOf, toField } from "./words.ts";

test("days and times are typed in India's time and kept in UTC", () => {
  expect(toField("2026-11-08T12:30:00.000Z")).toBe("2026-11-08T18:00");
  expect(fromField("2026-11-08T18:00")).toBe("2026-11-08T12:30:00.000Z");
  expect([toField(null), fromField("")]).toEqual(["", null]);
});

test.each([
  ["Monsoon sale", "monsoon-sale"],
  [" Étude & Co. ", "etude-co"],
  ["வீணை Veena", "veena"],
])("%j has the address %j", (name, slug) => expect(slugOf(name)).toBe(slug));
