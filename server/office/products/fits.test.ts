import { afterAll, beforeAll, expect, test } from "vitest";
import type { Fits } from "../../../contract/fits.ts";
import type { OfficeProduct } from "../../../contract/office/product.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";

let office: TestOffice;
let owner: Awaited<ReturnType<TestOffice["staffMember"]>>;
let id: number;
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner");
  id = (await office.sql<{ id: number }[]>`select id from product where slug = 'halden-clip-tuner'`)[0]?.id ?? 0;
});
afterAll(() => office.close());

const read = async () => (await owner.call<OfficeProduct>("GET", `/products/${id}`)).body.data;
const save = async (...fits: string[]) =>
  owner.call<OfficeProduct>("PUT", `/products/${id}`, { version: (await read()).version, fields: { fits } });
const fitting = async () => {
  const { groups } = (await office.call<Fits>("GET", "/get/fits/kaveri-ekandam-veena")).body.data;
  return groups.flatMap(({ products }) => products.map(({ card }) => card.product_url));
};

test("what an accessory fits is set in the office, shown in the shop, and written down", async () => {
  const { version } = await read();
  expect(await fitting()).toEqual([]);
  expect((await save(" veena;shruti = 2 kattai", "", "ukuleles")).status).toBe(200);
  expect(await read()).toMatchObject({ fits: ["veena; shruti=2 kattai", "ukuleles"], version: version + 1 });
  expect(await fitting()).toEqual(["halden-clip-tuner"]);
  const [act] = (await read()).history ?? [];
  expect(act).toMatchObject({
    act: "products.edit",
    before: { fits: [] },
    after: { fits: ["veena; shruti=2 kattai", "ukuleles"] },
  });
  expect((await save()).status).toBe(200);
  expect(await fitting()).toEqual([]);
});

test.each([
  ["no rule", "size=4/4", /^"size=4\/4" is no category's slug/],
  ["a shelf that is not there", "veena, harpsichords", /^There is no shelf “harpsichords”\.$/],
  ["an option's value that it has not", "4/4: veena", /^“4\/4” is no value of its options\.$/],
  ["too long", `veena; wood=${"x".repeat(400)}`, /^Please shorten/],
])("%s is refused at its field", async (_, rule, words) => {
  const before = await read();
  const { status, body } = await save("veena", rule);
  expect([status, body.errors]).toEqual([422, { "fields.fits": expect.stringMatching(words) }]);
  expect(await read()).toEqual(before);
});

test("somebody who was faster is not written over", async () => {
  const { version } = await read();
  await save("veena");
  const late = await owner.call("PUT", `/products/${id}`, { version, fields: { fits: ["ukuleles"] } });
  expect(late.status).toBe(409);
  expect((await read()).fits).toEqual(["veena"]);
});
