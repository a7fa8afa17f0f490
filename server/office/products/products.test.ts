import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Product } from "../../../contract/catalogue.ts";
import type { OfficeProduct } from "../../../contract/office/product.ts";
import type { ProductChoices, ProductRow } from "../../../contract/office/products.ts";
import { hostileTexts } from "../../../tests/support/hostileTexts.ts";
import { load } from "../../../tests/support/importTrial.ts";
import { newFlute, typedFlute } from "../../../tests/support/officeExamples/products.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { readPreview } from "../../catalogue/edit/preview.ts";
import { readLacks } from "../../catalogue/readLacks.ts";
import { audit } from "../../jobs/audit.ts";

let office: TestOffice;
type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;
let owner: Member;
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner");
});
afterEach(async () => {
  expect(await audit(office.sql)).toEqual([]);
});
afterAll(() => office.close());

const read = async (id: number, as = owner) => (await as.call<OfficeProduct>("GET", `/products/${id}`)).body.data;
const save = (id: number, body: object, as = owner) => as.call<OfficeProduct>("PUT", `/products/${id}`, body);
const idOf = async (slug: string) =>
  (await office.sql<{ id: number }[]>`select id from product where slug = ${slug}`)[0]?.id ?? 0;
const list = async (query: Record<string, string>) =>
  (await owner.call<{ rows: ProductRow[]; next: string | null }>("GET", `/products?${new URLSearchParams(query)}`)).body
    .data;
const shown = async (slug: string) => (await office.call<Product>("GET", `/get/product/${slug}`)).body.data;
const audited = async (thing: string, id: number) =>
  office.sql<{ act: string; before: unknown; after: unknown }[]>`
    select act, before, after from audit where thing = ${thing} and thing_id = ${String(id)} order by id`;

test("a new product is hidden until it is shown, and then stands in the shop as it was typed", async () => {
  const { fields, variants } = typedFlute();
  const made = await owner.call<OfficeProduct>("POST", "/products", {
    fields: {
      ...fields,
      name: `  ${fields.name} <b>new</b>`,
      description: "Bamboo from Assam.\n\nTuned by ear.<script>alert(1)</script>",
      option_names: ["Kattai"],
      hsn: "9205 90",
      gst_bp: 1_200,
      country_of_origin: "in",
      attributes: [{ name: "kattai", value: "4" }],
      collections: ["carnatic-essentials"],
    },
    variants: [
      {
        ...variants[0],
        sku: "",
        option_values: ["4"],
        gtin: "8901072002478",
        weight_g: 200,
        cost: 70_000,
        box_mm: [500, 40, 40],
      },
      { list_price: 130_000, option_values: ["5"] },
    ],
  });
  expect(made.status).toBe(200);
  const { id, version, slug } = made.body.data;
  expect(made.body.data).toMatchObject({
    name: `${fields.name} new`,
    description: "<p>Bamboo from Assam.</p><p>Tuned by ear.</p>",
    hsn: "920590",
    country_of_origin: "IN",
    published: false,
    page: null,
    collections: ["carnatic-essentials"],
    variants: [
      {
        option_values: ["4"],
        list_price: 120_000,
        mrp: 150_000,
        gtin: "8901072002478",
        cost: 70_000,
        stock: { on_hand: 0, held: 0 },
      },
      { option_values: ["5"], list_price: 130_000, mrp: 130_000, weight_g: 0 },
    ],
  });
  expect(made.body.data.lacks).toEqual(["Generic name", "Net quantity", "Manufacturer", "Weight", "Picture"]);
  expect((await office.call("GET", `/get/product/${slug}`)).status).toBe(404);
  await save(id, { version, fields: { published: true } });
  expect(await shown(slug)).toMatchObject({ product_name: `${fields.name} new`, hsn: "920590", gst_percent: 12 });
  const again = await owner.call<OfficeProduct>("POST", "/products", {
    fields: { ...fields, name: `${fields.name} new` },
    variants,
  });
  expect(again.body.data.slug).toBe(`${slug}-2`);
  expect((await audited("product", id)).map(({ act }) => act)).toEqual([
    "product.make",
    "products.edit",
    "products.edit",
  ]);
});

test("two save the same product at once: one is told what stands there, and nobody's field is lost", async () => {
  const { id } = await newFlute(office);
  const { version } = await read(id);
  const [first, second] = await Promise.all([
    save(id, { version, fields: { warranty: "One year" } }),
    save(id, { version, fields: { net_quantity: "1 N" } }),
  ]);
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
  const [late, lateFields] =
    first.status === 409 ? [first, { warranty: "One year" }] : [second, { net_quantity: "1 N" }];
  const theirs = late.body.product as OfficeProduct;
  expect(theirs.version).toBe(version + 1);
  expect((await save(id, { version: theirs.version, fields: lateFields })).status).toBe(200);
  expect(await read(id)).toMatchObject({ warranty: "One year", net_quantity: "1 N", version: version + 2 });
});

