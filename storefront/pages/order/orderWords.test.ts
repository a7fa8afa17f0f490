import { expect, test } from "vitest";
import type { Order } from "../../../contract/orders.ts";
import { courseOf, exchangesOf, parcelsOf } from "./orderWords.ts";

const lines = [
  { id: 1, product_name: "Veena", quantity: 2, returned: 0 },
  { id: 2, product_name: "Case", quantity: 1, returned: 0 },
];
const order = (more: object) => ({ lines, parcels: [], ...more }) as unknown as Order;
const parcel = {
  number: 1,
  state: "shipped",
  lines: [{ id: 1, quantity: 2 }],
  tracking: { courier: "Blue Dart" },
  cash: 0,
};

test("several parcels say where each is, what is in it, and what is collected while it is ahead", () => {
  expect(parcelsOf(order({ parcels: [parcel] }))).toEqual([]);
  const second = {
    number: 2,
    state: "packed",
    lines: [{ id: 2, quantity: 1 }],
    tracking: { courier: "?" },
    cash: 99_900,
  };
  expect(parcelsOf(order({ parcels: [parcel, second] }))).toEqual([
    { state: "Parcel 1 of 2: on its way", holds: "2 × Veena", tracking: { courier: "Blue Dart" }, collects: "" },
    {
      state: "Parcel 2 of 2: being packed",
      holds: "1 × Case",
      tracking: null,
      collects: "₹999 of the total is collected with it.",
    },
  ]);
  const [, here] = parcelsOf(order({ parcels: [parcel, { ...second, state: "delivered" }] }));
  expect(here).toMatchObject({ state: "Parcel 2 of 2: delivered", collects: "" });
});

test("what there is in exchange says what comes back, and how many are left where they are not enough", () => {
  const choices = [
    { id: 7, option_text: "Blue", left: 2, back: 0 },
    { id: 8, option_text: "Red, Left", left: 1, back: 5_000 },
  ];
  expect(exchangesOf(order({}))).toEqual([]);
  expect(exchangesOf(order({ exchanges: [{ id: 1, options: ["Colour", "Hand"], choices }] }))).toEqual([
    {
      id: 1,
      label: "Exchange for another colour or hand",
      choices: [
        { id: 7, text: "Blue" },
        { id: 8, text: "Red, Left, ₹50 comes back, only 1 left" },
      ],
    },
  ]);
});

test("the course of an order says what has been and what is ahead, with the days that it is expected on", () => {
  const timeline = [{ state: "confirmed", cause: "Order placed", at: "2026-11-24T06:00:00.000Z" }];
  const delivery = { date_from: "2026-11-27", date_to: "2026-11-29" };
  const { state, past, ahead } = courseOf(order({ state: "confirmed", timeline, delivery }));
  expect([state, past]).toEqual(["Confirmed", [{ title: "Confirmed", cause: "Order placed", at: timeline[0]?.at }]]);
  expect(ahead).toEqual(["Packed", "On its way", expect.stringMatching(/^Delivered · expected .*27.*29/)]);
  expect(courseOf(order({ state: "cancelled", timeline, delivery: null })).ahead).toEqual([]);
});
