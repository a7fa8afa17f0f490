import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { load } from "../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { updateFromSheet } from "../catalogue/import/updateSheet.ts";
import { loadDemo } from "../demo.ts";
import { csvLine } from "../sheets/cell.ts";
import { productExport } from "./exportProducts.ts";
import { stockExport } from "./exportStock.ts";
import { writeExport } from "./writeExport.ts";

const folder = mkdtempSync(join(tmpdir(), "swara-export-"));
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** What an export says, and whether importing it did anything: what the catalogue holds, but for marks of the import itself. */
async function substance() {
  const { sql } = database;
  const tables = {
    product: "import_digest, updated_at",
    variant: "import_quantity",
    stock: "",
    stock_count: "",
    card: "",
    brand: "",
    category: "",
    product_image: "",
    product_attribute: "",
    collection_product: "",
  };
  const all: Record<string, unknown> = {};
  for (const [table, left] of Object.entries(tables))
    all[table] = (
      await sql<{ row: Record<string, unknown> }[]>`
        select to_jsonb(t) - ${left.split(", ")}::text[] as row from ${sql(table)} t order by t::text`
    )
      .map(({ row }) => JSON.stringify(row))
      .sort();
  return all;
}

async function exported(name: string, what = productExport): Promise<Buffer> {
  const path = join(folder, name);
  await writeExport(database.sql, what, path);
  return readFileSync(path);
}

/** Exports and imports twice, and tells what that changed. */
async function roundTrip() {
  const before = await substance();
  const first = await exported("first.csv");
  const { refusals, changes } = await load(database.sql, first);
  const second = await exported("second.csv");
  const { added, changed } = await load(database.sql, second);
  const after = await substance();
  const touched = Object.keys(before).filter((table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]));
  return { refusals, changes, touched, sameFile: second.equals(first), again: added + changed };
}
const nothing = { refusals: 0, changes: {}, touched: [], sameFile: true, again: 0 };

test("the demo catalogue exported and imported is the demo catalogue", async () => {
  await loadDemo(database.sql, () => {});
  await database.sql`update collection_product set position = product_id % 7`;
  await database.sql`update stock set held = 1 where on_hand > 3`;
  expect(await roundTrip()).toEqual(nothing);
}, 120_000);

const hostile = [
  "=1+1",
  "'=1+1",
  "''@SUM(A1)",
  "-5 | +3",
  "a, b; c: d = e",
  'say "loud", ಠ_ಠ',
  "&amp;lt;script&amp;gt; &#124;",
  "<<b>script>alert(1)</script>",
  "5 < 6 && 7 > 2 &copy",
  "மிருதங்கம் 🎸 ＝x",
];

test("whatever texts a shop has, its export brings the same ones back", async () => {
  const cells = hostile.map((text, i) => {
    const pair = text.replaceAll("|", "&#124;");
    return csvLine([
      `hostile-${i}`,
      `${text} drum`,
      `<p>${text}</p>\n<ul><li>=x</li></ul>`,
      text,
      `${text},=tag`,
      `${text} size`,
      text,
      `'${i}${text}`,
      "10.05",
      "12",
      "https://x.example/a.jpg",
      text,
      `${pair}|=`,
      `${pair}: ${pair}|&#58;=&#124;: -1`,
      `${pair}=${pair}|wood&#61;=&#124;`,
      text,
      "0.25",
      "12x3.4x5",
    ]);
  });
  const head = csvLine([
    "Handle",
    "Title",
    "Body (HTML)",
    "Vendor",
    "Tags",
    "Option1 Name",
    "Option1 Value",
    "Variant SKU",
    "Variant Price",
    "Variant Compare At Price",
    "Image Src",
    "Image Alt Text",
    "Highlights",
    "Specifications",
    "Attributes",
    "Warranty",
    "GST Percent",
    "Variant Box cm",
  ]);
  expect(await load(database.sql, head + cells.join(""))).toMatchObject({ added: hostile.length, refused: 0 });
  const [told] = await database.sql`select name, warranty from product where slug = 'hostile-1'`;
  expect(told).toEqual({ name: "'=1+1 drum", warranty: "'=1+1" });
  const [parts] = await database.sql`select specifications from product where slug = 'hostile-6'`;
  expect(parts).toMatchObject({ specifications: [{}, { name: ":=|", value: "-1" }] });
  expect(await roundTrip()).toEqual(nothing);
});

test("what nobody counts comes back uncounted, six options as six, a hidden product as hidden", async () => {
  const woo = `Type,SKU,Name,Published,In stock?,Stock,Regular price,Parent,${[1, 2, 3, 4].map((i) => `Attribute ${i} name,Attribute ${i} value(s)`).join(",")}
variable,P,Kit | four,1,1,,,,a|b,"1, 2",c,3,d,4,e,5
variation,P-1,,1,1,,99,P,a|b,1,c,3,d,4,e,5
variation,P-2,,1,1,4,99,P,a|b,2,c,3,d,4,e,5
simple,Q,Hidden one,0,1,,50,,x|y,"z|1, =2",,,,,,
`;
  expect(await load(database.sql, woo)).toMatchObject({ added: 2, problems: [] });
  const counts = () =>
    database.sql`select sku, counted, on_hand from stock join variant on id = variant_id where sku in ('P-1', 'P-2', 'Q') order by sku`;
  const before = await counts();
  expect(before).toMatchObject([{ counted: false }, { counted: true, on_hand: 4 }, { counted: false }]);
  expect(await database.sql`select option_names from product where name = 'Kit | four'`).toEqual([
    { option_names: ["a|b", "c", "d", "e"] },
  ]);
  expect(await roundTrip()).toEqual(nothing);
  expect(await counts()).toEqual(before);
});

test("stock exported and imported changes nothing", async () => {
  const { sql } = database;
  const before = await substance();
  const path = join(folder, "stock.csv");
  await writeExport(sql, stockExport, path);
  expect(await updateFromSheet(sql, path, "stock")).toMatchObject({ changed: 0, refusals: 0, notices: 0 });
  expect(await substance()).toEqual(before);
});
