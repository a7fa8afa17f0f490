import { expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import type { Calendar } from "./dates.ts";
import { deliver } from "./deliver.ts";
import { chargeableGrams, type Origin, standardRates, zoneOf } from "./rates.ts";
import type { Parcel } from "./weigh.ts";

const workdays: Calendar["dispatch"]["days"] = ["Mo", "Tu", "We", "Th", "Fr", "Sa"];
const shop: Origin & Calendar = { ...readSettings({}).shop, dispatch: { days: workdays } };
const settings = {
  FREE_DELIVERY_FROM: 500_000,
  COD_LIMIT: 1_500_000,
  COD_NOT_FOR: ["acoustic-pianos", "drums"],
  shop,
  RATES: standardRates,
};
/** Friday noon in Chennai. */
const friday = new Date("2026-11-20T06:30:00Z");
const parcel = (more: Partial<Parcel> = {}): Parcel => ({
  product_name: "Kanjira",
  category: "ghatam-kanjira-morsing",
  department: "indian-classical",
  quantity: 1,
  weight_g: 400,
  box_l_mm: null,
  box_b_mm: null,
  box_h_mm: null,
  available_from: null,
  ...more,
});
const to = (pincode: string, more: Partial<Parcel> = {}, goods = 100_000) =>
  deliver(pincode, [parcel(more)], goods, settings, undefined, friday);

test.each([
  ["600004", "local", 4_000],
  ["605001", "state", 5_000],
  ["641001", "state", 5_000],
  ["560001", "metro", 6_000],
  ["302001", "rest", 7_000],
  ["737101", "special", 9_500],
  ["682555", "special", 9_500],
  ["682001", "rest", 7_000],
])("%s lies in %s and costs %i paise for the first 500 g", (pincode, zone, charge) => {
  expect([zoneOf(pincode, shop), to(pincode).charge]).toEqual([zone, charge]);
});

test.each([
  ["560034", { pincode: "560001", state: "Karnataka" }, "local"],
  ["570001", { pincode: "560001", state: "Karnataka" }, "state"],
  ["600002", { pincode: "560001", state: "Karnataka" }, "metro"],
  ["122001", { pincode: "110001", state: "Delhi" }, "local"],
  ["781001", { pincode: "781005", state: "Assam" }, "local"],
  ["600002", { pincode: "781005", state: "Assam" }, "metro"],
] satisfies [string, Origin, string][])("zones lie around the shop: %s from %o is %s", (pincode, from, zone) => {
  expect(zoneOf(pincode, from)).toBe(zone);
});

const pongal = { from: "2026-11-23", to: "2026-11-24", words: "Pongal" };
test.each([
  ["a holiday is not packed nor travelled", { holidays: [pongal] }, "2026-11-20T06:30:00Z", "2026-11-25", "2026-11-26"],
  [
    "on a holiday it is packed the day after",
    { holidays: [pongal] },
    "2026-11-23T06:30:00Z",
    "2026-11-26",
    "2026-11-27",
  ],
  [
    "a minute before the cut-off",
    { dispatch: { days: workdays, cut_off: "14:00" } },
    "2026-11-20T08:29:00Z",
    "2026-11-23",
    "2026-11-24",
  ],
  [
    "at the cut-off",
    { dispatch: { days: workdays, cut_off: "14:00" } },
    "2026-11-20T08:30:00Z",
    "2026-11-24",
    "2026-11-25",
  ],
  [
    "late on a Sunday, when nobody packs",
    { dispatch: { days: workdays, cut_off: "14:00" } },
    "2026-11-22T12:00:00Z",
    "2026-11-24",
    "2026-11-25",
  ],
  ["packed on weekdays only", { dispatch: { days: ["Mo", "We"] } }, "2026-11-20T06:30:00Z", "2026-11-24", "2026-11-25"],
] satisfies [string, Partial<Calendar>, string, string, string][])("%s", (_, calendar, now, date_from, date_to) => {
  const worked = { ...settings, shop: { ...shop, holidays: [], ...calendar } };
  expect(deliver("600004", [parcel()], 100_000, worked, undefined, new Date(now))).toMatchObject({
    date_from,
    date_to,
  });
});

test("the packed box is charged by its weight or its volume, whichever is more, in steps of 500 g", () => {
  const guitar = { weight_g: 4_200, box_l_mm: 1_120, box_b_mm: 460, box_h_mm: 160 };
  expect(chargeableGrams(guitar)).toBe(16_487); // 82,432 cm³ at 5,000 cm³ a kilogram
  expect(chargeableGrams({ ...guitar, weight_g: 20_000 })).toBe(20_000);
  expect(to("600004", guitar).charge).toBe(4_000 + 32 * 2_000); // 33 steps
  expect(to("600004", { weight_g: 500 }).charge).toBe(4_000);
  expect(to("600004", { weight_g: 501 }).charge).toBe(6_000);
  expect(to("600004", { weight_g: 300, quantity: 2 }).charge).toBe(6_000);
});

test("days are dates: packing takes one working day, Sundays don't count, a pre-order leaves on its day", () => {
  expect(to("600004")).toMatchObject({ date_from: "2026-11-23", date_to: "2026-11-24" }); // Sat packed, Sun off, Mon–Tue
  expect(to("737101")).toMatchObject({ date_from: "2026-11-28", date_to: "2026-12-03" });
  const late = to("600004", { available_from: "2026-12-12" });
  expect(late).toMatchObject({ date_from: "2026-12-15", date_to: "2026-12-16" });
  // An evening in Chennai is already tomorrow there, though not yet in UTC.
  const night = deliver("600004", [parcel()], 100_000, settings, undefined, new Date("2026-11-20T20:00:00Z"));
  expect(night).toMatchObject({ date_from: "2026-11-24", date_to: "2026-11-25" });
});

test("delivery is free from the threshold on, whatever it weighs", () => {
  expect(to("600004", {}, 499_999).charge).toBe(4_000);
  expect(to("600004", { weight_g: 90_000 }, 500_000).charge).toBe(0);
});

test("cash on delivery goes by pincode, amount and product, and says which of them is against it", () => {
  expect(to("600004", {}, 1_500_000)).toMatchObject({ cod: true, cod_reason: null });
  const reasons = [
    to("737101"),
    to("600004", {}, 1_500_001),
    to("600004", { available_from: "2026-12-12" }),
    to("600004", { category: "acoustic-pianos", product_name: "Upright piano" }),
    to("600004", { department: "drums", product_name: "Cajon" }),
    // Of several reasons the one that can be changed least.
    to("737101", { category: "acoustic-pianos", product_name: "Upright piano" }, 1_500_001),
    to("737101", {}, 1_500_001),
  ].map(({ serviceable, cod, cod_reason }) => [serviceable, cod, cod_reason]);
  expect(reasons).toEqual([
    [true, false, "The courier does not take cash at this pincode."],
    [true, false, "Cash on delivery is possible up to ₹15,000 of goods."],
    [true, false, "Kanjira is a pre-order, which can’t be paid in cash on delivery."],
    [true, false, "Upright piano can’t be paid in cash on delivery."],
    [true, false, "Cajon can’t be paid in cash on delivery."],
    [true, false, "Upright piano can’t be paid in cash on delivery."],
    [true, false, "The courier does not take cash at this pincode."],
  ]);
});

test.each([
  ["999999", "There is no such pincode."],
  ["012345", "There is no such pincode."],
  ["900001", "We do not deliver to 900001 yet."], // the army's post
])("%s is not served, and says why: %s", (pincode, cod_reason) => {
  expect(to(pincode)).toEqual({
    serviceable: false,
    cod: false,
    cod_reason,
    charge: 0,
    date_from: null,
    date_to: null,
  });
});

test("the courier's terms stand above the table's", () => {
  const terms = { serviceable: true, cod: false, charge: 12_300, days: [3, 4] as [number, number] };
  const answer = deliver("600004", [parcel()], 100_000, settings, terms, friday);
  expect(answer).toMatchObject({ charge: 12_300, cod: false, date_from: "2026-11-25", date_to: "2026-11-26" });
  expect(deliver("600004", [parcel()], 1, settings, { ...terms, serviceable: false }, friday)).toMatchObject({
    serviceable: false,
    cod_reason: "We do not deliver to 600004 yet.",
  });
});
