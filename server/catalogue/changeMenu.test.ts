import { afterAll, beforeAll, expect, test } from "vitest";
import type { MenuItem } from "../../contract/catalogue.ts";
import { testShop } from "../../tests/support/testShop.ts";

const key = "a-key-that-only-the-staff-of-this-shop-has";
let shop: Awaited<ReturnType<typeof testShop>>;
beforeAll(async () => {
  shop = await testShop({ STAFF_KEY: key });
});
afterAll(() => shop.close());

const menu = async () => (await shop.call<MenuItem[]>("GET", "/get/allMenu")).body.data;
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);
const change = (path: string, entries: object[], authorization = `Bearer ${key}`) =>
  shop.call<MenuItem[]>("PATCH", path, { entries }, { Authorization: authorization });

test("the staff put departments in another order, rename and hide them; all nodes are told", async () => {
  const [first, second] = await menu();
  if (!first || !second) throw new Error("The fixture has two departments.");
  let told = "";
  const listening = await shop.sql.listen("catalogue", (message) => {
    told = message;
  });
  const { status, body } = await change("/get/topMenu", [
    { slug: first.slug, position: 9_000 },
    { slug: second.slug, name: "Something else" },
  ]);
  expect(status).toBe(200);
  expect(slugs(body.data).at(-1)).toBe(first.slug);
  expect((await menu())[0]).toMatchObject({ slug: second.slug, name: "Something else" });
  await expect.poll(() => told).toBe("all");
  await listening.unlisten();
  await change("/get/topMenu", [{ slug: second.slug, hidden: true }]);
  expect(slugs(await menu())).not.toContain(second.slug);
  await change("/get/topMenu", [{ slug: second.slug, hidden: false }]);
  expect(slugs(await menu())).toContain(second.slug);
});

test("categories are changed by the call for the whole menu alone", async () => {
  const category = (await menu()).flatMap(({ child }) => child)[0];
  if (!category) throw new Error("The fixture has a category.");
  const entries = [{ slug: category.slug, name: "Renamed" }];
  expect(await change("/get/topMenu", entries)).toMatchObject({
    status: 422,
    body: { errors: { "entries.0.slug": `There is no department "${category.slug}".` } },
  });
  expect((await change("/get/allMenu", entries)).status).toBe(200);
  expect((await menu()).flatMap(({ child }) => child).find(({ slug }) => slug === category.slug)?.name).toBe("Renamed");
});

test("what can't be done changes nothing", async () => {
  const before = await menu();
  const [first] = before;
  const good = { slug: first?.slug, name: "Half a change" };
  const refusedEntries = [
    [good, { slug: "no-such-category", hidden: true }],
    [good, good],
    [good, { slug: "veena", position: 1.5 }],
    [good, { slug: "veena", name: " " }],
    [],
  ];
  for (const entries of refusedEntries) expect((await change("/get/allMenu", entries)).status).toBe(422);
  for (const authorization of ["", "Bearer", `Bearer ${key}x`, `bearer ${key}`, `Basic ${key}`])
    expect((await change("/get/allMenu", [good], authorization)).status).toBe(401);
  expect(await menu()).toEqual(before);
});

test("a shop without a staff's key lets nobody change its menus", async () => {
  const open = await testShop();
  const body = { entries: [{ slug: "guitars", hidden: true }] };
  expect((await open.call("PATCH", "/get/topMenu", body, { Authorization: "Bearer undefined" })).status).toBe(401);
  await open.close();
});
