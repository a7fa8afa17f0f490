import { afterAll, beforeEach, expect, test } from "vitest";
import { contents, load } from "../../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../../tests/support/testDatabase.ts";

const open: TestDatabase[] = [];
let sql: TestDatabase["sql"];
beforeEach(async () => {
  const database = await testDatabase();
  open.push(database);
  sql = database.sql;
  await sql`insert into collection (slug, name, position, discount_bp) values ('student', 'Student', 1, 1000), ('plain', 'Plain', 2, null)`;
  await load(sql, file);
});
afterAll(() => Promise.all(open.map((database) => database.close())));

const head =
  "Handle,Title,Body (HTML),Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src,Collections,Attributes\n";
const veena =
  "veena,Veena,Carved,old,Size,Small,V-S,1000,5,https://x.example/v.jpg,student,wood=jackwood\nveena,,,,,Large,V-L,2000,7,,,\n";
const drum = "drum,Drum,Loud,,,,D-1,300,2,,,\n";
const file = head + veena + drum;

const variants = () =>
  sql`select sku, list_price, price, on_hand, held, retired from variant join stock on variant_id = id order by sku`;
const touched = () => sql`select slug from product where updated_at > created_at order by slug`;

test("the same file again touches nothing", async () => {
  const before = await contents(sql);
  expect(await load(sql, file)).toMatchObject({ added: 0, changed: 0, unchanged: 2, problems: [] });
  expect(await contents(sql)).toEqual(before);
});

test("the same file again doesn't put back what was sold since", async () => {
  await sql`update stock set on_hand = on_hand - 1`;
  const before = await contents(sql);
  await load(sql, file);
  expect(await contents(sql)).toEqual(before);
});

test("a refused row is said again each time, and the file still changes nothing", async () => {
  const bad = `${file}drum2,Drum,,,,,D-1,300,2,,,\n`;
  expect(await load(sql, bad)).toMatchObject({ unchanged: 2, refused: 1, refusals: 1 });
  const before = await contents(sql);
  expect(await load(sql, bad)).toMatchObject({ unchanged: 2, refused: 1, refusals: 1 });
  expect(await contents(sql)).toEqual(before);
});

test("a changed product is changed, and only that one", async () => {
  await sql`update stock set held = 2 where variant_id = (select id from variant where sku = 'V-S')`;
  const changed =
    "veena,New Veena,Carved anew,new,Size,Small,V-S,1100,6,https://x.example/w.jpg,plain,wood=walnut\nveena,,,,,Medium,V-M,1500,1,,,\n";
  expect(await load(sql, head + changed + drum)).toMatchObject({ added: 0, changed: 1, unchanged: 1, problems: [] });
  expect(await variants()).toEqual([
    { sku: "D-1", list_price: 30_000, price: 30_000, on_hand: 2, held: 0, retired: false },
    { sku: "V-L", list_price: 200_000, price: 200_000, on_hand: 7, held: 0, retired: true },
    { sku: "V-M", list_price: 150_000, price: 150_000, on_hand: 1, held: 0, retired: false },
    { sku: "V-S", list_price: 110_000, price: 110_000, on_hand: 8, held: 2, retired: false },
  ]);
  expect(await touched()).toEqual([{ slug: "veena" }]);
  expect(await sql`select name, description, tags from product where slug = 'veena'`).toEqual([
    { name: "New Veena", description: "<p>Carved anew</p>", tags: ["new"] },
  ]);
  expect(await sql`select src from product_image`).toEqual([{ src: "https://x.example/w.jpg" }]);
  expect(await sql`select value from product_attribute`).toEqual([{ value: "walnut" }]);
  expect(await sql`select c.slug from collection_product join collection c on c.id = collection_id`).toEqual([
    { slug: "plain" },
  ]);
  expect(
    await sql`select delta from stock_count join variant on variant.id = variant_id where sku = 'V-S' and cause = 'import' order by stock_count.id`,
  ).toEqual([{ delta: 5 }, { delta: 3 }]);
  expect(await sql`select name, price, variant_count from card where slug = 'veena'`).toEqual([
    { name: "New Veena", price: 110_000, variant_count: 2 },
  ]);
});

