import { afterAll, beforeAll, expect, test } from "vitest";
import { load } from "../../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../../tests/support/testDatabase.ts";
import { readGtin } from "./keptForShop.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("a barcode counts when its check digit is right, however it is written", () => {
  for (const [text, gtin] of [
    ["4006381333931", "4006381333931"],
    ["'4006381333931", "4006381333931"],
    ["978-81-7371-146-6", "9788173711466"],
    ["036000291452", "036000291452"],
    ["96385074", "96385074"],
    ["10012345678902", "10012345678902"],
  ] as const)
    expect([text, readGtin(text)]).toEqual([text, gtin]);
  for (const wrong of ["4006381333932", "4006318333931", "4.00638E+12", "12345", "40063813339311", "none", ""])
    expect([wrong, readGtin(wrong)]).toEqual([wrong, undefined]);
});

const kept = () =>
  database.sql`select sku, gtin, cost, place, reorder_point, reorder_quantity from variant order by sku`;
const one = { sku: "V-1", gtin: "4006381333931", cost: 61_250, place: "B-04-2", reorder_point: 2, reorder_quantity: 5 };
const none = { gtin: null, cost: null, place: null, reorder_point: null, reorder_quantity: null };

test("barcode, cost, place and reordering are kept as far as a file has them; what can't be read is said and left out", async () => {
  const head =
    "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Barcode,Cost per item,Place,Reorder Point,Reorder Quantity\n";
  const { said } = await load(
    database.sql,
    `${head}v,Veena,Size,Small,V-1,1000,4006381333931,612.50,B-04-2,2,5\nv,,,Large,V-2,2000,4006381333930,cheap,,-1,\n`,
  );
  expect(await kept()).toEqual([one, { sku: "V-2", ...none }]);
  expect(said).toEqual([
    '3 notice: a barcode has 8, 12, 13 or 14 digits with a right check digit, not "4006381333930": left out',
    '3 notice: the cost is an amount of rupees, not "cheap": left out',
    '3 notice: the reorder point is a number of pieces, not "-1": left out',
  ]);
  await load(database.sql, "Handle,Title,Variant SKU,Variant Price\nv,Big Veena,V-1,1000\nv,,V-2,2000\n");
  expect(await kept()).toMatchObject([one, none]);
  await load(database.sql, "Handle,Variant SKU,Barcode,Place\nv,V-1,,C-1\nv,V-2,96385074,\n");
  expect(await kept()).toEqual([
    { ...one, gtin: null, place: "C-1" },
    { ...none, sku: "V-2", gtin: "96385074" },
  ]);
});

test("WooCommerce's column of barcodes is read, for each variation", async () => {
  const head =
    '"ID","Type","SKU","GTIN, UPC, EAN, or ISBN","Name","Published","Stock","Regular price","Categories","Parent","Attribute 1 name","Attribute 1 value(s)"\n';
  await load(
    database.sql,
    `${head}1,variable,W,,Harp,1,,,Harps,,Size,"S, L"\n2,variation,W-1,4006381333931,Harp S,1,3,10,,W,Size,S\n3,variation,W-2,,Harp L,1,3,10,,W,Size,L\n`,
  );
  expect(await database.sql`select sku, gtin from variant where sku like 'W-%' order by sku`).toEqual([
    { sku: "W-1", gtin: "4006381333931" },
    { sku: "W-2", gtin: null },
  ]);
});
