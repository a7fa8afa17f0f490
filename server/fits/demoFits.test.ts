import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { loadDemo } from "../demo.ts";
import { readFits } from "./readFits.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await loadDemo(database.sql, () => {});
}, 120_000);
afterAll(() => database.close());

/** What fits the variant of a demo product that has these option values. */
async function fitting(slug: string, ...options: string[]): Promise<string[]> {
  const [variant] = await database.sql<{ id: number }[]>`
    select v.id from variant v join product p on p.id = v.product_id where p.slug = ${slug} and v.option_values @> ${options} limit 1`;
  const { groups } = await readFits(database.sql, slug, String(variant?.id));
  return groups.flatMap(({ products }) =>
    products.map(({ card, variants }) => [card.product_url, ...variants.map((one) => one.option_text)].join(" | ")),
  );
}

test("the demo's strings, bows, reeds, cases and cables are told for the size that is looked at, and for no other", async () => {
  const violin = "carpatin-100-student-violin-outfit";
  expect(await fitting(violin, "3/4")).toContain("carpatin-brazilwood-violin-bow | 3/4");
  expect(await fitting(violin, "3/4")).toContain("carpatin-adjustable-shoulder-rest | 3/4–4/4");
  expect(await fitting(violin, "4/4")).toContain("sundaresan-daughters-kambi-carbon-bow | Violin 4/4");
  expect(await fitting(violin, "1/8")).toEqual([
    expect.stringMatching("tuner"),
    "sundaresan-daughters-violin-rosin | Light | Dark",
  ]);
  const strings = "narambu-classical-nylon-strings | Normal | Hard";
  expect(await fitting("palar-luthiers-arani-classical-guitar", "650 mm")).toContain(strings);
  expect(await fitting("palar-luthiers-arani-classical-guitar", "640 mm")).not.toContain(strings);
  expect(await fitting("dewalkar-kharaj-male-tanpura", "4")).toContain(
    "narambu-tanpura-string-set | Male, 1-2½ kattai",
  );
  expect(await fitting("dewalkar-kharaj-male-tanpura", "5")).toEqual([]);
  expect(await fitting("lorvane-t200-tenor-saxophone")).toEqual([
    "marlpit-cane-reeds-clarinet-saxophone | Tenor saxophone, 2½",
  ]);
  expect(await fitting("lorvane-c400-blackwood-clarinet", "A")).toEqual(["marlpit-woodwind-care-kit | Clarinet"]);
  expect(await fitting("corvane-skiff-short-scale-bass")).not.toContain("narambu-long-scale-bass-strings | 4");
  expect(await fitting("nilgara-kelvi-usb-xlr-dynamic-microphone")).toContain(
    "tinlark-xlr-microphone-cable | 3 m, Black | 6 m, Black | 6 m, Red | 6 m, Blue | 10 m, Black",
  );
  expect(await fitting("nilgiri-keyworks-thumbi-37-mini-keyboard")).toEqual([]);
});
