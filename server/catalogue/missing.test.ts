import { afterAll, beforeAll, expect, test } from "vitest";
import { openCatalogue } from "../../tests/support/testCatalogue.ts";

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const movedTo = async (path: string): Promise<unknown> => {
  const answer = await catalogue.ask(path);
  expect(answer.status).toBe(404);
  return (await answer.json()).moved_to;
};

test("a product that was renamed twice is found from both its old addresses, and its card has the new one", async () => {
  const { sql } = catalogue;
  await sql`update product set slug = 'second' where slug = 'kaveri-24-mridangam'`;
  await sql`update product set slug = 'third' where slug = 'second'`;
  expect(await movedTo("/get/product/kaveri-24-mridangam")).toBe("third");
  expect(await movedTo("/get/product/Second")).toBe("third");
  expect((await catalogue.ask("/get/product/THIRD")).status).toBe(200);
  expect(await sql`select slug from card where slug in ('kaveri-24-mridangam', 'third')`).toEqual([{ slug: "third" }]);
  await sql`update product set slug = 'kaveri-24-mridangam' where slug = 'third'`;
  expect((await catalogue.ask("/get/product/kaveri-24-mridangam")).status).toBe(200);
  expect(await movedTo("/get/product/third")).toBe("kaveri-24-mridangam");
});

test("brands, categories and collections are found again too; what never was, is not", async () => {
  const { sql } = catalogue;
  for (const [table, path] of [
    ["brand", "/get/brand/"],
    ["collection", "/get/collection/"],
  ] as const) {
    const [row] = await sql<{ slug: string }[]>`update ${sql(table)} set slug = ${`new-${table}`}
      where id = (select min(id) from ${sql(table)}) returning (select slug from ${sql(table)} old where old.id = ${sql(table)}.id)`;
    expect(await movedTo(path + row?.slug)).toBe(`new-${table}`);
  }
  await sql`update category set slug = 'new-category' where slug = (select slug from category order by id limit 1)`;
  const [old] = await sql<{ old_slug: string }[]>`select old_slug from redirect where kind = 'category'`;
  const answer = await catalogue.post("/get/other/category", { category: old?.old_slug });
  expect(await answer.json()).toMatchObject({ error: 1, moved_to: "new-category" });
  expect(await movedTo("/get/brand/nobody")).toBeUndefined();
});
