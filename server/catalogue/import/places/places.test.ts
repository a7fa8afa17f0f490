import { afterAll, beforeEach, expect, test } from "vitest";
import { load } from "../../../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../../../tests/support/testDatabase.ts";
import { tellMoves } from "../../../commands/categories.ts";
import { transaction } from "../../../database/transaction.ts";
import { listPlaced, moveByMapping } from "./moveByMapping.ts";
import { parseMapping } from "./readMapping.ts";

const open: TestDatabase[] = [];
let sql: TestDatabase["sql"];
beforeEach(async () => {
  const database = await testDatabase();
  open.push(database);
  sql = database.sql;
});
afterAll(() => Promise.all(open.map((database) => database.close())));

const head = "Handle,Title,Type,Product Category,Tags,Variant SKU,Variant Price,Variant Inventory Qty\n";
let count = 0;
const product = (handle: string, type: string, path = "", tags = "") =>
  `${handle},${handle},${type},${path},${tags},S-${++count},100,1\n`;

/** Department/category of each product. */
const places = async () =>
  Object.fromEntries(
    (
      await sql<{ slug: string; at: string }[]>`
        select p.slug, concat_ws('/', d.slug, c.slug) as at from product p join category c on c.id = category_id
        left join category d on d.id = c.parent_id order by p.slug`
    ).map(({ slug, at }) => [slug, at]),
  );

const said = ({ places: found }: Awaited<ReturnType<typeof load>>) =>
  [...found.values()].map(({ how, text, to }) => `${how} ${text} = ${to}`);

test("a path makes its department and its category; a name of two departments makes one in each", async () => {
  const woo =
    "ID,Type,SKU,Name,Published,Regular price,Stock,Categories\n" +
    '1,simple,A,Cap,1,100,1,"Clothing, Clothing > Accessories"\n' +
    "2,simple,B,Hoodie,1,100,1,Clothing > Hoodies\n3,simple,C,Strap,1,100,1,Music > Accessories\n4,simple,D,Gift,1,100,1,Uncategorized\n";
  await load(sql, woo);
  const there = {
    cap: "clothing/accessories",
    hoodie: "clothing/hoodies",
    strap: "music/music-accessories",
    gift: "more/other",
  };
  expect(await places()).toEqual(there);
  const again = await load(
    sql,
    woo.replaceAll(",100,", ",200,").replace("4,simple", "5,simple,E,Late,1,1,1,Clothing > Hoodies\n4,simple"),
  );
  expect(said(again)).toEqual(["known Clothing > Hoodies = clothing/hoodies"]);
  expect(await places()).toEqual({ ...there, late: "clothing/hoodies" });
});

test("Shopify's type names the category within the taxonomy's department; alone it is a department", async () => {
  const result = await load(
    sql,
    head +
      product("vase", "", "Home & Garden > Decor > Vases") +
      product("pot", "Pots", "Home & Garden > Decor > Vases") +
      product("mug", "mugs"),
  );
  expect(await places()).toEqual({ vase: "home-garden/vases", pot: "home-garden/pots", mug: "mugs" });
  expect(await sql`select name from category where slug = 'mugs'`).toEqual([{ name: "Mugs" }]);
  expect(said(result)).toEqual([
    "made Home & Garden > Decor > Vases = home-garden/vases",
    "made Pots = home-garden/pots",
    "made mugs = mugs",
  ]);
});

test("types don't split a shop that is divided already, nor make a menu without end", async () => {
  await load(sql, head + Array.from({ length: 20 }, (_, n) => product(`p${n}`, `Kind ${n}`)).join(""));
  expect(await sql`select count(*)::int as n from category where parent_id is null`).toEqual([{ n: 13 }]);
  expect(await places()).toMatchObject({ p0: "kind-0", p19: "more/kind-19" });
  await sql`update category set from_file = null`;
  await load(sql, head + product("late", "Lamps"));
  expect(await places()).toMatchObject({ late: "more/lamps" });
});

