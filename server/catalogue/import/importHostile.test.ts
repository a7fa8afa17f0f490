import { afterAll, beforeAll, expect, test } from "vitest";
import { load } from "../../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../../tests/support/testDatabase.ts";
import { importFile } from "./importFile.ts";
import { UnreadableFile } from "./problem.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const names = async (slug: string) =>
  (await database.sql`select name from product where slug like ${`${slug}%`} order by slug`).map(({ name }) => name);

test.each([
  ["an empty file", "", "The file is empty."],
  ["blank lines only", "\n\n  \n", "The file is empty."],
  ["a header only", "Handle,Title,Variant Price\n", "The file has a header but no rows."],
  ["another table", "name,mail\nx,y\n", 'for a shopify file it lacks "title" and "variant price" or "price"'],
  [
    "a picture",
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    "The header is not one of a product file",
  ],
])("%s is told apart from a product file", async (_, content, message) => {
  const attempt = load(database.sql, content);
  await expect(attempt).rejects.toBeInstanceOf(UnreadableFile);
  await expect(attempt).rejects.toThrow(message);
});

test("a file that isn't there, a folder, and an unknown encoding are said so", async () => {
  await expect(importFile(database.sql, "/nowhere.csv")).rejects.toThrow("There is no such file.");
  await expect(importFile(database.sql, "/tmp")).rejects.toThrow("This is a folder, not a file.");
  await expect(load(database.sql, "Title,Price\na,1\n", { encoding: "klingon" })).rejects.toThrow(
    "klingon is not known",
  );
});

const text = (slug: string) =>
  `Handle,Title,Variant Price\r\n${slug}-1,Café Müller – “Veena”,100\r\n${slug}-2,€ Drum,100\r\n`;
test.each([
  ["UTF-8", "utf8", Buffer.from(text("utf8")), "utf-8"],
  ["UTF-8 with a byte order mark", "bom", Buffer.from(`\ufeff${text("bom")}`), "utf-8 with byte order mark"],
  ["UTF-16, little end first", "le", Buffer.from(`\ufeff${text("le")}`, "utf16le"), "utf-16le with byte order mark"],
  [
    "UTF-16, big end first",
    "be",
    Buffer.from(`\ufeff${text("be")}`, "utf16le").swap16(),
    "utf-16be with byte order mark",
  ],
  [
    "Windows-1252",
    "win",
    Buffer.from(
      text("win").replace(/[–“”€]/g, (mark) => ({ "–": "\x96", "“": "\x93", "”": "\x94", "€": "\x80" })[mark] ?? ""),
      "latin1",
    ),
    "utf-8, with lines that are not and were read as windows-1252",
  ],
])("names arrive whole from %s", async (_, slug, content, encoding) => {
  expect(await load(database.sql, content)).toMatchObject({ added: 2, encoding, problems: [] });
  expect(await names(slug)).toEqual(["Café Müller – “Veena”", "€ Drum"]);
});

test("one line in another encoding doesn't spoil its neighbours", async () => {
  const content = Buffer.concat([
    Buffer.from("Handle,Title,Variant Price\nmix-1,வீணை,100\nmix-2,"),
    Buffer.from([0xc9, 0x74, 0xe9]),
    Buffer.from(",100\nmix-3,तबला,100\n"),
  ]);
  await load(database.sql, content);
  expect(await names("mix")).toEqual(["வீணை", "Été", "तबला"]);
});

test("a wrong encoding by order is kept to", async () => {
  await load(database.sql, Buffer.from("Handle,Title,Variant Price\nforced,Café,100\n"), { encoding: "windows-1252" });
  expect(await names("forced")).toEqual(["CafÃ©"]);
});

test("broken rows are said with their lines and everything else goes in", async () => {
  const { said, added } = await load(
    database.sql,
    `Handle,Title,Body (HTML),Variant Price\nbr-1,One,"never closed,100\nbr-2,Two,"fine",100\nbr-3,Three,100\nbr-4,Four,a,100,extra\nbr-5,"Five" 12" drum,x,100\n,,y,100\n!!!,,z,100\nbr-6,Six\0,NUL\0 inside,100\n`,
  );
  expect(said).toEqual([
    "2 refused: its quotes are broken",
    "4 refused: it has 3 cells, the header has 4 (and the lines to 5)",
    "7 refused: it has neither a handle nor a title",
    "8 refused: it has neither a handle nor a title",
  ]);
  expect(added).toBe(3);
  expect(await names("br-")).toEqual(["Two", '"Five" 12" drum', "Six"]);
});

test("a column that stands twice, formulas, and scripts do nothing", async () => {
  const { said } = await load(
    database.sql,
    `Handle,Title,Title,Variant Price,Variant SKU,Vendor\nhx-1,"'=cmd|' /C calc'!A0",Other,100,'=1+1,<script>alert(1)</script>Acme\nhx-2,<img src=x onerror=alert(1)>Drum,Other,100,"'; drop table product; --",\n`,
  );
  expect(said).toEqual(['1 notice: the column "title" stands twice; the first counts']);
  expect(await names("hx-")).toEqual(["=cmd|' /C calc'!A0", "Drum"]);
  expect(
    await database.sql`select b.name from brand b join product p on brand_id = b.id where p.slug = 'hx-1'`,
  ).toEqual([{ name: "Acme" }]);
});

test("cells of any size and length are bounded, and said", async () => {
  const { said, added } = await load(
    database.sql,
    `Handle,Title,Body (HTML),Variant Price,Tags,Variant SKU\nbig-1,${"T".repeat(5_000)},"${"<p>word </p>".repeat(1_000_000)}",100,"${"tag,".repeat(500)}",${"S".repeat(500)}\n${"h".repeat(900)},Long,,100,,\nbig-2,${"<b>".repeat(20_000)}Deep,"${"<ul><li>".repeat(12_000)}",100,,\n`,
  );
  expect(added).toBe(3);
  expect(said).toEqual([
    '2 notice: the cell "Body (HTML)" was cut to 100000 characters',
    `2 notice: the name was cut to 200 characters: it ends in "${"T".repeat(20)}"`,
  ]);
  const sizes =
    await database.sql`select length(name) as name, length(description) < 120000 as bounded, length(slug) as slug from product where slug like 'big-1' or name = 'Long' order by slug`;
  expect(sizes).toEqual([
    { name: 200, bounded: true, slug: 5 },
    { name: 4, bounded: true, slug: 200 },
  ]);
});

test("one product that the database refuses doesn't take its batch along", async () => {
  await database.sql`alter table product add constraint refuses_one check (slug <> 'bad-one')`;
  const { said, added, refused } = await load(
    database.sql,
    "Handle,Title,Variant Price\nok-1,A,1\nbad-one,B,1\nok-2,C,1\n",
  );
  expect({ added, refused }).toEqual({ added: 2, refused: 1 });
  expect(said[0]).toMatch(/^3 refused: the database did not take it/);
});
