import { afterAll, beforeAll, expect, test } from "vitest";
import type { Cart } from "../../contract/customers.ts";
import { asha, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";
import { mergeLines } from "./cart.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
afterAll(() => shop.close());

const person = (user: string) => ({ ...asha, email: `${user}@example.com` });
const flute = () => shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 30);
const veena = () => shop.stocked("KAVERI-TRAVEL-VEENA", 30);
const linesOf = (body: Record<string, unknown>) =>
  (body.data as Cart).lines.map(({ id, quantity }): [number, number] => [id, quantity]);

test("at login the device's cart and the account's become one: per variant the larger quantity, and the same again changes nothing", async () => {
  const [a, b] = [await flute(), await veena()];
  const { call } = await shop.member(person("cart"));
  expect((await call("GET", "/get/cart")).body.data).toEqual({ version: 0, lines: [] });
  await call("PUT", "/cart", { lines: [{ id: a, quantity: 3 }] });
  const merged = await call("PUT", "/cart", {
    lines: [
      { id: b, quantity: 1 },
      { id: a, quantity: 2 },
    ],
  });
  expect(linesOf(merged.body)).toEqual([
    [a, 3],
    [b, 1],
  ]);
  expect(
    (
      await call("PUT", "/cart", {
        lines: [
          { id: b, quantity: 1 },
          { id: a, quantity: 2 },
        ],
      })
    ).body.data,
  ).toEqual(merged.body.data);
  expect((merged.body.data as Cart).lines[0]).toEqual({
    id: a,
    quantity: 3,
    product_name: "Venu Carnatic Flute 5 Kattai",
    product_url: "venu-carnatic-flute-5-kattai",
    option_text: "",
    image: expect.anything(),
    price: expect.any(Number),
    mrp: expect.any(Number),
  });
});

test("two devices that change the cart at once: one is first, the other is shown its cart and loses nothing", async () => {
  const [a, b] = [await flute(), await veena()];
  const { call } = await shop.member(person("devices"));
  const { version } = (await call("PUT", "/cart", { lines: [{ id: a, quantity: 1 }] })).body.data as Cart;
  const answers = await Promise.all([
    call("PUT", "/cart", {
      version,
      lines: [
        { id: a, quantity: 1 },
        { id: b, quantity: 1 },
      ],
    }),
    call("PUT", "/cart", { version, lines: [{ id: a, quantity: 2 }] }),
  ]);
  expect(answers.map(({ status }) => status).sort((x, y) => x - y)).toEqual([200, 409]);
  const [won, lost] = answers[0]?.status === 200 ? answers : [...answers].reverse();
  expect(lost?.body.cart).toEqual(won?.body.data);
  const next = (lost?.body.cart as Cart | undefined)?.version;
  expect(
    (
      await call("PUT", "/cart", {
        version: next,
        lines: [
          { id: a, quantity: 2 },
          { id: b, quantity: 1 },
        ],
      })
    ).status,
  ).toBe(200);
  expect(linesOf((await call("GET", "/get/cart")).body)).toEqual([
    [a, 2],
    [b, 1],
  ]);
});

test("thirty fast merges at once lose and double nothing", async () => {
  const [a, b] = [await flute(), await veena()];
  const { call } = await shop.member(person("fast"));
  await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      call("PUT", "/cart", { lines: [{ id: i % 2 ? a : b, quantity: (i % 5) + 1 }] }),
    ),
  );
  expect(new Map(linesOf((await call("GET", "/get/cart")).body))).toEqual(
    new Map([
      [a, 5],
      [b, 5],
    ]),
  );
});

test("what is in no shop is not kept, and the same variant twice is one line", async () => {
  const a = await flute();
  const { call } = await shop.member(person("odd"));
  const { body } = await call("PUT", "/cart", {
    lines: [
      { id: a, quantity: 2 },
      { id: 2_000_000_000, quantity: 1 },
      { id: a, quantity: 3 },
    ],
  });
  expect(linesOf(body)).toEqual([[a, 5]]);
  for (const quantity of ["1", 1.5, 0, -1, null, true, [1], { $gt: 0 }, 1_000])
    expect((await call("PUT", "/cart", { lines: [{ id: a, quantity }] })).status).toBe(422);
});

test("merging keeps the first cart's order and takes at most a hundred lines", () => {
  expect(
    mergeLines(
      [
        { id: 2, quantity: 1 },
        { id: 1, quantity: 4 },
      ],
      [
        { id: 1, quantity: 3 },
        { id: 3, quantity: 1 },
      ],
    ),
  ).toEqual([
    { id: 2, quantity: 1 },
    { id: 1, quantity: 4 },
    { id: 3, quantity: 1 },
  ]);
  const many = (from: number) => Array.from({ length: 80 }, (_, i) => ({ id: from + i, quantity: 1 }));
  expect(mergeLines(many(1), many(1_000))).toHaveLength(100);
});
