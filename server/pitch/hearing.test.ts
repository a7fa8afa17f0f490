import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueCalls } from "../../contract/catalogue.ts";
import { pitchCalls } from "../../contract/pitch.ts";
import { openCatalogue } from "../../tests/support/testCatalogue.ts";

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const flute = "venu-carnatic-flute-5-kattai";
const ukulele = "sembiyan-concert-ukulele";
const heard = async (slug: string) =>
  (await catalogue.read(pitchCalls["GET /get/pitch/{product_url}"].answer, `/get/pitch/${slug}`)).data;
const product = async (slug: string) =>
  (await catalogue.read(catalogueCalls["GET /get/product/{product_url}"].answer, `/get/product/${slug}`)).data;
const specify = (slug: string, ...specifications: { name: string; value: string }[]) =>
  catalogue.sql`update product set specifications = ${catalogue.sql.json(specifications)} where slug = ${slug}`;

test("a flute's kattai is its pitch, blown, and singers' twelve stand beside it", async () => {
  const { counted, voice, reference_hz, pitches, strings, kattais } = await heard(flute);
  expect({ counted, voice, reference_hz, strings }).toEqual({
    counted: "kattai",
    voice: "pipe",
    reference_hz: 440,
    strings: [],
  });
  expect(pitches).toEqual([{ note: "G", octave: 4, kattai: "5", hz: 392, variants: [] }]);
  expect(kattais.map(({ kattai }) => kattai).join(" ")).toBe("1 1½ 2 2½ 3 4 4½ 5 5½ 6 6½ 7");
  expect(kattais[0]).toMatchObject({ note: "C", octave: 3, hz: 130.81 });
  expect((await product(flute)).hear).toBe(true);
});

test("where options name it, each variant has its own, and attributes are not asked", async () => {
  const { sql } = catalogue;
  await sql`update product set option_names = '{Kattai}' where slug = ${flute}`;
  await sql`update variant set option_values = '{"2½ (D sharp)"}' where product_id = (select id from product where slug = ${flute})`;
  const { pitches } = await heard(flute);
  const [variant] = (await product(flute)).variants;
  expect(pitches).toEqual([
    {
      note: "D♯",
      octave: 4,
      kattai: "2½",
      hz: 311.13,
      variants: [{ id: variant?.id, name: "2½ (D sharp)", availability: "in_stock" }],
    },
  ]);
});

test("specifications come last, and a product's own A is taken", async () => {
  expect((await product(ukulele)).hear).toBe(false);
  expect((await heard(ukulele)).pitches).toEqual([]);
  await specify(ukulele, { name: "Pitch", value: "A" }, { name: "Tuning", value: "A=442" });
  expect(await heard(ukulele)).toMatchObject({
    voice: "string",
    reference_hz: 442,
    pitches: [{ note: "A", octave: 3, kattai: "6", hz: 221, variants: [] }],
  });
});

test("it can be kept until the product changes, and is not there for what is not shown", async () => {
  const answer = await catalogue.ask(`/get/pitch/${ukulele.toUpperCase()}`);
  expect(answer.headers.get("Cache-Tag")).toBe(`product:${(await product(ukulele)).id}`);
  expect((await catalogue.ask("/get/pitch/nothing")).status).toBe(404);
  await catalogue.sql`insert into redirect (kind, old_slug, new_slug) values ('product', 'old-ukulele', ${ukulele})`;
  expect(await (await catalogue.ask("/get/pitch/old-ukulele")).json()).toMatchObject({ moved_to: ukulele });
});
