import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../../tests/support/command.ts";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { importFile } from "../catalogue/import/importFile.ts";

// What an owner who comes from another shop gives at a terminal.
let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), "swara-moving-"));
const own = join(folder, "own");
const file = (name: string, content: string) => writeFileSync(join(folder, name), content);
beforeAll(async () => {
  database = await testDatabase();
  mkdirSync(own);
  cpSync("shop/shop.json", join(own, "shop.json"));
  file(
    "goods.csv",
    "Handle,Title,Type,Variant Price\nloom-shirt,Loom shirt,Hand Made Shirts,100\ncord,Cord,Odds and Ends,10\n",
  );
  await importFile(database.sql, join(folder, "goods.csv"), {});
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Gives `bin/shop` these words, in `folder`, on the test's database. */
async function shop(...args: string[]) {
  const { status, text } = await command(args, { INIT_CWD: folder, DATABASE_URL: database.url, SHOP_FOLDER: own });
  return { status, text };
}

const placeOf = async (product: string) =>
  (
    await database.sql<{ path: string }[]>`
      select d.slug || '/' || c.slug as path from product p join category c on c.id = p.category_id join category d on d.id = c.parent_id
      where p.slug = ${product}`
  )[0]?.path;

test("categories: shown, written into the owner's file, corrected there, and brought in", async () => {
  const mapping = () => readFileSync(join(own, "categories.txt"), "utf8");
  expect(await shop("categories")).toEqual({
    status: 0,
    text: expect.stringMatching(/ Hand Made Shirts = \S.*\(1 product\)\n/),
  });
  expect(await shop("categories", "--write")).toMatchObject({ status: 0, text: expect.stringContaining("2 added") });
  expect(mapping()).toContain("Odds and Ends = ");
  writeFileSync(
    join(own, "categories.txt"),
    mapping().replace(/^Hand Made Shirts = .*$/m, "Hand Made Shirts = weaves/looms"),
  );
  expect(await shop("categories", "--apply")).toEqual({
    status: 0,
    text: expect.stringMatching(/^Moved:\n {2}Hand Made Shirts: .* → weaves\/looms \(1 product\)\n$/),
  });
  expect(await placeOf("loom-shirt")).toBe("weaves/looms");
  appendFileSync(join(own, "categories.txt"), "no place at all\n");
  expect(await shop("categories", "--apply")).toMatchObject({
    status: 2,
    text: expect.stringContaining("Nothing was changed."),
  });
});

test("old addresses: a dry run shows what would lead where; then they do, and what is refused is named", async () => {
  file("old.csv", "Redirect from,Redirect to\n/pages/shirts,loom-shirt\n/pages/lost,https://other.example/\n");
  const rows = () => database.sql`select path, target from old_path`;
  expect(await shop("redirects", "--dry-run", "old.csv")).toEqual({
    status: 1,
    text: [
      "Old addresses: 1 added, 0 changed, 0 unchanged, 1 refused.",
      "  /pages/shirts → /product/loom-shirt",
      "Nothing was changed (dry run).",
      "  line 3, /pages/lost: the new address is at other.example, which is not this shop",
      "",
    ].join("\n"),
  });
  expect(await rows()).toEqual([]);
  expect(await shop("redirects", "old.csv")).toMatchObject({ status: 1, text: expect.stringContaining("1 added") });
  expect(await rows()).toEqual([{ path: "/pages/shirts", target: "/product/loom-shirt" }]);
});

test("customers: a dry run takes nobody; then they come, and what is left out is named", async () => {
  file("people.csv", "Name,Email,Store Credit Balance\nUma,uma@example.com,250\nNobody,,\n");
  const people = () => database.sql`select email, name from customer`;
  const said = "Customers: 1 added, 0 here already, 1 refused. Addresses: 0.\n";
  const [left, refused] = ["Left out: Store Credit Balance.", "line 3: it has no e-mail address"];
  const tried = await shop("import-customers", "people.csv", "--dry-run");
  expect([tried.status, tried.text.startsWith(`${said}Nothing was changed (dry run).\n`)]).toEqual([1, true]);
  expect(await people()).toEqual([]);
  const taken = await shop("import-customers", "people.csv");
  expect([taken.status, taken.text.startsWith(said)]).toEqual([1, true]);
  for (const { text } of [tried, taken]) expect([text.includes(left), text.includes(refused)]).toEqual([true, true]);
  expect(await people()).toEqual([{ email: "uma@example.com", name: "Uma" }]);
});
