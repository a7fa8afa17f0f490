import { afterAll, beforeAll, expect, test } from "vitest";
import type { MenuItem } from "../../contract/catalogue.ts";
import { programKey, type TestOffice, testOffice } from "../../tests/support/testOffice.ts";

let shop: TestOffice;
let key: string;
beforeAll(async () => {
  shop = await testOffice();
  key = (await programKey(shop.sql, ["shopfront.edit"])).Authorization;
});
afterAll(() => shop.close());

const menu = async () => (await shop.call<MenuItem[]>("GET", "/get/allMenu")).body.data;
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);
const change = (path: string, entries: object[], authorization = key) =>
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
  for (const authorization of ["", "Bearer", `${key}x`, key.toLowerCase(), key.replace("Bearer", "Basic")])
    expect((await change("/get/allMenu", [good], authorization)).status).toBe(401);
  expect(await menu()).toEqual(before);
});

test("a key without the right is refused, and so is one that was taken back", async () => {
  const entries = [{ slug: "guitars", position: 1 }];
  const { Authorization: other } = await programKey(shop.sql, ["orders.read"]);
  expect(await change("/get/topMenu", entries, other)).toMatchObject({
    status: 403,
    body: { right: "shopfront.edit" },
  });
  const { Authorization: ended } = await programKey(shop.sql, ["shopfront.edit"]);
  expect((await change("/get/topMenu", entries, ended)).status).toBe(200);
  await shop.sql`update staff_key set ended_at = now() where id = (select max(id) from staff_key)`;
  expect((await change("/get/topMenu", entries, ended)).status).toBe(401);
});

test("whoever is signed in to the office with the right changes menus too; who did it is written down", async () => {
  const body = { entries: [{ slug: "guitars", name: "All guitars" }] };
  const owner = await shop.staffMember("owner");
  const packer = await shop.staffMember("packer");
  const as = (cookie: string) => shop.call("PATCH", "/get/topMenu", body, { Cookie: cookie });
  expect((await as(packer.browser.cookie)).status).toBe(403);
  expect((await as("office=")).status).toBe(401);
  expect((await as(owner.browser.cookie)).status).toBe(200);
  const [row] =
    await shop.sql`select staff_id, staff_name, door, act, thing, thing_id, after from audit order by id desc limit 1`;
  expect(row).toEqual({
    staff_id: owner.id,
    staff_name: owner.name,
    door: "office",
    act: "shopfront.edit",
    thing: "shopfront",
    thing_id: "menu",
    after: expect.objectContaining({ differences: [expect.objectContaining({ kind: "changed" })] }),
  });
});
