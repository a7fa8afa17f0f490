import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSettings, SettingsError } from "../settings.ts";
import { readColours } from "./colours.ts";
import { closedNow, hoursNow } from "./hoursNow.ts";
import { cityOf } from "./readShop.ts";

const folder = mkdtempSync(join(tmpdir(), "own-shop-"));
afterAll(() => rmSync(folder, { recursive: true }));
const demo: Record<string, unknown> = JSON.parse(readFileSync("shop/shop.json", "utf8"));

/** The settings of a shop whose file differs from the demo's in this. */
function withFields(fields: object) {
  writeFileSync(join(folder, "shop.json"), JSON.stringify({ ...demo, ...fields }));
  return readSettings({ SHOP_FOLDER: folder });
}
const bank = { account_name: "A", account_number: "123456789", ifsc: "SBIN0001234" };
const officer = { name: "A", designation: "B", email: "a@b.example", phone: "044 2852 7373" };

test.each([
  ["gstin", { gstin: "33AABCS7373K1Z4" }, "last character"],
  ["gstin", { gstin: "33AABCS7373K" }, "15 characters"],
  ["gstin", { pincode: "560001", state: "Karnataka" }, "Karnataka has 29"],
  ["pincode", { pincode: "60000" }, "six digits"],
  ["pincode", { pincode: "990001" }, "no such pincode"],
  ["pincode", { pincode: "560001" }, "lies in Karnataka"],
  ["state", { state: "Madras" }, "Tamil Nadu"],
  ["bank.ifsc", { bank: { ...bank, ifsc: "SBIN1001234" } }, "IFSC"],
  ["phones.0", { phones: ["12"] }, "telephone"],
  ["email", { email: "care.example" }, "name@example.com"],
  ["grievance_officer.email", { grievance_officer: { ...officer, email: "x" } }, "name@example.com"],
  ["opening_hours.0", { opening_hours: ["Mo-Sa 10-20"] }, "Mo-Sa 10:00-20:30"],
  ["opening_hours.0", { opening_hours: ["Sa-Mo 10:00-12:00"] }, "Mo-Sa 10:00-20:30"],
  ["holidays.0", { holidays: [{ from: "2027-01-16", to: "2027-01-14", words: "Pongal" }] }, "not before"],
  ["dispatch.cut_off", { dispatch: { cut_off: "2 pm" } }, "14:00"],
  ["tagline", { tagline: undefined }, "It is missing"],
  ["copyright_year", { copyright_year: "2026" }, "a number without quotation marks"],
  ["map_url", { map_url: "on the corner" }, "expected an address that begins with https://"],
])("%s that can't be used is refused at start, with the file and the field: %o", (field, fields, expected) => {
  expect(() => withFields(fields)).toThrow(SettingsError);
  expect(() => withFields(fields)).toThrow(new RegExp(`${folder}/shop\\.json: ${field}: .*${expected}`));
});

test("where the file names no map, one is searched for its address", () => {
  for (const map_url of [undefined, ""])
    expect(withFields({ map_url, address: ["4, Church Street", "Chennai – 600 002"] }).shop.map_url).toBe(
      "https://www.openstreetmap.org/search?query=4%2C%20Church%20Street%20Chennai%20%E2%80%93%20600%20002",
    );
});

test("a bank account, hours by day without words, and holidays of either form are read", () => {
  const { shop } = withFields({
    bank,
    opening_hours: ["Mo-Fr,Su 10:00-20:30"],
    holidays: [{ date: "2027-01-26", words: "Republic Day" }],
  });
  expect(shop.hours).toBe("Monday to Friday and Sunday 10:00–20:30");
  expect(shop.holidays).toEqual([{ from: "2027-01-26", to: "2027-01-26", words: "Republic Day" }]);
  expect(shop.dispatch.days).toHaveLength(6);
  expect(withFields({ hours: "By appointment" }).shop.hours).toBe("By appointment");
  expect(["MG Road, Pune 411001", "Pune – 411 001", "Pune"].map((line) => cityOf({ address: [line] }))).toEqual([
    "Pune",
    "Pune",
    "Pune",
  ]);
});

test("what is closed is told a week before and on its days, by the date in India", () => {
  const holidays = [{ from: "2027-01-14", to: "2027-01-15", words: "Pongal" }];
  const at = (time: string) => closedNow({ holidays }, new Date(time));
  expect(at("2027-01-06T18:29:00Z")).toBe("");
  expect(at("2027-01-06T18:31:00Z")).toBe("Closed Thu 14 Jan to Fri 15 Jan for Pongal");
  expect(at("2027-01-13T18:31:00Z")).toBe("Closed today until Fri 15 Jan for Pongal");
  expect(at("2027-01-15T12:00:00Z")).toBe("Closed today for Pongal");
  expect(at("2027-01-15T18:31:00Z")).toBe("");
  expect(hoursNow({ hours: "Daily", holidays }, new Date("2027-01-15T12:00:00Z"))).toBe(
    "Daily, Closed today for Pongal",
  );
});

test("a folder's colours go before those the storefront was built with, on light and on dark", () => {
  expect(readColours("shop").sheet).toBe("");
  expect(readColours(folder).sheet).toBe("");
  writeFileSync(
    join(folder, "colours.css"),
    "@theme { --color-primary: #7a1f3d; --color-paper: #fbfaf6; }\n@media (prefers-color-scheme: dark) { :root { --color-primary: #f5b8cb; } }",
  );
  const { light, dark, sheet } = readColours(folder);
  expect(sheet).toBe(
    "html:root{--color-primary:#7a1f3d}@media(prefers-color-scheme:dark){html:root{--color-primary:#f5b8cb}}",
  );
  expect([light.primary, dark.primary, light.link, light.ink]).toEqual(["#7a1f3d", "#f5b8cb", "#313190", "#17173a"]);
  writeFileSync(join(folder, "colours.css"), "@theme { --color-primary: url(https://x.example) }");
  expect(() => readColours(folder)).toThrow("--color-primary: expected a colour");
});