test("instruments are guessed by their last words, other things are not", async () => {
  const taxonomy =
    "Arts & Entertainment > Hobbies & Creative Arts > Musical Instruments > String Instruments > Guitars";
  const result = await load(
    sql,
    head +
      product("a", "Electric Guitar") +
      product("b", "", `${taxonomy} > Acoustic Guitars`) +
      product("c", "Guitar T-Shirts") +
      product("d", "Keyboards") +
      product("e", "Bass guitar strings") +
      product("f", "Mrudangams"),
  );
  expect(await places()).toEqual({
    a: "guitars/electric-guitars",
    b: "guitars/acoustic-guitars",
    c: "guitar-t-shirts",
    d: "keyboards",
    e: "accessories/strings",
    f: "indian-classical/mridangam",
  });
  expect(said(result)[0]).toBe("guessed Electric Guitar = guitars/electric-guitars");
  // In a divided shop a guess opens no department.
  await sql`update category set from_file = null`;
  await load(sql, head + product("g", "Violin") + product("h", "Fretless Electric Guitars"));
  expect(await places()).toMatchObject({ g: "more/violin", h: "guitars/electric-guitars" });
});

test("in a path of instruments plain words are known, and it never makes its first level", async () => {
  const taxonomy = "Arts & Entertainment > Hobbies & Creative Arts > Musical Instruments";
  await load(
    sql,
    head +
      product("a", "Keyboards", `${taxonomy} > Pianos`) +
      product("b", "", `${taxonomy} > Pianos`) +
      product("c", "Clip Tuners", `${taxonomy.replace(/s$/, "")} & Orchestra Accessories > Misc`) +
      product("d", "Bags", taxonomy) +
      product("e", "Stands", taxonomy) +
      product("f", "", `${taxonomy} > Woodwinds > Ocarinas`) +
      product("g", "Theremins", `${taxonomy} > Oddities`) +
      product("h", "", taxonomy),
  );
  expect(await places()).toEqual({
    a: "keyboards/portable-keyboards",
    b: "keyboards",
    c: "accessories/tuners-metronomes",
    d: "accessories/cases-bags",
    e: "accessories/stands-benches",
    f: "wind-brass/ocarinas",
    g: "musical-instruments/theremins",
    h: "musical-instruments",
  });
});

test("a division that is called as the trade's is the trade's", async () => {
  await load(
    sql,
    head +
      product("a", "Percussion > Cajons") +
      product("b", "Cajon") +
      product("c", "Percussion > Shakers") +
      product("d", "Percussion > Kanjira") +
      product("e", "Drills > Percussion"),
  );
  expect(await places()).toEqual({
    a: "drums/cajons",
    b: "drums/cajons",
    c: "drums/shakers",
    d: "indian-classical/ghatam-kanjira-morsing",
    e: "drills/percussion",
  });
});

test("a tag counts where nothing else is said, and doesn't move what is there", async () => {
  const result = await load(sql, head + product("a", "", "", '"sale, men"') + product("b", "Caps", "", "men"));
  expect(await places()).toEqual({ a: "men", b: "caps" });
  expect(said(result)).toEqual(["tag men = men", "made Caps = caps"]);
  await load(sql, `${head}a,a,,,women,S-X,100,1\n`);
  expect(await places()).toMatchObject({ a: "men" });
});

