import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fitCalls } from "../../contract/fits.ts";
import { openCatalogue } from "../../tests/support/testCatalogue.ts";

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const rules = (slug: string, ...fits: string[]) =>
  catalogue.sql`update product set fits = ${fits} where slug = ${slug}`;
const read = async (slug: string, variant?: number) => {
  const path = `/get/fits/${slug}${variant === undefined ? "" : `?variant=${variant}`}`;
  return (await catalogue.read(fitCalls["GET /get/fits/{product_url}"].answer, path)).data;
};
/** What fits, by category: each with its variants' options and why. */
const told = async (slug: string, variant?: number) =>
  (await read(slug, variant)).groups.map(({ category, products }) => [
    category.slug,
    products.map(({ card, why, variants }) => [card.product_url, variants.map((one) => one.option_text).join(), why]),
  ]);
const variantsOf = async (slug: string): Promise<number[]> => {
  const rows = await catalogue.sql<{ id: number }[]>`
    select v.id from variant v join product p on p.id = v.product_id where p.slug = ${slug} order by v.position`;
  return rows.map(({ id }) => id);
};

const ukulele = "sembiyan-soprano-ukulele";
const strings = "halden-ukulele-strings-soprano";
const guitar = "sembiyan-s10-dreadnought";

beforeEach(async () => {
  await catalogue.sql`update product set fits = '{}'`;
});

describe("what fits a product", () => {
  test("is what names its category and all of whose conditions it meets, kind by kind, in stock first", async () => {
    await rules("halden-guitar-strings-10-47", "acoustic-guitars; strings=6; hand=right");
    await rules("halden-guitar-strings-11-52", "acoustic-guitars; strings=12");
    await rules("halden-guitar-strings-12-53", "acoustic-guitars; scale length<=650 mm");
    await rules("halden-veena-strings-light", "guitars"); // there is none
    await rules("halden-clip-tuner", "veena, guitars");
    await rules("halden-metronome", "veena");
    expect(await told(guitar)).toEqual([
      ["tuners-metronomes", [["halden-clip-tuner", "", "For Guitars & Ukuleles"]]],
      [
        "strings",
        [
          ["halden-guitar-strings-10-47", "", "For Acoustic Guitars, 6 strings, hand right"],
          ["halden-veena-strings-light", "", "For Guitars & Ukuleles"],
        ],
      ],
    ]);
    const { product_name, groups } = await read(guitar.toUpperCase());
    expect(product_name).toBe("Sembiyan S10 dreadnought guitar");
    expect(groups[0]?.products[0]?.card).toMatchObject({ price: 75_000, mrp: 150_000, discount_percent: 50 });
  });

  test("is nothing where nothing says that it does, and never the product itself", async () => {
    await rules("halden-clip-tuner", "tuners-metronomes");
    await rules(strings, "ukuleles; size=tenor");
    expect(await read(ukulele)).toMatchObject({ fitted: [], groups: [] });
    expect(await told("halden-clip-tuner")).toEqual([]);
    expect((await told("halden-metronome"))[0]?.[0]).toBe("tuners-metronomes");
  });

  test("can be kept until it or one of what is shown changes", async () => {
    await rules(strings, "ukuleles");
    const answer = await catalogue.ask(`/get/fits/${ukulele}`);
    const { id } = (await catalogue.sql<{ id: number }[]>`select id from product where slug = ${ukulele}`)[0] ?? {};
    const card = (await read(ukulele)).groups[0]?.products[0]?.card.id;
    expect(answer.headers.get("Cache-Tag")).toBe(`product:${id},product:${card}`);
  });
});

describe("of a product and an accessory in several sizes", () => {
  beforeAll(async () => {
    const { sql } = catalogue;
    await sql`update product set option_names = '{Size}' where slug in (${ukulele}, ${strings})`;
    await sql`update variant v set option_values = array[case v.position when 1 then 'Soprano' else 'Concert' end]
      from product p where p.id = v.product_id and p.slug in (${ukulele}, ${strings})`;
    await sql`insert into product_attribute select id, 'size', 'concert' from product where slug = ${ukulele}`;
    await sql`
      with made as (
        insert into variant (product_id, sku, option_values, mrp, list_price, price, weight_g, position)
        select id, 'UKE-CONCERT', '{Concert}', 50000, 40000, 40000, 60, 2 from product where slug = ${strings} returning id)
      insert into stock (variant_id, on_hand) select id, 5 from made`;
    await sql`select refresh_card(array(select id from product where slug in (${ukulele}, ${strings})))`;
  });
  const sized = () => rules(strings, "Soprano: ukuleles; size=soprano", "Concert: ukuleles; size=concert");

  test("each size has its own", async () => {
    await sized();
    const [soprano, concert] = await variantsOf(ukulele);
    expect(await told(ukulele, soprano)).toEqual([["strings", [[strings, "Soprano", "For Ukuleles, size Soprano"]]]]);
    expect(await told(ukulele, concert)).toEqual([["strings", [[strings, "Concert", "For Ukuleles, size Concert"]]]]);
    const { fitted, groups } = await read(ukulele, concert);
    expect(fitted).toEqual([soprano, concert]);
    expect(groups[0]?.products[0]?.card).toMatchObject({ price: 40_000, mrp: 50_000, availability: "in_stock" });
  });

  test("without a chosen one only what fits whichever is chosen is told", async () => {
    await sized();
    await rules("halden-clip-tuner", "ukuleles");
    expect((await told(ukulele)).map(([category]) => category)).toEqual(["tuners-metronomes"]);
    await rules("halden-clip-tuner", "ukuleles; size=concert");
    const [, concert] = await variantsOf(ukulele);
    expect(await read(ukulele)).toMatchObject({ groups: [] });
    expect((await told(ukulele, concert)).map(([category]) => category)).toEqual(["tuners-metronomes", "strings"]);
  });

  test("what can be bought comes first, and the card is of it", async () => {
    await rules(strings, "ukuleles");
    await catalogue.sql`update stock set on_hand = 0 from variant v join product p on p.id = v.product_id
      where variant_id = v.id and p.slug = ${strings} and v.position = 1`;
    const one = (await read(ukulele)).groups[0]?.products[0];
    expect(one?.variants.map(({ option_text, availability }) => [option_text, availability])).toEqual([
      ["Concert", "in_stock"],
      ["Soprano", "out_of_stock"],
    ]);
    expect(one?.card).toMatchObject({ variant_id: one?.variants[0]?.id, availability: "in_stock", price: 40_000 });
  });
});

describe("is not there", () => {
  test.each([["nothing"], ["old-school-ukulele"], ["%00"]])("for %s", async (slug) => {
    expect((await catalogue.ask(`/get/fits/${slug}`)).status).toBe(404);
  });

  test("for a variant of another product; one of an older address is led on", async () => {
    const [other] = await variantsOf(guitar);
    expect((await catalogue.ask(`/get/fits/${ukulele}?variant=${other}`)).status).toBe(404);
    expect((await catalogue.ask(`/get/fits/${ukulele}?variant=one`)).status).toBe(404);
    await catalogue.sql`insert into redirect (kind, old_slug, new_slug) values ('product', 'old-uke', ${ukulele})`;
    const moved = await catalogue.ask("/get/fits/old-uke");
    expect([moved.status, await moved.json()]).toMatchObject([404, { moved_to: ukulele }]);
  });
});
