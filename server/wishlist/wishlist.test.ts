import { afterAll, beforeAll, expect, test } from "vitest";
import { asha, ravi, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";

let shop: TestCustomers;
let products: { id: number; slug: string }[];
beforeAll(async () => {
  shop = await testCustomers();
  products = await shop.sql<
    { id: number; slug: string }[]
  >`select product_id as id, slug from card order by product_id`;
});
afterAll(() => shop.close());

const idsOf = (from: number, to: number) => products.slice(from, to).map(({ id }) => id);
type Wishlist = { ids: number[]; link: string | null; left_out: number[] };
type Member = Awaited<ReturnType<TestCustomers["member"]>>;
const wishlistOf = async (member: Pick<Member, "call">, body?: object) =>
  (await member.call(body ? "POST" : "GET", "/wishlist", body)).body.data as Wishlist;
const shownBy = async (path: string) => {
  const { status, body } = await shop.browser().call("GET", path);
  return { status, cards: body.data as { id: number; price: number }[], text: JSON.stringify(body) };
};

test("an account's wishlist is a set with the latest first, and what is not named stays", async () => {
  const member = await shop.member({ ...asha, email: "set@example.com" });
  const [a = 0, b = 0, c = 0] = idsOf(0, 3);
  expect(await wishlistOf(member, { add: [b, a] })).toEqual({ ids: [b, a], link: null, left_out: [] });
  expect((await wishlistOf(member, { add: [c, b, c] })).ids).toEqual([c, b, a]);
  expect((await wishlistOf(member, { remove: [b, 999_999] })).ids).toEqual([c, a]);
  expect((await wishlistOf(member, { add: [999_999] })).ids).toEqual([c, a]);
  expect((await wishlistOf(member)).ids).toEqual([c, a]);
});

test("sixteen devices that write at once lose nothing, and the limit holds", async () => {
  const member = await shop.member({ ...asha, email: "rush@example.com" });
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) => wishlistOf(member, { add: idsOf(at * 2, at * 2 + 2) })),
  );
  expect(answers.flatMap(({ left_out }) => left_out)).toEqual([]);
  expect((await wishlistOf(member)).ids.toSorted((a, b) => a - b)).toEqual(idsOf(0, 32));
  await shop.sql`
    with hidden as (
      insert into product (slug, name, brand_id, category_id, published)
      select 'hidden-' || n, 'Hidden', brand_id, category_id, false from generate_series(1, 66) n, (select * from product limit 1) one
      returning id)
    insert into wish (customer_id, product_id) select ${member.id}, id from hidden`;
  const full = await Promise.all([
    wishlistOf(member, { add: idsOf(30, 36) }),
    wishlistOf(member, { add: idsOf(30, 36) }),
  ]);
  expect(full.map(({ ids, left_out }) => [ids.length, left_out])).toEqual([
    [100, idsOf(34, 36)],
    [100, idsOf(34, 36)],
  ]);
  const many = Array.from({ length: 101 }, (_, at) => at + 1);
  expect((await member.call("POST", "/wishlist", { add: many })).status).toBe(422);
});

test("what is not sent rightly is refused, and nobody's wishlist is another's", async () => {
  const member = await shop.member({ ...ravi, email: "strict@example.com" });
  for (const body of [{ add: ["1"] }, { add: [0] }, { add: [1.5] }, { add: [1e12] }, { remove: "1" }, []])
    expect((await member.call("POST", "/wishlist", body)).status).toBe(422);
  expect((await wishlistOf(member)).ids).toEqual([]);
  for (const asked of ["x", "1,,2", "-1", "1e3", "99999999999", ",", Array(101).fill(1).join(",")])
    expect((await shownBy(`/get/wished?products=${asked}`)).status).toBe(422);
});

test("products are shown in the order asked for as they are now, and those the shop shows no longer are left out", async () => {
  const [a = 0, b = 0, c = 0] = idsOf(3, 6);
  const shown = async () => (await shownBy(`/get/wished?products=${c},${a},999999,${b}`)).cards.map(({ id }) => id);
  expect(await shown()).toEqual([c, a, b]);
  expect((await shownBy("/get/wished?products=")).cards).toEqual([]);
});

test("a link shows what is wished for now and not by whom; ended it opens nothing, and the next is another one", async () => {
  const member = await shop.member({ ...asha, name: "Asha Secretname", email: "shares@example.com" });
  const [a = 0, b = 0] = idsOf(6, 8);
  await wishlistOf(member, { add: [a] });
  const linkOf = async () => ((await member.call("POST", "/wishlist/share")).body.data as Wishlist).link ?? "";
  const [link, again] = await Promise.all([linkOf(), linkOf()]);
  expect(link).toMatch(/^http:\/\/shop\.test\/wishlist\/[\w-]{22}$/);
  expect(again).toBe(link);
  const read = () => shownBy(`/get/wishlist/${link.split("/").at(-1)}`);
  await wishlistOf(member, { add: [b] });
  const { cards, text } = await read();
  expect(cards.map(({ id }) => id)).toEqual([b, a]);
  for (const secret of ["Secretname", "shares@example.com"]) expect(text).not.toContain(secret);
  expect((await wishlistOf(member)).link).toBe(link);
  for (const _ of [1, 2]) expect((await member.call("DELETE", "/wishlist/share")).status).toBe(200);
  expect((await read()).status).toBe(404);
  expect(await linkOf()).not.toBe(link);
  expect((await read()).status).toBe(404);
});

test("it is in the account's data, and goes with the account", async () => {
  const member = await shop.member(asha);
  await wishlistOf(member, { add: idsOf(0, 1) });
  const { link } = (await member.call("POST", "/wishlist/share")).body.data as Wishlist;
  const data = (await member.call("GET", "/customer/data")).body.data as { wishlist: object };
  expect(data.wishlist).toEqual({
    products: [{ product_name: expect.any(String), product_url: products[0]?.slug, added_at: expect.any(String) }],
    shared_since: expect.any(String),
  });
  await member.call("DELETE", "/customer", { current_password: asha.password });
  expect(await shop.sql`select from wish where customer_id = ${member.id}`).toHaveLength(0);
  expect((await shownBy(`/get/wishlist/${link?.split("/").at(-1)}`)).status).toBe(404);
});
