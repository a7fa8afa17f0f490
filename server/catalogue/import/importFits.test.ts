import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { load } from "../../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../../tests/support/testDatabase.ts";
import { productExport } from "../../export/exportProducts.ts";
import { writeExport } from "../../export/writeExport.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.sql`insert into category (slug, name, position) values ('violins', 'Violins', 1)`;
});
afterAll(() => database.close());

const file = (fits: string) => `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Fits
bow,Bow,Size,4/4,BOW-1,900,${fits}
bow,,,3/4,BOW-2,800,
`;
const kept = async () =>
  (await database.sql<{ fits: string[]; version: number }[]>`select fits, version from product where slug = 'bow'`)[0];

test("a file says what an accessory fits; what it says wrongly is left out and told", async () => {
  const { problems } = await load(database.sql, file('"4/4:violins;size=4/4 | 3/4: violins; size=3/4 | size=4/4"'));
  expect(problems).toEqual([
    expect.objectContaining({ line: 2, kind: "notice", reason: expect.stringContaining("what it fits: ") }),
  ]);
  expect((await kept())?.fits).toEqual(["4/4: violins; size=4/4", "3/4: violins; size=3/4"]);
});

test("a category that is not there and an option's value that it has not are told, and kept", async () => {
  const { problems } = await load(database.sql, file("4/4: violas | 7/8: violins"));
  expect(problems.map(({ reason }) => reason).sort()).toEqual([
    'what it fits: "7/8" is no value of its options',
    'what it fits: there is no category "violas" yet',
  ]);
  expect((await kept())?.fits).toEqual(["4/4: violas", "7/8: violins"]);
});

test("a file without the column leaves it, one with an empty cell takes it away, and each change raises the version", async () => {
  const before = await kept();
  const without = file("").replace(",Fits", "").replaceAll(/,$/gm, "");
  expect(await load(database.sql, without)).toMatchObject({ changed: 1, problems: [] });
  expect(await kept()).toEqual(before);
  await load(database.sql, file(""));
  expect(await kept()).toEqual({ fits: [], version: (before?.version ?? 0) + 1 });
});

test("what is exported can be imported again, signs and all", async () => {
  await load(database.sql, file("3/4: violins; body length<=36 cm; setup=*"));
  const before = await kept();
  expect(before?.fits).toEqual(["3/4: violins; body length<=36 cm; setup=*"]);
  const path = join(mkdtempSync(join(tmpdir(), "swara-fits-")), "products.csv");
  await writeExport(database.sql, productExport, path);
  expect(await load(database.sql, readFileSync(path))).toMatchObject({ refusals: 0, problems: [] });
  expect(await kept()).toEqual(before);
});