test("two who work on different variants are not in each other's way; on the same one they are", async () => {
  const id = await idOf("sembiyan-soprano-ukulele");
  const { version, variants } = await read(id);
  const [natural, sunburst] = variants.map((variant) => ({ id: variant.id, version: variant.version }));
  const done = await Promise.all([
    save(id, { version, variants: [{ ...natural, weight_g: 910 }] }),
    save(id, { version, variants: [{ ...sunburst, place: "B-04-2" }] }),
    save(id, { version, fields: { warranty: "Two years" } }),
  ]);
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
  const stale = await save(id, { version, variants: [{ ...natural, weight_g: 920 }] });
  expect(stale.status).toBe(409);
  expect(await read(id)).toMatchObject({ warranty: "Two years", variants: [{ weight_g: 910 }, { place: "B-04-2" }] });
});

test("what is sold during an edit stays sold: an edit never writes stock", async () => {
  const variant = await office.stocked("VENU-BANSURI-E", 5);
  const id = await idOf("venu-bansuri-e");
  const { version, variants } = await read(id);
  const { quote } = await office.quote([{ id: variant, quantity: 2 }]);
  const [placed, saved] = await Promise.all([
    office.place(quote),
    save(id, {
      version,
      fields: { warranty: "One year" },
      variants: [{ id: variant, version: variants[0]?.version, weight_g: 410 }],
    }),
  ]);
  expect(placed.status).toBe(201);
  expect(saved.status).toBe(200);
  const [stock] = await office.sql`select on_hand - held as left from stock where variant_id = ${variant}`;
  expect(stock).toEqual({ left: 3 });
  expect((await shown("venu-bansuri-e")).variants[0]).toMatchObject({ stock: 3 });
  expect((await read(id)).variants[0]).toMatchObject({ weight_g: 410 });
});

test("an edit and its rows of audit stand or fall together", async () => {
  const { id, variant } = await newFlute(office);
  const edit = {
    version: 1,
    fields: { warranty: "One year" },
    variants: [{ id: variant, version: 1, list_price: 110_000, place: "A-1" }],
  };
  const before = await read(id);
  await office.sql`alter table audit add constraint never check (act <> 'prices.edit') not valid`;
  expect((await save(id, { ...edit, version: before.version })).status).toBe(500);
  expect(await read(id)).toEqual(before);
  await office.sql`alter table audit drop constraint never`;
  expect((await save(id, { ...edit, version: before.version })).status).toBe(200);
  expect((await audited("product", id)).at(-1)).toEqual({
    act: "products.edit",
    before: { warranty: null },
    after: { warranty: "One year" },
  });
  expect(await audited("variant", variant)).toMatchObject([
    { act: "variant.make" },
    { act: "prices.edit", before: { list_price: 120_000, mrp: 150_000 }, after: { list_price: 110_000, mrp: 150_000 } },
    { act: "products.edit", before: { place: null }, after: { place: "A-1" } },
  ]);
  const seen = await read(id);
  expect(seen.history?.map(({ act, sku }) => [act, sku === null])).toEqual([
    ["products.edit", false],
    ["prices.edit", false],
    ["products.edit", true],
    ["variant.make", false],
    ["product.make", true],
  ]);
  const same = await save(id, { version: seen.version, fields: { warranty: "One year" } });
  expect([same.status, same.body.data.version]).toEqual([200, seen.version]);
});

