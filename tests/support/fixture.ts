import type { Sql, Transaction } from "../../server/database/connect.ts";
import { type Item, items } from "./fixtureItems.ts";

// biome-ignore format: one category a line
const categories: [slug: string, name: string, parent: string | null, facets?: string[], hidden?: boolean][] = [
  ["indian-classical", "Indian Classical", null],
  ["veena", "Veena", "indian-classical", ["body", "shruti"]],
  ["mridangam", "Mridangam", "indian-classical", ["size", "wood"]],
  ["carnatic-flute-bansuri", "Carnatic Flute & Bansuri", "indian-classical", ["system", "kattai"]],
  ["guitars", "Guitars & Ukuleles", null],
  ["acoustic-guitars", "Acoustic Guitars", "guitars", ["body", "strings", "hand"]],
  ["electric-guitars", "Electric Guitars", "guitars", ["pickups", "hand"]],
  ["ukuleles", "Ukuleles", "guitars", ["size"]],
  ["keyboards", "Keyboards & Pianos", null],
  ["portable-keyboards", "Portable Keyboards", "keyboards", ["keys", "indian_tones"]],
  ["digital-pianos", "Digital Pianos", "keyboards", ["keys"]],
  ["accessories", "Accessories", null],
  ["strings", "Strings", "accessories", ["fits", "gauge"]],
  ["tuners-metronomes", "Tuners & Metronomes", "accessories", ["type"]],
  ["repairs", "Repairs", null, [], true],
  ["harps", "Harps", null],
];

const brands: [slug: string, name: string, country: string | null, text: string][] = [
  ["kaveri", "Kaveri Vadyalaya", "IN", "Drums and veenas from Thanjavur."],
  ["sembiyan", "Sembiyan", "IN", "Guitars from Hosur."],
  ["ashcombe", "Ashcombe", "GB", "Electric guitars with plain names."],
  ["toriumi", "Toriumi", "JP", "Keyboards and pianos."],
  ["venu", "Venu & Sons", "IN", "Bamboo, chosen by ear."],
  ["halden", "Halden", "DE", "Strings and small things."],
  ["unheard", "Unheard", null, "A brand without products."],
];

/** `discount` in percent; `ends` in days from now. */
const collections: [slug: string, name: string, discount?: number, ends?: number][] = [
  ["home", "Home"],
  ["carnatic-essentials", "The kutcheri shelf"],
  ["student-starters", "Student starters", 15],
  ["margazhi-season", "Margazhi season", 10, 30],
  ["last-summer", "Last summer", 20, -1],
  ["empty-shelf", "Empty shelf"],
];

const sections: [position: number, title: string, shows: string][] = [
  [2, "On the kutcheri stage", "carnatic-essentials"],
  [3, "Start here", "student-starters"],
  [4, "Nothing yet", "empty-shelf"],
];

const variantsOf = (item: Item) =>
  item.stock.map((on_hand, i) => ({
    sku: i === 0 ? item.slug.toUpperCase() : `${item.slug.toUpperCase()}-${i + 1}`,
    option_values: item.option ? [item.option[i + 1] ?? ""] : [],
    mrp: (item.mrp ?? item.price * 1.25) * 100 + i * 50_000,
    price: item.price * 100 + i * 50_000,
    weight_g: item.weight ?? 1_000,
    position: i + 1,
    on_hand,
  }));

/**
 * Loads a small, fixed catalogue into an empty, migrated database: 41 products, of which 39 have cards.
 * `kaveri-18-mridangam` costs ₹7,225 (list price ₹8,500 less the running 15 %), `old-school-ukulele` is not published,
 * `drawn-only-guitar` has no variant. Collection 1 is the home page.
 */
export async function loadFixture(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await loadCategories(tx);
    await loadProducts(tx);
    await tx`select refresh_price(null)`;
    await tx`select refresh_card(array(select id from product))`;
  });
  await sql`analyze`;
}

