import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { load } from "../../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../../tests/support/testDatabase.ts";
import { loadMerchandising } from "./merchandising.ts";

const open: TestDatabase[] = [];
let sql: TestDatabase["sql"];
beforeEach(async () => {
  const database = await testDatabase();
  open.push(database);
  sql = database.sql;
});
afterAll(() => Promise.all(open.map((database) => database.close())));

const tables = ["category", "brand", "collection", "collection_section", "banner", "quick_link", "product", "variant"];
const rows = () =>
  Promise.all(tables.map((table) => sql`select xmin::text as written_by, t.* from ${sql(table)} t order by t::text`));

/** A catalogue's folder with these files. */
function folderOf(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), "swara-merchandising-"));
  mkdirSync(join(folder, "brands"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
  return folder;
}

const banner = { title: "T", text: "", action: "A", url: "/", image: "/pictures/veena/jackwood", alt: "" };
const files = {
  "categories.json": [{ slug: "drums", name: "Drums", children: [{ slug: "tabla", name: "Tabla", facets: ["size"] }] }],
  "guides.json": { drums: "Listen first." },
  "collections.json": [
    { slug: "season", name: "Season", discount_percent: 10 },
    { slug: "gifts", name: "Gifts" },
  ],
  "brands/a.json": [{ slug: "kaveri", name: "Kaveri", country: "IN", founded: "1950", text: "Drums." }],
  "home.json": {
    banners: [banner, { ...banner, title: "U" }],
    quick_links: [{ name: "Gifts", url: "/products/gifts" }],
    sections: [
      { title: "Now", collection: "season" },
      { title: "Small", collection: "gifts" },
    ],
  },
};

test("the shop's own merchandising goes in once, and the home page is collection 1", async () => {
  const folder = folderOf(files);
  await loadMerchandising(sql, folder);
  expect(await sql`select c.id, c.slug, c.discount_bp from collection c order by id`).toEqual([
    { id: 1, slug: "home", discount_bp: null },
    { id: 2, slug: "season", discount_bp: 1000 },
    { id: 3, slug: "gifts", discount_bp: null },
  ]);
  expect(
    await sql`select s.position, s.title, c.slug from collection_section s join collection c on c.id = shows_id where collection_id = 1 order by s.position`,
  ).toEqual([
    { position: 2, title: "Now", slug: "season" },
    { position: 3, title: "Small", slug: "gifts" },
  ]);
  expect(
    await sql`select c.slug, d.slug as department, c.facets, d.guide from category c join category d on d.id = c.parent_id`,
  ).toEqual([{ slug: "tabla", department: "drums", facets: ["size"], guide: "Listen first." }]);
  const before = await rows();
  await loadMerchandising(sql, folder);
  expect(await rows()).toEqual(before);
});

test("what the files change is changed: names, discounts and the prices that follow, fewer banners", async () => {
  await loadMerchandising(sql, folderOf(files));
  await load(sql, "Handle,Title,Vendor,Category,Collections,Variant Price\ntabla,Tabla,Kaveri,tabla,season,1000\n");
  expect(await sql`select price from card`).toEqual([{ price: 90_000 }]);
  const collections = [
    { slug: "season", name: "The season", discount_percent: 20 },
    { slug: "gifts", name: "Gifts" },
  ];
  await loadMerchandising(
    sql,
    folderOf({
      ...files,
      "collections.json": collections,
      "home.json": { ...files["home.json"], banners: [banner], sections: [] },
    }),
  );
  expect(await sql`select price, mrp from card`).toEqual([{ price: 80_000, mrp: 100_000 }]);
  expect(await sql`select count(*) from banner`).toEqual([{ count: 1 }]);
  expect(await sql`select count(*) from collection_section`).toEqual([{ count: 0 }]);
});

test("a file that is not what it should be is named, and nothing is half done", async () => {
  await expect(loadMerchandising(sql, folderOf({ ...files, "collections.json": [{ slug: "x" }] }))).rejects.toThrow(
    /collections\.json: 0\.name/,
  );
  const home = { ...files["home.json"], sections: [{ title: "X", collection: "nowhere" }] };
  await expect(loadMerchandising(sql, folderOf({ ...files, "home.json": home }))).rejects.toThrow("nowhere");
  expect(await sql`select from category`).toHaveLength(0);
});
