import { afterAll, beforeEach, expect, test } from "vitest";
import { contents, load } from "../../../tests/support/importTrial.ts";
import { type TestDatabase, testDatabase } from "../../../tests/support/testDatabase.ts";

const open: TestDatabase[] = [];
let sql: TestDatabase["sql"];
beforeEach(async () => {
  const database = await testDatabase();
  open.push(database);
  sql = database.sql;
});
afterAll(() => Promise.all(open.map((database) => database.close())));

const header =
  "ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,In stock?,Stock,Backorders allowed?,Weight (kg),Length (cm),Width (cm),Height (cm),Sale price,Regular price,Categories,Tags,Images,Parent,Position,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 global";
const simple =
  '10,simple,TF-1,Tuning Fork,1,0,visible,Short words,"<p>Long\\nwords</p>",,,taxable,1,5,0,0.25,12.5,3,2,199,250,"Accessories > Tuners, Gifts","metal, a\\, b","https://x.example/1.jpg, https://x.example/2.jpg",,0,Pitch,A440,1,0,,,,';
const variable =
  '11,variable,TB,Tabla Set,1,0,visible,,,,,taxable,1,,0,9,,,,,,Tabla,,https://x.example/t.jpg,,0,Size,"Small, Large",1,1,Wood,Sheesham,1,1';
const small =
  "12,variation,TB-S,Tabla Set - Small,1,0,visible,,,,,taxable,1,2,0,8,,,,,9000,,,https://x.example/s.jpg,TB,2,Size,Small,,1,,,,";
const large =
  "13,variation,,Tabla Set - Large,1,0,visible,,,,,taxable,0,7,0,,,,,8000,9500,,,,id:11,1,Size,Large,,1,,,,";

const shown = () => sql`
  select p.slug, p.option_names, sku, option_values, mrp, list_price, on_hand, weight_g, box_l_mm, image_src
  from variant v join product p on p.id = v.product_id join stock on variant_id = v.id order by p.slug, v.position`;

test.each([
  ["after it", [simple, variable, small, large]],
  ["before it", [large, small, simple, variable]],
  ["around it, among others", [small, simple, variable, large]],
])("the shop gets its products from a WooCommerce export, variations %s", async (_, rows) => {
  const result = await load(sql, [header, ...rows].join("\n"));
  expect(result).toMatchObject({ format: "woocommerce", added: 2, refused: 0, variants: 3, problems: [] });
  expect(await shown()).toEqual([
    {
      slug: "tabla-set",
      option_names: ["Size"],
      sku: expect.stringMatching(/^tabla-set-large-[0-9a-f]{6}$/),
      option_values: ["Large"],
      mrp: 950_000,
      list_price: 800_000,
      on_hand: 0,
      weight_g: 9000,
      box_l_mm: null,
      image_src: null,
    },
    {
      slug: "tabla-set",
      option_names: ["Size"],
      sku: "TB-S",
      option_values: ["Small"],
      mrp: 900_000,
      list_price: 900_000,
      on_hand: 2,
      weight_g: 8000,
      box_l_mm: null,
      image_src: "https://x.example/s.jpg",
    },
    {
      slug: "tuning-fork",
      option_names: [],
      sku: "TF-1",
      option_values: [],
      mrp: 25_000,
      list_price: 19_900,
      on_hand: 5,
      weight_g: 250,
      box_l_mm: 125,
      image_src: null,
    },
  ]);
  const [fork] = await sql`
    select p.*, c.name as category, array(select src from product_image where product_id = p.id order by position) as images
    from product p join category c on c.id = category_id where p.slug = 'tuning-fork'`;
  expect(fork).toMatchObject({
    description: "<p>Short words</p><p>Long\nwords</p>",
    category: "Tuners",
    tags: ["metal", "a, b"],
    specifications: [{ name: "Pitch", value: "A440" }],
    images: ["https://x.example/1.jpg", "https://x.example/2.jpg"],
  });
  expect(await sql`select name, value from product_attribute order by 1, 2`).toEqual([
    { name: "pitch", value: "a440" },
    { name: "size", value: "large" },
    { name: "size", value: "small" },
    { name: "wood", value: "sheesham" },
  ]);
  const before = await contents(sql);
  expect(await load(sql, [header, ...rows].join("\n"))).toMatchObject({ unchanged: 2, changed: 0 });
  expect(await contents(sql)).toEqual(before);
});

test("a variation without its parent, and what can't be sold here, is said and the rest goes in", async () => {
  const grouped = simple.replace("10,simple,TF-1,Tuning Fork", "14,grouped,G,Group");
  const external = simple.replace("10,simple,TF-1,Tuning Fork", "16,external,E,Elsewhere");
  const hidden = small.replace("12,variation,TB-S,Tabla Set - Small,1", "15,variation,TB-X,Tabla Set - Hidden,0");
  const { said, added } = await load(
    sql,
    [header, simple, small, grouped, hidden.replace(",TB,2,", ",id:10,2,"), large, external].join("\n"),
  );
  expect(added).toBe(0);
  expect(said).toEqual([
    "2 refused: none of the product's rows can be sold; the product is left out",
    `3 refused: the variation's parent "TB" is not in the file`,
    "4 refused: a grouped product can't be sold here",
    `6 refused: the variation's parent "id:11" is not in the file`,
    "7 refused: an external product can't be sold here",
  ]);
});

test("two products of one name both go in; a sale that is over doesn't count; what nobody counts is sold", async () => {
  const over = simple
    .replace("10,simple,TF-1", "20,simple,TF-2")
    .replace('</p>",,,', '</p>",2020-01-01,2020-02-01,')
    .replace(",1,5,", ",1,,");
  const { said, added } = await load(sql, [header, simple, over].join("\n"));
  expect(added).toBe(2);
  expect(said).toEqual([]);
  expect(
    await sql`select slug, price, counted, on_hand > 1000 as enough from product p join variant v on product_id = p.id join stock on variant_id = v.id order by 1`,
  ).toEqual([
    { slug: "tuning-fork", price: 19_900, counted: true, enough: false },
    { slug: "tuning-fork-20", price: 25_000, counted: false, enough: true },
  ]);
});