test("a role changes prices within its limit, by one step or by many; nothing else, and it does not see what goods cost", async () => {
  const counter = await office.staffMember("counter");
  const { id, variant } = await newFlute(office);
  const price = async (list_price: number, mrp?: number) => {
    const [seen] = (await read(id)).variants;
    return counter.call("PATCH", `/products/${id}/prices`, {
      variants: [{ id: variant, version: seen?.version, list_price, ...(mrp && { mrp }) }],
    });
  };
  expect((await price(107_999)).body).toMatchObject({ reason: "limit", right: "prices.edit", most: 1_000 });
  expect((await price(110_000)).status).toBe(200);
  expect((await price(107_999)).status).toBe(403);
  expect((await price(108_000)).status).toBe(200);
  expect((await price(132_001)).status).toBe(403);
  expect((await price(132_000, 165_001)).status).toBe(403);
  expect((await price(132_000)).status).toBe(200);
  const seen = await read(id, counter);
  expect(seen.variants[0]).not.toHaveProperty("cost");
  expect(seen).not.toHaveProperty("history");
  expect((await save(id, { version: seen.version, fields: { name: "Mine" } }, counter)).body).toMatchObject({
    reason: "right",
  });
  await office.sql`insert into role values ('writer', 'Writer')`;
  await office.sql`insert into role_right values ('writer', 'products.edit')`;
  const writer = await office.staffMember("writer");
  const { version } = seen.variants[0] ?? {};
  expect(
    (await save(id, { version: seen.version, variants: [{ id: variant, version, mrp: 170_000 }] }, writer)).body,
  ).toMatchObject({
    reason: "right",
    right: "prices.edit",
  });
  expect((await save(id, { version: seen.version, fields: { warranty: "Written" } }, writer)).status).toBe(200);
});

test("what can't be is said at its field, and nothing of the edit stays", async () => {
  const { id, variant } = await newFlute(office);
  const before = await read(id);
  const { version } = before;
  const of = (change: object) => ({ version, variants: [{ id: variant, version: 1, ...change }] });
  const cases: [string, object][] = [
    ["fields.name", { version, fields: { name: " <i></i> " } }],
    ["fields.name", { version, fields: { name: "x".repeat(201) } }],
    ["fields.name", { version, fields: { name: "Kanjira with monitor lizard skin" } }],
    ["fields.category", { version, fields: { category: "nowhere" } }],
    ["fields.tax_class", { version, fields: { tax_class: "none-such" } }],
    ["fields.collections", { version, fields: { collections: ["nowhere"] } }],
    ["fields.hsn", { version, fields: { hsn: "12345" } }],
    ["fields.gst_bp", { version, fields: { gst_bp: 4_001 } }],
    ["fields.country_of_origin", { version, fields: { country_of_origin: "XX" } }],
    ["fields.country_of_origin", { version, fields: { country_of_origin: "EU" } }],
    ["fields.available_from", { version, fields: { available_from: "2026-02-30" } }],
    ["fields.highlights", { version, fields: { highlights: Array.from({ length: 13 }, (_, i) => `No. ${i}`) } }],
    ["fields.specifications", { version, fields: { specifications: [{ name: "Scale", value: "" }] } }],
    ["variants.0.list_price", of({ list_price: 150_001 })],
    ["variants.0.list_price", of({ list_price: 0 })],
    ["variants.0.gtin", of({ gtin: "8901072002479" })],
    ["variants.0.option_values", of({ option_values: ["Red"] })],
    ["variants.0.retired", of({ retired: true })],
    ["variants.0", { version, variants: [{ id: 1, version: 1, weight_g: 5 }] }],
    ["added.0.option_values", { version, added: [{ list_price: 100 }] }],
    [
      "added.0.sku",
      {
        version,
        fields: { option_names: ["Key"] },
        added: [{ sku: "VENU-BANSURI-E", list_price: 100, option_values: ["E"] }],
        variants: [{ id: variant, version: 1, option_values: ["D"] }],
      },
    ],
  ];
  for (const [at, body] of cases) {
    const { status, body: answer } = await save(id, body);
    expect([at, status, Object.keys((answer.errors as object | undefined) ?? {})]).toEqual([at, 422, [at]]);
  }
  expect(await read(id)).toEqual(before);
  expect((await save(2_000_000_000, { version: 1, fields: { name: "x" } })).status).toBe(404);
});

test("a country is kept by its present code; a withdrawn one that stands there stays until somebody chooses", async () => {
  const { id } = await newFlute(office);
  await office.sql`update product set country_of_origin = 'SU' where id = ${id}`;
  const { version, country_of_origin } = await read(id);
  expect(country_of_origin).toBe("SU");
  const renamed = await save(id, { version, fields: { warranty: "1 year" } });
  expect(renamed.body.data).toMatchObject({ warranty: "1 year", country_of_origin: "SU" });
  const chosen = await save(id, { version: renamed.body.data.version, fields: { country_of_origin: "dd" } });
  expect(chosen.body.data.country_of_origin).toBe("DE");
});

