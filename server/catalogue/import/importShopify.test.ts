import { afterAll, beforeEach, expect, test } from "vitest";
import { load } from "../../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../../tests/support/testDatabase.ts";

const open: TestDatabase[] = [];
let sql: TestDatabase["sql"];
beforeEach(async () => {
  const database = await testDatabase();
  open.push(database);
  sql = database.sql;
});
afterAll(() => Promise.all(open.map((database) => database.close())));

const older = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,Variant Image,Variant Weight Unit,Status
kaveri-veena,Kaveri Saraswati Veena,"<p>Carved from <b>one</b> log.</p>",Kaveri Veenas,Veena,"carnatic, jackwood",true,Finish,Natural,Size,Full,KV-1,9500,shopify,3,deny,48500.00,52000.00,'8901234567890,https://cdn.example/b.jpg,2,Side,https://cdn.example/n.jpg,kg,active
kaveri-veena,,,,,,,,Walnut,,Full,KV-2,9500,shopify,0,deny,49500.00,,,https://cdn.example/a.jpg,1,Front,,kg,
kaveri-veena,,,,,,,,,,,,,,,,,,,https://cdn.example/c.jpg,3,Back,,,
tuning-fork,Tuning Fork A440,Plain words,,,,false,Title,Default Title,,,,,shopify,12,deny,250,,,,,,,,active
`;

const current = `Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Price,Compare-at price,Cost per item,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Product image URL,Image position,Image alt text,Variant image URL,SEO title
Kaveri Saraswati Veena,kaveri-veena,<p>Carved from <b>one</b> log.</p>,Kaveri Veenas,Arts & Entertainment > Musical Instruments > String Instruments,Veena,"carnatic, jackwood",TRUE,Active,KV-1,,Finish,Natural,,Size,Full,,48500.00,52000.00,,shopify,3,DENY,9500,kg,https://cdn.example/b.jpg,2,Side,https://cdn.example/n.jpg,
,kaveri-veena,,,,,,,,KV-2,,,Walnut,,,Full,,49500.00,,,shopify,0,DENY,9500,kg,https://cdn.example/a.jpg,1,Front,,
,kaveri-veena,,,,,,,,,,,,,,,,,,,,,,,,https://cdn.example/c.jpg,3,Back,,
Tuning Fork A440,tuning-fork,Plain words,,,,,FALSE,Active,,,Title,Default Title,,,,,250,,,shopify,12,DENY,,,,,,,
`;

test.each([
  ["older", older],
  ["current", current],
])("the shop gets its products from Shopify's %s export", async (_, file) => {
  const result = await load(sql, file);
  expect(result).toMatchObject({ format: "shopify", added: 2, refused: 0, variants: 3, problems: [] });
  const products = await sql`
    select p.slug, p.name, p.description, b.name as brand, c.name as category, d.slug as department, p.tags, p.option_names, p.published
    from product p join brand b on b.id = brand_id join category c on c.id = category_id join category d on d.id = c.parent_id order by p.id`;
  expect(products).toEqual([
    {
      slug: "kaveri-veena",
      name: "Kaveri Saraswati Veena",
      description: "<p>Carved from <b>one</b> log.</p>",
      brand: "Kaveri Veenas",
      category: "Veena",
      department: "indian-classical",
      tags: ["carnatic", "jackwood"],
      option_names: ["Finish", "Size"],
      published: true,
    },
    {
      slug: "tuning-fork",
      name: "Tuning Fork A440",
      description: "<p>Plain words</p>",
      brand: "Unbranded",
      category: "Other",
      department: "more",
      tags: [],
      option_names: [],
      published: false,
    },
  ]);
  const variants = await sql`
    select sku, option_values, mrp, list_price, price, weight_g, image_src, on_hand from variant join stock on variant_id = id order by id`;
  expect(variants).toEqual([
    {
      sku: "KV-1",
      option_values: ["Natural", "Full"],
      mrp: 5_200_000,
      list_price: 4_850_000,
      price: 4_850_000,
      weight_g: 9500,
      image_src: "https://cdn.example/n.jpg",
      on_hand: 3,
    },
    {
      sku: "KV-2",
      option_values: ["Walnut", "Full"],
      mrp: 4_950_000,
      list_price: 4_950_000,
      price: 4_950_000,
      weight_g: 9500,
      image_src: null,
      on_hand: 0,
    },
    {
      sku: expect.stringMatching(/^tuning-fork-[0-9a-f]{6}$/),
      option_values: [],
      mrp: 25_000,
      list_price: 25_000,
      price: 25_000,
      weight_g: 0,
      image_src: null,
      on_hand: 12,
    },
  ]);
  expect(await sql`select src, alt from product_image order by position`).toEqual([
    { src: "https://cdn.example/a.jpg", alt: "Front" },
    { src: "https://cdn.example/b.jpg", alt: "Side" },
    { src: "https://cdn.example/c.jpg", alt: "Back" },
  ]);
  expect(await sql`select slug from card`).toEqual([{ slug: "kaveri-veena" }]);
});

const head =
  "Handle,Title,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty,Option1 Name,Option1 Value,Image Src,Variant Grams,Type,Vendor\n";

test("prices, quantities and pictures that are not quite right are put right and said", async () => {
  const { said, variants } = await load(
    sql,
    `${head}a,A,A1,"Rs. 1,299.00",999,-4,,,data:image/png;x,,,\nb,B,B1,"₹2,500",,,,,ftp://x/y.jpg,,,\n`,
  );
  expect(variants).toBe(2);
  expect(said).toEqual([
    "2 notice: the compare-at price is below the price; the MRP is the price",
    "2 notice: the quantity -4 is negative; counted as 0",
    "2 notice: the picture is no http(s) address and no file in the folder of pictures; left out",
    "3 notice: the picture is no http(s) address and no file in the folder of pictures; left out",
  ]);
  expect(await sql`select mrp, list_price, on_hand from variant join stock on variant_id = id order by sku`).toEqual([
    { mrp: 129_900, list_price: 129_900, on_hand: 0 },
    { mrp: 250_000, list_price: 250_000, on_hand: 0 },
  ]);
});