test("a retired variant comes back with its row, and a refused row takes nothing off the shelf", async () => {
  await load(sql, `${head}veena,Veena,Carved,old,Size,Small,V-S,1000,5,,,\n`);
  expect(await sql`select retired from variant where sku = 'V-L'`).toEqual([{ retired: true }]);
  await load(sql, file);
  expect(await sql`select retired from variant where sku = 'V-L'`).toEqual([{ retired: false }]);
  await load(sql, file.replace("V-L,2000", "V-L,free"));
  expect(await sql`select retired, list_price from variant where sku = 'V-L'`).toEqual([
    { retired: false, list_price: 200_000 },
  ]);
});

test("what a file has no column for stays as it was", async () => {
  await load(sql, "Handle,Title,Variant SKU,Variant Price\ndrum,Big Drum,D-1,400\n");
  expect(await sql`select name, description from product where slug = 'drum'`).toEqual([
    { name: "Big Drum", description: "<p>Loud</p>" },
  ]);
  expect(await sql`select list_price, on_hand from variant join stock on variant_id = id where sku = 'D-1'`).toEqual([
    { list_price: 40_000, on_hand: 2 },
  ]);
});

test("a dry run tells the same and changes nothing", async () => {
  const next = `${head}veena,Veena 2,Carved,old,Size,Small,V-S,900,5,,student,\nflute,Flute,,,,,F-1,50,1,,,\nflute2,Flute,,,,,F-1,50,1,,,\ndrum,,,,,,,,,,,\nflute,Flute,,,,,F-2,50,1,,,\n`;
  const before = await contents(sql);
  const dry = await load(sql, next, { dryRun: true });
  expect(await contents(sql)).toEqual(before);
  const real = await load(sql, next);
  expect(real).toEqual(dry);
  expect(real).toMatchObject({ added: 1, changed: 1, refused: 3 });
  expect(await contents(sql)).not.toEqual(before);
});

test("every change of a product is told to the pages that show it", async () => {
  const told: string[] = [];
  const { unlisten } = await sql.listen("catalogue", (payload) => told.push(payload));
  const [drumRow] = await sql`select id from product where slug = 'drum'`;
  await load(sql, file.replace("Loud", "Louder"));
  await expect.poll(() => told).toContain(`product:${drumRow?.id}`);
  expect(new Set(told)).toEqual(new Set([`product:${drumRow?.id}`]));
  await unlisten();
});

test("two imports at once take turns", async () => {
  let waited = 0;
  const options = { onWait: () => waited++ };
  const many = (price: number) =>
    head + Array.from({ length: 500 }, (_, i) => `p${i},P ${i},,,,,P-${i},${price},1,,,\n`).join("");
  const results = await Promise.all([load(sql, many(100), options), load(sql, many(200), options)]);
  expect(waited).toBe(1);
  expect(results.map(({ added }) => added)).toEqual(expect.arrayContaining([0, 500]));
  expect(results.map(({ changed }) => changed)).toEqual(expect.arrayContaining([0, 500]));
  expect(await sql`select count(distinct list_price) as prices from variant where sku like 'P-%'`).toEqual([
    { prices: 1 },
  ]);
});