test("texts of whatever kind are kept harmless or refused, never a fault", async () => {
  const { id } = await newFlute(office);
  for (const [name, text] of hostileTexts) {
    const { version } = await read(id);
    const { status } = await save(id, {
      version,
      fields: {
        warranty: text,
        description: text,
        tags: [text],
        specifications: [{ name: text, value: text }],
        generic_name: text,
      },
    });
    expect([name, [200, 400, 413, 422].includes(status)]).toEqual([name, true]);
    const found = await owner.fetch(
      "GET",
      `/products?search=${encodeURIComponent(text.slice(0, 200).toWellFormed())}&after=${encodeURIComponent(`1 ${text.slice(0, 90).toWellFormed()}`)}`,
    );
    expect([name, [200, 400, 422].includes(found.status)]).toEqual([name, true]);
  }
  const { version } = await read(id);
  const marked = await save(id, {
    version,
    fields: {
      warranty: "<img src=x onerror=alert(1)>Kept",
      description: "<p onclick=x>a</p><a href='javascript:x'>b</a>",
    },
  });
  expect(marked.body.data).toMatchObject({ warranty: "Kept", description: "<p>a</p>b" });
});

const file = (warranty: string) =>
  `Handle,Title,Vendor,Type,Variant SKU,Variant Price,Variant Inventory Qty,Warranty\nkept-flute,Kept Flute,Venu,Carnatic Flute & Bansuri,KEPT-1,900,4,${warranty}\n`;

test("what the office changed stands after the same file is imported again; a file that says something new is taken", async () => {
  await load(office.sql, file("None"));
  const id = await idOf("kept-flute");
  const { version, variants } = await read(id);
  const [variant] = variants;
  await save(id, {
    version,
    fields: { name: "Kept Flute in E", option_names: ["Key"] },
    variants: [{ id: variant?.id, version: variant?.version, list_price: 95_000, mrp: 95_000, option_values: ["E"] }],
    added: [{ list_price: 99_000, option_values: ["D"] }],
  });
  const edited = await read(id);
  expect(await load(office.sql, file("None"))).toMatchObject({ unchanged: 1, changed: 0 });
  expect(await read(id)).toEqual(edited);
  expect(await load(office.sql, file("A year"))).toMatchObject({ changed: 1 });
  expect(await read(id)).toMatchObject({ name: "Kept Flute", warranty: "A year", version: edited.version + 1 });
});

test("a price that is changed goes through the discounts that run, into lists and search", async () => {
  const id = await idOf("sembiyan-concert-ukulele");
  await office.sql`update collection set discount_bp = 1000, starts_at = null, ends_at = null where slug = 'last-summer'`;
  const { version, variants } = await read(id);
  const [variant] = variants;
  const { body } = await save(id, {
    version,
    variants: [{ id: variant?.id, version: variant?.version, list_price: 400_000, mrp: 500_000 }],
  });
  expect(body.data.variants[0]).toMatchObject({ list_price: 400_000, price: 360_000 });
  const card = await office.sql`select price, mrp from card where product_id = ${id}`;
  expect([...card]).toEqual([{ price: 360_000, mrp: 500_000 }]);
});

test("the list finds by name, maker, SKU, barcode and address, narrows down, and reads on by key", async () => {
  const names = async (query: Record<string, string>) => (await list(query)).rows.map(({ name }) => name);
  expect(await names({ search: "bansuri venu" })).toEqual(["Venu Bansuri in E"]);
  expect(await names({ search: "toriumi-p88-cab" })).toEqual(["Toriumi P-88 Cabinet Piano"]);
  expect(await names({ search: "metronome 100%" })).toEqual(["Halden Metronome 100%"]);
  await office.sql`update variant set gtin = '9780201379624' where sku = 'HALDEN-METRONOME'`;
  expect(await names({ search: "978-0-201-37962-4" })).toEqual(["Halden Metronome 100%"]);
  expect(await names({ category: "ukuleles", state: "hidden" })).toEqual(["Old School Ukulele"]);
  expect((await list({ brand: "ashcombe" })).rows.every(({ brand }) => brand === "Ashcombe")).toBe(true);
  await office.sql`update variant set reorder_point = 60 where sku = 'HALDEN-CLIP-TUNER'`;
  const low = await names({ low: "yes" });
  expect(low).toEqual(expect.arrayContaining(["Halden Clip Tuner", "Ashcombe No. 2"])); // the second is sold out
  expect(low).not.toContain("Venu Bansuri in E");
  const [row] = (await list({ search: "sembiyan-soprano" })).rows;
  expect(row).toMatchObject({
    variants: 2,
    state: "published",
    shelf: [expect.any(String), "Ukuleles"],
    price: { least: expect.any(Number) },
  });
  const { n: total } = (await office.sql<[{ n: number }]>`select count(*)::int as n from product`)[0];
  for (const sort of ["name", "newest", "changed"]) {
    const seen: number[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const page = await list({ sort, ...(after && { after }) });
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    }
    expect([sort, seen.length, new Set(seen).size]).toEqual([sort, total, total]);
  }
  expect((await owner.call("GET", "/products?sort=newest&after=7+never")).status).toBe(422);
});

