import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { load } from "../../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../../tests/support/testDatabase.ts";
import { takePhotographs } from "./takePhotographs.ts";

const photograph = (colour: string) =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

let [host, asked, up] = ["", 0, true];
const server = createServer(async (request, response) => {
  asked++;
  if (!up || !request.url?.endsWith(".jpg")) return response.writeHead(503).end();
  response.end(await photograph("#804020"));
});
const open: TestDatabase[] = [];
let sql: TestDatabase["sql"];
let root = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  const database = await testDatabase();
  open.push(database);
  sql = database.sql;
  [root, asked, up] = [mkdtempSync(join(tmpdir(), "swara-photographs-")), 0, true];
});
afterAll(async () => {
  server.close();
  await Promise.all(open.map((database) => database.close()));
});

const head =
  "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src,Variant Image\n";
const take = (folder?: string) =>
  takePhotographs(sql, { kept: join(root, "kept"), folder, trusted: [host], send: async () => {} });
const shown = () =>
  sql`select p.slug, c.image as card, v.image_src as variant, array(select src from product_image where product_id = p.id
    order by position) as images from product p join card c on c.product_id = p.id join variant v on v.product_id = p.id order by p.slug, v.sku`;

test("photographs at addresses become the shop's own, are fetched once, and shown everywhere", async () => {
  const [front, gone] = [`http://${host}/front.jpg`, `http://${host}/gone.png`];
  const file = `${head}veena,Veena,,,V-1,1000,5,${front},${front}\nveena,,,,,,,${gone},\ntabla,Tabla,,,T-1,900,5,${front},\n`;
  await load(sql, file);
  expect(await take()).toEqual({ taken: 1, missing: [{ address: gone, reason: "the answer was 503" }] });
  const [tabla, veena] = await shown();
  const own = tabla?.card;
  expect(own).toMatch(/^\/pictures\/own\/[0-9a-f]{20}$/);
  expect(veena).toEqual({ slug: "veena", card: own, variant: own, images: [own, gone] });
  expect(tabla).toEqual({ slug: "tabla", card: own, variant: null, images: [own] });
  const widths = ["200.avif", "400.avif", "800.avif", "800.webp", "1200.avif"].sort();
  const files = readdirSync(join(root, "kept", "own")).map((name) => name.slice(name.indexOf("-") + 1));
  expect(files.sort()).toEqual(widths);

  // Another product with the same address gets the picture at once; what is missing is asked for again.
  const before = asked;
  await load(sql, `${head}drum,Drum,,,D-1,300,5,${front},\n`);
  expect((await shown())[0]).toMatchObject({ slug: "drum", card: own });
  expect(await take()).toMatchObject({ taken: 0, missing: [{ address: gone }] });
  expect(asked).toBe(before + 1);
});

test("photographs in a folder are found by name; another content under the name is another picture", async () => {
  writeFileSync(join(root, "veena front.jpg"), await photograph("#804020"));
  const file = `${head}veena,Veena,,,V-1,1000,5,veena front.jpg,\nveena,,,,,,,../etc/passwd,\nveena,,,,,,,none.jpg,\n`;
  expect((await load(sql, file, { pictures: root })).said).toEqual([
    "3 notice: the picture is no http(s) address and no file in the folder of pictures; left out",
    "4 notice: the picture is no http(s) address and no file in the folder of pictures; left out",
  ]);
  expect(await take(root)).toEqual({ taken: 1, missing: [] });
  const [first] = await shown();
  expect(await load(sql, file, { pictures: root })).toMatchObject({ unchanged: 1 });
  expect(await shown()).toEqual([first]);

  writeFileSync(join(root, "veena front.jpg"), await photograph("#204080"));
  expect(await load(sql, file, { pictures: root })).toMatchObject({ changed: 1 });
  expect(await take(root)).toEqual({ taken: 1, missing: [] });
  const [second] = await shown();
  expect(second?.card).toMatch(/^\/pictures\/own\//);
  expect(second?.card).not.toBe(first?.card);
});

test("a host that fails again and again is left alone until the next run, which finds it up again", async () => {
  const rows = Array.from({ length: 12 }, (_, n) => `p${n},P${n},,,P-${n},100,1,http://${host}/${n}.jpg,\n`);
  await load(sql, head + rows.join(""));
  up = false;
  const { taken, missing } = await take();
  expect([taken, missing.length]).toEqual([0, 12]);
  expect(asked).toBeLessThan(12);
  expect(missing.map(({ reason }) => reason)).toContain("its host failed too often; the next import tries again");
  up = true;
  expect(await take()).toEqual({ taken: 12, missing: [] });
  expect(await sql`select from photograph where problem is not null`).toHaveLength(0);
});

test("files of a folder that was not given don't count as failures of one host", async () => {
  const names = Array.from({ length: 12 }, (_, n) => `${n}.jpg`);
  for (const name of names) writeFileSync(join(root, name), await photograph("#808080"));
  const rows = names.map((name, n) => `p${n},P${n},,,P-${n},100,1,${name},\n`);
  await load(sql, head + rows.join(""), { pictures: root });
  expect((await take()).missing.map(({ reason }) => reason)).toEqual(
    Array(12).fill("its folder was not given: --pictures FOLDER"),
  );
});

test("a photograph whose folder was not given is missing with that reason, and nothing is left half written", async () => {
  writeFileSync(join(root, "a.jpg"), await photograph("#808080"));
  writeFileSync(join(root, "b.jpg"), "<svg/>");
  await load(sql, `${head}a,A,,,A-1,100,1,a.jpg,\nb,B,,,B-1,100,1,b.jpg,\n`, { pictures: root });
  expect((await take()).missing.map(({ reason }) => reason)).toEqual(
    Array(2).fill("its folder was not given: --pictures FOLDER"),
  );
  rmSync(join(root, "a.jpg"));
  expect((await take(root)).missing.map(({ reason }) => reason).sort()).toEqual([
    "it is no JPEG, PNG, WebP, AVIF, GIF or TIFF",
    "it is no longer in the folder",
  ]);
  expect(existsSync(join(root, "kept", "own"))).toBe(false);
});
