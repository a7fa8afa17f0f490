import { expect, test } from "vitest";
import { catalogueDatabase } from "./testDatabase.ts";

test("the fixture holds what its description says", async () => {
  const { sql, close } = await catalogueDatabase();
  const [count] = await sql`select (select count(*) from product) as products, (select count(*) from card) as cards`;
  expect(count).toEqual({ products: 41, cards: 39 });
  expect(await sql`select price, list_price from variant where sku = 'KAVERI-18-MRIDANGAM'`).toEqual([
    { price: 722_500, list_price: 850_000 },
  ]);
  await close();
});