test("what lacks in the list is what bin/shop lacks and Today count", async () => {
  const lacking = await readLacks(office.sql);
  const seen: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const page = await list({ lacks: "anything", ...(after && { after }) });
    seen.push(...page.rows.map(({ slug }) => slug));
    after = page.next;
  }
  expect(seen.sort()).toEqual(lacking.map(({ slug }) => slug).sort());
  const pictures = (await list({ lacks: "Picture" })).rows;
  expect(pictures.every(({ lacks }) => lacks.includes("Picture"))).toBe(true);
});

test("products are hidden and shown each by itself, and a copy is hidden, whole and without stock", async () => {
  const id = await idOf("toriumi-k61");
  const before = await read(id);
  const publish = (published: boolean) =>
    owner.call<{ rows: { done: boolean }[] }>("POST", "/products/publish", { ids: [id, 2_000_000_000], published });
  expect((await publish(false)).body.data.rows.map(({ done }) => done)).toEqual([true, false]);
  expect((await office.call("GET", "/get/product/toriumi-k61")).status).toBe(404);
  await publish(true);
  expect((await shown("toriumi-k61")).product_name).toBe(before.name);
  const copy = (await owner.call<OfficeProduct>("POST", `/products/${id}/duplicate`)).body.data;
  const { name, slug: _, ...texts } = before;
  expect(copy).toMatchObject({
    name: `${name} (copy)`,
    published: false,
    attributes: texts.attributes,
    images: texts.images,
    collections: texts.collections,
    variants: [{ list_price: before.variants[0]?.list_price, stock: { on_hand: 0 } }],
  });
});

test("a preview shows the draft as the shop would, and leaves nothing behind", async () => {
  const id = await idOf("halden-clip-tuner");
  const before = await read(id);
  const rows = async () => (await office.sql<[{ n: number }]>`select count(*)::int as n from product`)[0].n;
  const products = await rows();
  const [variant] = before.variants;
  const { body } = await owner.call<{ url: string }>("POST", `/products/${id}/preview`, {
    fields: { name: "A draft of a tuner" },
    variants: [{ id: variant?.id, version: 1, list_price: 70_000 }],
  });
  const token = body.data.url.replace("/preview/", "");
  expect(await readPreview(office.sql, token)).toMatchObject({
    product_name: "A draft of a tuner",
    product_url: before.slug,
    variants: [{ price: 70_000, stock: 4 }],
  });
  const draft = {
    fields: { ...typedFlute().fields, name: `Draft ${randomUUID()}`, brand: "A maker nobody knows" },
    variants: typedFlute().variants,
  };
  const made = await owner.call<{ url: string }>("POST", "/products/preview", draft);
  expect(await readPreview(office.sql, made.body.data.url.replace("/preview/", ""))).toMatchObject({
    brand: { name: "A maker nobody knows" },
  });
  expect(
    (await owner.call("POST", "/products/preview", { ...draft, fields: { ...draft.fields, name: "" } })).status,
  ).toBe(422);
  expect(await read(id)).toEqual(before);
  expect(await rows()).toBe(products);
  expect(
    (await owner.call<ProductChoices>("GET", "/products/choices")).body.data.brands.map(({ name }) => name),
  ).not.toContain("A maker nobody knows");
  await office.sql`update product_preview set expires_at = now()`;
  expect(await readPreview(office.sql, token)).toBeUndefined();
});

test("who makes a product while others look at drafts of its name gets it, and so does who makes its namesake", async () => {
  const draft = typedFlute();
  const asked = ["/preview", "", "/preview", "", "/preview"];
  const answers = await Promise.all(asked.map((path) => owner.call<OfficeProduct>("POST", `/products${path}`, draft)));
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
  const slugs = answers.map(({ body }) => body.data.slug).filter(Boolean);
  expect(new Set(slugs).size).toBe(2);
});

test.each(["newest", "changed"])("goods that came at the same moment all stand in the list by %s", async (sort) => {
  await office.sql`
    insert into product (slug, name, brand_id, category_id, published)
    select ${`paged-${sort}-`} || n, 'Paged ' || n, brand_id, category_id, false
    from (select brand_id, category_id from product limit 1) one, generate_series(1, 60) n`;
  const seen: number[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const page = await list({ search: `paged-${sort}`, sort, ...(after && { after }) });
    seen.push(...page.rows.map(({ id }) => id));
    after = page.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
});
