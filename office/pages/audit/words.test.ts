import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inWords, nameOf, said } from "./said.ts";
import { actWords, things } from "./words.ts";

const written = globSync("server/**/*.ts")
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** The act's own name without signs: what stands there when nobody has worded it. */
const unworded = (act: string) => act.replaceAll(/[._-]/g, " ");

test("everything that the shop writes down of its staff has words, and so has what it was done to", () => {
  const acts = [...written.matchAll(/\bact: "([\w.-]+)"/g)].flatMap(([, act]) => act ?? []);
  expect(acts.length).toBeGreaterThan(60);
  expect([...new Set(acts)].filter((act) => actWords(act) === unworded(act))).toEqual([]);
  const upon = [...written.matchAll(/\bact[^{}]*? thing: "(\w+)"/g)].flatMap(([, thing]) => thing ?? []);
  expect([...new Set(upon)].filter((thing) => !Object.hasOwn(things, thing))).toEqual([]);
});

test("what was done to an order is a verb, its states are called as on its screen", () => {
  expect(["orders.create", "orders.packed", "orders.cancelled"].map(actWords)).toEqual([
    "placed",
    "packed",
    "cancelled",
  ]);
  expect(inWords({ thing: "order", before: { state: "confirmed" }, after: { state: "shipped" } })).toEqual({
    before: { state: "To pack" },
    after: { state: "On its way" },
  });
});

test("amounts are in rupees, times in India's, lists and groups without brackets", () => {
  expect(said("total", 1_24_999_50)).toBe("₹1,24,999.50");
  expect([nameOf("list_price"), said("list_price", 90_000)]).toEqual(["price", "₹900"]);
  expect(said("from", "2026-11-15T18:29:00.000Z")).toBe("Sun, 15 Nov 2026, 11:59 pm");
  expect(said("scope", { categories: ["guitars"], brands: [], collections: [] })).toBe("categories guitars");
  expect(said("changed", ["address", "lines"])).toBe("address, lines");
  expect(said("reason", "change_of_mind")).toBe("change of mind");
  expect([said("gst_bp", 1_800), said("weight_g", 4_200), said("box_mm", [500, 40, 45])]).toEqual([
    "18 %",
    "4.2 kg",
    "50 × 4 × 4.5 cm",
  ]);
  expect([said("note", ""), said("lines", []), said("listed", false)]).toEqual(["–", "–", "no"]);
});

test("a coupon is told in its own screen's words, a value by what it gives", () => {
  const after = { kind: "amount", value: 10_000, scope: { categories: [], brands: [], collections: [] } };
  expect(inWords({ thing: "coupon", before: null, after }).after).toMatchObject({ Off: "₹100" });
  expect(
    inWords({ thing: "coupon", before: { value: 1_000, kind: "percent" }, after: { value: 500, kind: "percent" } }),
  ).toMatchObject({ before: { Off: "10 %" }, after: { Off: "5 %" } });
});