test("a column that the file lacks changes nothing: a file of handles, titles, SKUs and prices", async () => {
  const whole =
    "Handle,Title,Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Image,Variant Inventory Qty\n" +
    "harp,Harp,Makers,Harps,FALSE,Size,Small,H-S,1000,1200,https://x.example/s.jpg,3\nharp,,,,,,Large,H-L,2000,2400,https://x.example/l.jpg,4\n";
  await load(sql, whole);
  const all = () => sql`
    select b.name as brand, c.name as category, p.published, p.option_names, v.sku, v.option_values, v.mrp, v.image_src, v.retired, s.on_hand
    from product p join brand b on b.id = brand_id join category c on c.id = category_id
    join variant v on v.product_id = p.id join stock s on s.variant_id = v.id where p.slug = 'harp' order by sku`;
  const before = await all();
  expect(before).toMatchObject([
    { brand: "Makers", category: "Harps", published: false, sku: "H-L", mrp: 240_000 },
    { sku: "H-S", mrp: 120_000 },
  ]);
  const part = "Handle,Title,Variant SKU,Variant Price\nharp,Celtic Harp,H-S,1100\nharp,,H-L,2000\n";
  expect(await load(sql, part)).toMatchObject({
    changed: 1,
    problems: [],
    changes: {
      "price raised": { count: 1, first: [{ kind: "price raised", subject: "H-S", was: 100_000, now: 110_000 }] },
    },
  });
  expect(await all()).toEqual(before);
  expect(
    await sql`select name, list_price from product p join variant on product_id = p.id where slug = 'harp' order by sku`,
  ).toEqual([
    { name: "Celtic Harp", list_price: 200_000 },
    { name: "Celtic Harp", list_price: 110_000 },
  ]);
});

test("a file without SKUs finds its variants by their options, or as a product's only one; else it says so", async () => {
  const texts =
    "Handle,Title,Option1 Name,Option1 Value,Variant Price\nveena,Veena,Size,Large,2100\nveena,,,Small,1000\n";
  expect(await load(sql, texts)).toMatchObject({ changed: 1, problems: [] });
  expect(await load(sql, "Handle,Title,Variant Price\ndrum,Drum,310\n")).toMatchObject({ changed: 1, problems: [] });
  expect(await variants()).toMatchObject([
    { sku: "D-1", list_price: 31_000, on_hand: 2, retired: false },
    { sku: "V-L", list_price: 210_000, on_hand: 7, retired: false },
    { sku: "V-S", list_price: 100_000, on_hand: 5, retired: false },
  ]);
  const { said } = await load(sql, "Handle,Title,Variant Price\nveena,Veena,1\n");
  expect(said).toEqual([
    "2 refused: the file has neither an SKU that the shop knows nor options to tell which variant this is",
  ]);
  expect((await variants()).map(({ retired }) => retired)).toEqual([false, false, false]);
  const none = await load(sql, "Handle,Variant SKU,Variant Inventory Qty\nnew,N-1,4\ndrum,D-9,4\n");
  expect(none.said).toEqual([
    "2 refused: the shop does not have this product, and the file has no titles to make it from",
    "3 refused: the shop does not have this variant, and the file has no prices",
  ]);
});

test("a product that changes brings no sold stock back; a number that the file didn't say before counts", async () => {
  await sql`update stock set on_hand = on_hand - 2 where variant_id = (select id from variant where sku = 'D-1')`;
  await load(sql, file.replace("Drum,Loud", "Drum,Louder"));
  expect(await sql`select on_hand from stock join variant on id = variant_id where sku = 'D-1'`).toEqual([
    { on_hand: 0 },
  ]);
  const raised = await load(sql, file.replace("D-1,300,2", "D-1,300,6"));
  expect(raised.changes).toEqual({
    "stock raised": { count: 1, first: [{ kind: "stock raised", subject: "D-1", was: 0, now: 6 }] },
  });
});

test("what a file retires, brings back, publishes and hides is named, in a dry run too", async () => {
  const published = file
    .replace("Title,", "Title,Published,")
    .replace("veena,Veena,", "veena,Veena,FALSE,")
    .replace("veena,,", "veena,,,");
  const without = published.replace(/veena,,,,,.*\n/, "").replace("drum,Drum,", "drum,Drum,TRUE,");
  const told = await load(sql, without, { dryRun: true });
  expect(told.changes).toMatchObject({
    hidden: { first: [{ subject: "veena" }] },
    retired: { first: [{ subject: "V-L" }] },
  });
  expect((await variants()).some(({ retired }) => retired)).toBe(false);
  await load(sql, without);
  const back = await load(
    sql,
    file.replace("Title,", "Title,Published,").replaceAll(/^(veena|drum),(\w*),/gm, "$1,$2,TRUE,"),
  );
  expect(back.changes).toMatchObject({
    published: { first: [{ subject: "veena" }] },
    returned: { first: [{ subject: "V-L" }] },
  });
});
