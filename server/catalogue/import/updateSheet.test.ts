import { afterAll, beforeEach, expect, test } from "vitest";
import { fileOf, load } from "../../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../../tests/support/testDatabase.ts";
import type { Problem } from "./problem.ts";
import { type Only, type UpdateOptions, updateFromSheet } from "./updateSheet.ts";

const open: TestDatabase[] = [];
let sql: TestDatabase["sql"];
beforeEach(async () => {
  const database = await testDatabase();
  open.push(database);
  sql = database.sql;
  await load(
    sql,
    "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty\nveena,Veena,Size,Small,V-S,1000,1200,5\nveena,,,Large,,2000,,7\n",
  );
});
afterAll(() => Promise.all(open.map((database) => database.close())));

async function update(only: Only, content: string, options: UpdateOptions = {}) {
  const problems: Problem[] = [];
  const result = await updateFromSheet(sql, fileOf(content), only, {
    ...options,
    onProblem: (problem) => problems.push(problem),
  });
  return { ...result, said: problems.map(({ line, kind, reason }) => `${line} ${kind}: ${reason}`) };
}
const books = () =>
  sql`select option_values[1] as size, list_price, price, mrp, on_hand, held, retired from variant join stock on variant_id = id order by 1`;

test("a file of prices changes prices and nothing else", async () => {
  const done = await update("prices", "SKU,Title,Price,MRP\nV-S,Other name,900,1500\nNOBODY,x,5,\nV-S,again,1,\n");
  expect(done).toMatchObject({ rows: 3, changed: 1, unchanged: 0, refusals: 2 });
  expect(done.said).toEqual([
    "4 refused: the SKU stands in the file already, in line 2; the first counts",
    "3 refused: the shop has no variant with this SKU",
  ]);
  expect(await books()).toEqual([
    { size: "Large", list_price: 200_000, price: 200_000, mrp: 200_000, on_hand: 7, held: 0, retired: false },
    { size: "Small", list_price: 90_000, price: 90_000, mrp: 150_000, on_hand: 5, held: 0, retired: false },
  ]);
  expect(await sql`select name from product`).toEqual([{ name: "Veena" }]);
  const raised = await update("prices", "SKU,Price\nV-S,1600\n", { dryRun: true });
  expect(raised).toMatchObject({ changed: 1, changes: { "price raised": { first: [{ was: 90_000, now: 160_000 }] } } });
  expect(await sql`select min(list_price) as least from variant`).toEqual([{ least: 90_000 }]);
});

test("Shopify's inventory export counts the pieces of all locations", async () => {
  const sheet =
    "Handle,Title,Option1 Name,Option1 Value,SKU,Location,Available (not editable),On hand (current)\n" +
    "veena,Veena,Size,Small,V-S,Anna Salai,3,9\nveena,Veena,Size,Small,V-S,Adyar,4,9\nveena,Veena,Size,Large,,Anna Salai,not stocked,9\n";
  expect(await update("stock", sheet)).toMatchObject({
    changed: 1,
    said: [],
    changes: { "stock raised": { first: [{ was: 5, now: 7 }] } },
  });
  expect(await books()).toMatchObject([{ on_hand: 7 }, { on_hand: 7 }]);
  expect(await sql`select delta from stock_count where cause = 'count'`).toEqual([{ delta: 2 }]);
});

test("what was ordered since the count is taken off it, what came back is added, and it never is less than nothing", async () => {
  const [variant] = await sql`select id from variant where sku = 'V-S'`;
  const id = Number(variant?.id);
  const order = async (n: number, quantity: number, at: string, kinds: string[]) => {
    await sql`
      insert into orders (id, order_no, checkout_id, state, items, shipping, total, tax_included, payment_method, name, email, mobile, address, state_code)
      overriding system value values (${n}, ${`O-${n}`}, ${`c${n}`}, 'confirmed', 1, 0, 1, 0, 'cod', 'A', 'a@b.example', '9876543210', '{}', '33')`;
    for (const kind of kinds)
      await sql`insert into stock_move (order_id, variant_id, kind, quantity, at) values (${n}, ${id}, ${kind}, ${quantity}, ${at})`;
  };
  await order(1, 1, "2026-11-01T09:00:00Z", ["hold", "commit"]); // before the count
  await order(2, 2, "2026-11-03T09:00:00Z", ["hold"]);
  await order(3, 3, "2026-11-03T09:00:00Z", ["hold", "release"]);
  await sql`update stock set held = 2 where variant_id = ${id}`;
  const sheet = "SKU,Stock\nV-S,6\n";
  const options = { countedAt: new Date("2026-11-02T00:00:00Z") };
  expect(await update("stock", sheet, options)).toMatchObject({ changed: 1, said: [] });
  const stock = () => sql`select on_hand, held from stock where variant_id = ${id}`;
  expect(await stock()).toEqual([{ on_hand: 6, held: 2 }]); // 6 counted, 2 ordered since: 4 to sell
  expect(await update("stock", sheet, options)).toMatchObject({ changed: 0, unchanged: 1 });
  expect((await update("stock", "SKU,Stock\nV-S,1\n", options)).said).toEqual([
    "2 notice: 1 more were ordered since than were counted; it stands at 0",
  ]);
  expect(await stock()).toEqual([{ on_hand: 2, held: 2 }]);
});

test("a file without the column that is needed, or with a time to come, is told so", async () => {
  await expect(update("prices", "SKU,Stock\nV-S,1\n")).rejects.toThrow("no column Price");
  await expect(update("stock", "Name,Stock\nV,1\n")).rejects.toThrow("no column SKU");
  expect((await update("stock", "SKU,Stock,Counted At\nV-S,1,2999-01-01\n")).said).toEqual([
    "2 refused: the time of counting can't be read or is still to come; it is written 2026-11-22T18:30+05:30",
  ]);
});