async function loadCategories(tx: Transaction): Promise<void> {
  for (const [position, [slug, name, parent, facets = [], hidden = false]] of categories.entries()) {
    await tx`
      insert into category (slug, name, parent_id, facets, position, hidden, guide)
      values (${slug}, ${name}, (select id from category where slug = ${parent}), ${facets}, ${position}, ${hidden},
        ${parent ? "" : `About ${name}.`})`;
  }
  for (const [slug, name, country, text] of brands)
    await tx`insert into brand (slug, name, country, text) values (${slug}, ${name}, ${country}, ${text})`;
  for (const [position, [slug, name, percent, ends]] of collections.entries()) {
    await tx`
      insert into collection (slug, name, position, discount_bp, ends_at)
      values (${slug}, ${name}, ${position}, ${percent ? percent * 100 : null},
        now() + ${ends ?? null} * interval '1 day')`;
  }
  for (const [position, title, shows] of sections) {
    await tx`insert into collection_section select 1, ${position}, ${title}, id from collection where slug = ${shows}`;
  }
  await tx`insert into banner (position, title, text, action, url, image, alt) values
    (1, 'Margazhi season', 'Ten per cent off concert instruments.', 'See them', '/products/margazhi-season',
      '/pictures/veena/jackwood', 'A veena')`;
  await tx`insert into quick_link values (1, 'All brands', '/brand'), (2, 'Veena', '/category/veena')`;
}

async function loadProducts(tx: Transaction): Promise<void> {
  for (const [i, item] of items.entries()) {
    const id = await insertProduct(tx, item, i);
    if (i % 5 !== 3) {
      const src = `/pictures/${item.category}/plain`;
      await tx`insert into product_image values (${id}, 1, ${src}, ${`A picture of ${item.name}`})`;
    }
    for (const [name, values] of Object.entries(item.attributes ?? {})) {
      for (const value of values) await tx`insert into product_attribute values (${id}, ${name}, ${value})`;
    }
    for (const collection of item.collections ?? []) {
      await tx`insert into collection_product select id, ${id}, ${i} from collection where slug = ${collection}`;
    }
    for (const { on_hand, ...variant } of variantsOf(item)) {
      const row = {
        product_id: id,
        ...variant,
        list_price: variant.price,
        box_l_mm: 400,
        box_b_mm: 300,
        box_h_mm: 200,
      };
      await tx`
        with v as (insert into variant ${tx(row)} returning id)
        insert into stock (variant_id, on_hand) select id, ${on_hand} from v`;
    }
  }
}

async function insertProduct(tx: Transaction, item: Item, i: number): Promise<number> {
  const row = {
    slug: item.slug,
    name: item.name,
    description: `<p>${item.name}.</p>`,
    highlights: ["Checked in Chennai"],
    in_the_box: [item.name],
    warranty: "1 year",
    country_of_origin: item.origin ?? "IN",
    hsn: "92060000",
    gst_bp: (item.gst ?? 18) * 100,
    generic_name: "Musical instrument",
    net_quantity: "1 N",
    tags: ["fixture"],
    alternative_names: item.also ?? [],
    option_names: item.option ? [item.option[0]] : [],
    booking: item.booking ?? "none",
    available_from: item.booking === "preorder" ? "2027-01-15" : null,
    popularity: item.popularity,
    rating: i % 3 === 0 ? 4.5 : null,
    published: !item.unpublished,
    created_at: new Date(Date.UTC(2026, 0, (i % 28) + 1)),
  };
  const specifications = [{ name: "Weight", value: `${item.weight ?? 1_000} g` }];
  const [places] = await tx<{ brand_id: number; category_id: number }[]>`
    select b.id as brand_id, c.id as category_id from brand b, category c
    where b.slug = ${item.brand} and c.slug = ${item.category}`;
  const [product] = await tx<{ id: number }[]>`
    insert into product ${tx({ ...row, ...places, specifications: tx.json(specifications) })} returning id`;
  if (!product) throw new Error(`${item.slug} was not inserted.`);
  return product.id;
}
