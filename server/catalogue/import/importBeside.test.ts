import { expect, test } from "vitest";
import { contents, load } from "../../../tests/support/importTrial.ts";
import { testDatabase } from "../../../tests/support/testDatabase.ts";

const head = "Handle,Title,Vendor,Type,Variant SKU,Variant Price,Variant Inventory Qty\n";
const rows = 4_500;
/** Every batch names makers and categories that others name too, in another order, some of them for the first time. */
const row = (i: number) => {
  const maker = `Maker ${i % 2 === 0 ? Math.floor(i / 400) : 40 - Math.floor(i / 300)}`;
  const category = `Kind ${i % 3 === 0 ? Math.floor(i / 500) : 30 - Math.floor(i / 350)}`;
  return `p-${i},Product ${i},${maker},${category},S-${i},100,3`;
};
const file = head + Array.from({ length: rows }, (_, i) => row(i)).join("\n");

test("batches that are written at the same time make each maker and category once, and the same file again nothing", {
  timeout: 60_000,
}, async () => {
  const { sql, close } = await testDatabase();
  expect(await load(sql, file)).toMatchObject({ added: rows, refused: 0, problems: [] });
  const before = await contents(sql);
  const names = (table: string) => new Set((before[table] as { name: string }[]).map(({ name }) => name));
  expect(names("brand").size).toBe((before["brand"] as unknown[]).length);
  expect(names("category").size).toBe((before["category"] as unknown[]).length);
  expect(before["card"]).toHaveLength(rows);
  const [wrong] = await sql<{ count: number }[]>`
    select count(*)::int from product p join brand b on b.id = p.brand_id where b.name <> 'Maker ' ||
      case when ltrim(p.slug, 'p-')::int % 2 = 0 then ltrim(p.slug, 'p-')::int / 400 else 40 - ltrim(p.slug, 'p-')::int / 300 end`;
  expect(wrong?.count).toBe(0);
  expect(await load(sql, file)).toMatchObject({ added: 0, unchanged: rows });
  expect(await contents(sql)).toEqual(before);
  await close();
});

test("what is refused is told in the file's order, whichever batch was done first", { timeout: 60_000 }, async () => {
  const { sql, close } = await testDatabase();
  // This one's batch is undone and written product by product, while the next ones are read, claimed and written.
  await sql`alter table product add constraint refuses_one check (slug <> 'p-1500')`;
  const twice = new Map([
    [1_200, 3], // its address stands in the file already
    [2_700, 1_100],
    [4_400, 2_600],
  ]);
  const alike = (i: number) => row(i).replace(/Maker.*Kind \d+/, "Maker,Kind");
  const text = head + Array.from({ length: rows }, (_, i) => alike(twice.get(i) ?? i)).join("\n");
  const { added, refused, said } = await load(sql, text);
  expect({ added, refused }).toEqual({ added: rows - 4, refused: 4 });
  expect(said.map((words) => words.replace(/:.*from/, "").replace(/:.*/, ""))).toEqual([
    "1202 refused line 5; the first counts",
    "1502 refused",
    "2702 refused line 1102; the first counts",
    "4402 refused line 2602; the first counts",
  ]);
  await close();
});

test("a file that is tried keeps nothing, though batches of it make the same makers", { timeout: 60_000 }, async () => {
  const { sql, close } = await testDatabase();
  const before = await contents(sql);
  expect(await load(sql, file, { dryRun: true })).toMatchObject({ added: rows, refused: 0 });
  expect(await contents(sql)).toEqual(before);
  await close();
});