test("a row without a price stays out; a product of which no row has one stays out too", async () => {
  const { said, added, refused, refusals, notices } = await load(
    sql,
    `${head}a,A,A1,100,,1,Size,S,,,,\na,,A2,,,1,,M,,,,\na,,A3,zero,,1,,L,,,,\nb,B,B1,0,,1,,,,,,\nc,C,C1,,,1,Size,S,,,,\nc,,C2,x,,1,,M,,,,\n`,
  );
  expect({ added, refused, refusals, notices }).toEqual({ added: 1, refused: 2, refusals: 5, notices: 1 });
  expect(said).toEqual([
    "3 refused: it has no price",
    '4 refused: the price "zero" can\'t be read or is not above zero',
    '5 refused: the price "0" can\'t be read or is not above zero',
    "6 refused: it has no price",
    "6 notice: none of the product's rows can be sold; the product is left out",
    '7 refused: the price "x" can\'t be read or is not above zero',
  ]);
  expect(await sql`select sku from variant`).toEqual([{ sku: "A1" }]);
});

test("a handle that comes again later, a SKU of another product, the same options twice: the first counts", async () => {
  const { said } = await load(
    sql,
    `${head}a,A,A1,100,,1,Size,S,,,,\na,,A1,100,,1,,M,,,,\na,,A4,100,,1,,S,,,,\nb,B,A1,100,,1,,,,,,\nc,C,C1,100,,1,,,,,,\na,Again,A9,100,,1,,,,,,\n`,
  );
  expect(said).toEqual([
    "3 refused: it has the same SKU (A1) as line 2",
    "4 refused: it has the same options as line 2",
    "5 refused: the SKU A1 belongs to the product a",
    "7 refused: the product stands in the file already, from line 2; the first counts",
  ]);
  expect(await sql`select slug from product order by slug`).toEqual([{ slug: "a" }, { slug: "c" }]);
});

test("a product goes to the category and the brand that the shop has, by slug or by name", async () => {
  await sql`insert into category (slug, name, position) values ('indian', 'Indian', 1)`;
  await sql`insert into category (slug, name, parent_id, position) select 'mridangam', 'Mridangam & Khol', id, 1 from category`;
  await sql`insert into brand (slug, name) values ('kaveri', 'Kaveri Drums')`;
  await load(
    sql,
    `${head}a,A,,1,,,,,,,mridangam & KHOL,KAVERI DRUMS\nb,B,,1,,,,,,,Mridangam,Kaveri\nc,C,,1,,,,,,,Khanjira,Other\n`,
  );
  expect(
    await sql`select p.slug, c.slug as category, b.slug as brand from product p join category c on c.id = category_id join brand b on b.id = brand_id order by 1`,
  ).toEqual([
    { slug: "a", category: "mridangam", brand: "kaveri" },
    { slug: "b", category: "mridangam", brand: "kaveri" },
    { slug: "c", category: "khanjira", brand: "other" },
  ]);
});

