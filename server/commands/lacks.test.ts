import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../../tests/support/command.ts";
import { load } from "../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { keepPracticeRate } from "../catalogue/practiceRate.ts";
import { attention } from "../status/attention.ts";
import { readStatus } from "../status/readStatus.ts";

const folder = mkdtempSync(join(tmpdir(), "swara-lacks-"));
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function lacks(...args: string[]) {
  const { status, text } = await command(["lacks", ...args], { INIT_CWD: folder, DATABASE_URL: database.url });
  return { status, text };
}

const substance = () => database.sql`
  select p.slug, p.name, p.country_of_origin, p.generic_name, p.net_quantity, p.manufacturer, p.importer, p.hsn, p.gst_bp, v.sku, v.weight_g,
    v.list_price, s.on_hand, v.retired, array(select src || ' ' || alt from product_image i where i.product_id = p.id order by position) as images
  from product p join variant v on v.product_id = p.id join stock s on s.variant_id = v.id order by sku`;

test("what lacks is counted and named, written to a file, filled in, brought back, and then nothing lacks", async () => {
  expect(await lacks("--all=no")).toMatchObject({ status: 2, text: expect.stringContaining("Usage") });
  expect(await lacks()).toEqual({ status: 0, text: "There are no products yet: bin/shop import FILE.csv\n" });
  expect(attention(await readStatus(database.sql))).toContain("There are no products yet: bin/shop import FILE.csv");
  // All pictures but one could be had.
  await database.sql`
    insert into photograph (address, picture)
    select 'https://x.example/' || name || '.jpg', '/pictures/own/' || name from unnest(array['1', '2', '3', 'l', 'b']) as name`;
  await database.sql`insert into photograph (address, problem) values ('https://x.example/h.jpg', 'it answered 404')`;
  const whole = "IN,92029000,18,String instrument,1 N,Maker of Thanjavur,";
  await load(
    database.sql,
    `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Inventory Qty,Image Src,Image Alt Text,Country Of Origin,HSN,GST Percent,Generic Name,Net Quantity,Manufacturer,Importer
veena,Veena,Size,Small,V-1,4000,1000,3,https://x.example/1.jpg,Front,IN,92029000,,String instrument,1 N,Maker of Thanjavur,
veena,,,Large,V-2,0,1500,2,https://x.example/2.jpg,Back,,,,,,,
veena,,,,,,,,https://x.example/3.jpg,Side,,,,,,,
lute,"Lute, German",,,L-1,2000,2000,1,https://x.example/l.jpg,,DE,92029000,18,Lute,1 N,,
harp,Harp,,,H-1,9000,9000,1,https://x.example/h.jpg,,${whole}
bell,Bell,,,B-1,,100,9,,,,,,,,,
`,
  );
  const { status, text } = await lacks("--report", "fill.csv");
  expect([status, text]).toEqual([1, expect.stringContaining("4 products lack something.")]);
  for (const line of [
    "HSN                    1  bell",
    "GST rate               2  bell, veena",
    "Importer               1  lute",
    "Weight                 2  bell, veena",
    "Picture                2  bell, harp",
    "Photographs that could not be had: 1. Each import tries again.\n  harp: https://x.example/h.jpg: it answered 404\n",
    "2 of them are not sold",
  ])
    expect(text).toContain(line);
  await database.sql`update photograph set picture = '/pictures/own/h', problem = null where problem is not null`;
  await database.sql`update product_image set src = '/pictures/own/h' where src = 'https://x.example/h.jpg'`;
  expect((await lacks("--report", "fill.csv")).text).not.toContain("harp");
  const told = await readStatus(database.sql);
  expect(told.lacks).toEqual({ products: 3, not_sold: 2, none: false });
  expect(attention(told)).toContain("2 products are not sold, as their HSN or GST rate is not known.");
  const one = { ...told, lacks: { products: 1, not_sold: 1, none: false } };
  expect(attention(one)).toContain("1 product is not sold, as its HSN or GST rate is not known.");

  const path = join(folder, "fill.csv");
  const before = await substance();
  await load(database.sql, readFileSync(path));
  expect(await substance()).toEqual(before);

  const [head = "", ...rows] = readFileSync(path, "utf8").replace("\ufeff", "").trimEnd().split("\r\n");
  const columns = head.split(",");
  const filled = rows.map((row) => {
    const cells = row.split(/,(?! )/);
    const fill = (name: string, value: string) => (cells[columns.indexOf(name)] ||= value);
    if (cells[columns.indexOf("Variant SKU")] !== "") {
      if (cells[columns.indexOf("Variant Grams")] === "0") cells[columns.indexOf("Variant Grams")] = "500";
    }
    if (cells[columns.indexOf("Title")] === "") return cells.join(",");
    fill("Image Src", "https://x.example/b.jpg");
    fill("Country Of Origin", "IN");
    fill("HSN", "92060000");
    fill("GST Percent", "18");
    fill("Generic Name", "Percussion");
    fill("Net Quantity", "1 N");
    fill("Manufacturer", "Maker");
    if (cells[0] === "lute") fill("Importer", "Importer of Chennai");
    return cells.join(",");
  });
  writeFileSync(path, [head, ...filled, ""].join("\r\n"));
  expect(await load(database.sql, readFileSync(path))).toMatchObject({ changed: 3, said: [] });
  expect(await lacks()).toEqual({ status: 0, text: "Nothing lacks.\n" });
  const after = await substance();
  const kept = (rows: typeof before) =>
    rows.map(({ sku, list_price, on_hand, retired }) => [sku, list_price, on_hand, retired]);
  expect(kept(after)).toEqual(kept(before));
});

test("what a demo practises with is told as lacking all the same", async () => {
  await load(database.sql, "Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty\nbow,Bow,W-1,100,1\n");
  await keepPracticeRate(database.sql, "demo");
  expect((await readStatus(database.sql)).lacks).toEqual({ products: 1, not_sold: 0, none: false });
  expect((await lacks()).text).toContain("GST rate               1  bow");
  const { text } = await command(["status"], { DATABASE_URL: database.url });
  expect(text).toMatch(/^Products {3}1 lacks something: bin\/shop lacks$/m);
});