test("the owner's mapping goes before everything, and corrects what imports placed, but not what was moved by hand", async () => {
  const file = head + product("a", "Electric Guitar") + product("b", "Electric Guitar") + product("c", "Lamps");
  await load(sql, file);
  await sql`update product set category_id = (select id from category where slug = 'lamps') where slug = 'b'`;
  const mapping = parseMapping("# mine\nelectric  guitar = Strings/Solid Bodies\nLamps = lamps\n", "categories.txt");
  const moves = await transaction(sql, (tx) => moveByMapping(tx, mapping));
  expect(moves).toEqual([
    { text: "Electric Guitar", from: "guitars/electric-guitars", to: "strings/solid-bodies", products: 1 },
  ]);
  expect(await places()).toEqual({ a: "strings/solid-bodies", b: "lamps", c: "lamps" });
  // What nothing is in any more is gone, the card shows the new place, and doing it again changes nothing.
  expect(await sql`select slug from category order by slug`).toEqual(
    ["lamps", "solid-bodies", "strings"].map((slug) => ({ slug })),
  );
  expect(await sql`select d.slug from card k join category d on d.id = k.department_id where k.slug = 'a'`).toEqual([
    { slug: "strings" },
  ]);
  expect(await transaction(sql, (tx) => moveByMapping(tx, mapping))).toEqual([]);
  expect(await transaction(sql, listPlaced)).toEqual([
    { text: "Electric Guitar", how: "mapped", to: "strings/solid-bodies", products: 1 },
    { text: "Lamps", how: "mapped", to: "lamps", products: 1 },
  ]);
  const late = await load(sql, head + product("d", "Electric Guitar"), { mapping });
  expect(said(late)).toEqual(["mapped Electric Guitar = strings/solid-bodies"]);
  // The same file with another price leaves the one that was moved by hand.
  await load(sql, file.replaceAll(",100,", ",300,"), { mapping });
  expect(await places()).toMatchObject({ a: "strings/solid-bodies", b: "lamps" });
});

test("the mapping's addresses are as typed where what had them goes, and are called as the trade calls them", async () => {
  await load(
    sql,
    head +
      product("a", "Toys > Keyboards") +
      product("b", "Toys > Cajons") +
      product("c", "Toys > Ghatam") +
      product("d", "Toys > Kazoos") +
      product("e", "Books > Kazoos"),
  );
  const lines = [
    "Keyboards = keyboards/portable-keyboards",
    "Toys > Cajons = drums/cajons",
    "Ghatam = indian-classical/ghatam",
    "Toys > Kazoos = noise/books",
    "",
  ];
  const mapping = parseMapping(lines.join("\n"), "categories.txt");
  const moves = await transaction(sql, (tx) => moveByMapping(tx, mapping));
  expect(await places()).toEqual({
    a: "keyboards/portable-keyboards",
    b: "drums/cajons",
    c: "indian-classical/ghatam",
    d: "noise/noise-books",
    e: "books/books-kazoos",
  });
  expect(await sql`select slug, name from category order by slug`).toEqual(
    [
      ["books", "Books"],
      ["books-kazoos", "Kazoos"],
      ["cajons", "Cajons"],
      ["drums", "Drums & Percussion"],
      ["ghatam", "Ghatam"],
      ["indian-classical", "Indian Classical"],
      ["keyboards", "Keyboards & Pianos"],
      ["noise", "Noise"],
      ["noise-books", "Books"],
      ["portable-keyboards", "Portable Keyboards"],
    ].map(([slug, name]) => ({ slug, name })),
  );
  expect(moves.filter(({ missed }) => missed)).toMatchObject([{ to: "noise/noise-books", missed: "noise/books" }]);
  expect(tellMoves(moves)).toContain(
    "  Toys > Kazoos: toys/kazoos → noise/noise-books (1 product); the address noise/books is taken, so it became this one",
  );
  expect(await transaction(sql, (tx) => moveByMapping(tx, mapping))).toEqual([]);
});

test("a mapping that is wrong is said with its lines", () => {
  expect(() => parseMapping("a = b\n\nnothing\nx = a/b/c\n = c\nA= d\nt = a/t u = u v\n", "categories.txt")).toThrow(
    [
      'categories.txt, line 3: expected "Electric Guitars = guitars/electric-guitars"',
      "categories.txt, line 4: after the = stands department/category, or a department alone",
      "categories.txt, line 5: there is no category before the =",
      "categories.txt, line 6: line 1 says it already",
      "categories.txt, line 7: it has two =; each category stands in a line of its own",
    ].join("\n"),
  );
});