test("what the law forbids stays out; its colour and its imitation don't", async () => {
  const { said, added } = await load(
    sql,
    `${head}a,Kanjira with Udumbu skin,,1,,,,,,,,\nb,Piano with ivory keys,,1,,,,,,,,\nc,Recorder in ivory colour,,1,,,,,,,,\nf,Guitar in Ivory,,1,,,,,,,,\nd,Pickguard of imitation tortoiseshell,,1,,,,,,,,\ne,Box,,1,,,Skin,Monitor lizard,,,,\n`,
  );
  expect(added).toBe(3);
  expect(said.map((text) => text.slice(0, 32))).toEqual([
    '2 refused: it mentions "Udumbu",',
    '3 refused: it mentions "ivory ke',
    '5 notice: it mentions "Ivory": t',
    '7 refused: it mentions "Monitor ',
  ]);
});

test("what is made of ivory stays out in every trade; what has its colour doesn't", async () => {
  const names = [
    "Knife with ivory handle",
    "Ivory-handled knife",
    "Sword (ivory hilt)",
    "Tortoiseshell comb",
    "Box inlaid: ivory inlaid rosewood",
    "Shirt with ivory buttons",
    "Mug with ivory-coloured handle",
    "Knife with faux ivory handle",
    "Ivory scalloped lamp",
  ];
  const rows = names.map((name, n) => `ivory-${n},${name},,1,,,,,,,,\n`).join("");
  const { said } = await load(sql, head + rows);
  expect(said.map((text) => /^[^"]*"[^"]*"/.exec(text)?.[0])).toEqual([
    '2 refused: it mentions "ivory handle"',
    '3 refused: it mentions "Ivory-handled"',
    '4 refused: it mentions "ivory hilt"',
    '5 refused: it mentions "Tortoiseshell comb"',
    '6 refused: it mentions "ivory inlaid"',
    '7 notice: it mentions "ivory"',
    '10 notice: it mentions "Ivory"',
  ]);
});

test("our own columns fill what the law and the filters ask for", async () => {
  await sql`insert into collection (slug, name, position, discount_bp) values ('margazhi', 'Margazhi', 1, 1000)`;
  const { said } = await load(
    sql,
    `Handle,Title,Variant Price,Category,Collections,Highlights,Specifications,In The Box,Country Of Origin,HSN,GST Percent,Alternative Names,Attributes,Booking,Available From,Popularity,Variant Box cm,Created At
a,A,1000,drums,margazhi;nowhere,One | Two,Length: 24 inch | Wood: Jack: wood,Drum | Bag,UK,92060000,5,மிருதங்கம் | मृदंगम,size=24 inch | wood=jackwood,demo,2027-01-15,640,112x46x16.5,2026-03-02
b,B,1000,drums,,,,,Atlantis,9206000,90,,,maybe,2027-02-30,many,112,1.1.2026
`,
  );
  const [a] =
    await sql`select *, created_at::text as created, available_from::text as available from product join variant on product_id = product.id where slug = 'a'`;
  expect(a).toMatchObject({
    highlights: ["One", "Two"],
    specifications: [
      { name: "Length", value: "24 inch" },
      { name: "Wood", value: "Jack: wood" },
    ],
    in_the_box: ["Drum", "Bag"],
    country_of_origin: "GB",
    hsn: "92060000",
    gst_bp: 500,
    alternative_names: ["மிருதங்கம்", "मृदंगम"],
    booking: "demo",
    available: "2027-01-15",
    popularity: 640,
    box_l_mm: 1120,
    box_b_mm: 460,
    box_h_mm: 165,
    list_price: 100_000,
    price: 90_000,
  });
  expect(String(a?.created)).toMatch(/^2026-03-02/);
  expect(await sql`select name, value from product_attribute order by 1`).toEqual([
    { name: "size", value: "24 inch" },
    { name: "wood", value: "jackwood" },
  ]);
  expect(await sql`select price from card where slug = 'a'`).toEqual([{ price: 90_000 }]);
  expect(said).toHaveLength(8);
  expect(said).toContain('2 notice: there is no collection "nowhere"; left out');
  expect(said).toContain('3 notice: the country of origin is a name or two letters, not "Atlantis": left out');
  expect(said).toContain('3 notice: an HSN has 4, 6 or 8 digits, not "9206000": left out');
});
