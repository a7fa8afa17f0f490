import { expect, test } from "vitest";
import type { Order } from "../../../contract/orders.ts";
import { exchangesOf, parcelsOf, returnsOf } from "./orderWords.ts";

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

test("a return says what comes back, how far it has come, what goes out for it and what goes back", () => {
  const asked = {
    number: 1,
    reason: "faulty",
    note: "It buzzes",
    lines: [{ id: 1, quantity: 1, exchange_for: { option_text: "Blue" } }],
    events: [{ state: "requested", at: "2026-11-25T10:00:00Z", note: "" }],
    exchange: { state: "kept", kept_until: "2026-12-25", order_no: null },
    refund: null,
  };
  const of = (more: object) => returnsOf(order({ returns: [{ ...asked, ...more }] }))[0];
  expect(of({})).toMatchObject({
    goods: [{ text: "1 × Veena", instead: "in exchange for Blue" }],
    why: "It does not work as it should · “It buzzes”",
    events: [{ title: "Asked for", words: "" }],
    exchange: { words: expect.stringMatching(/^What you want in exchange is kept for you until .*25.Dec/) },
    refund: "",
  });
  const sent = { state: "sent", kept_until: "2026-12-25", order_no: "ABCDE-FGHIJ" };
  expect(of({ exchange: sent, refund: 0 })).toMatchObject({
    exchange: { to: "/ordersummary/ABCDE-FGHIJ", order: "order ABCDE-FGHIJ" },
    refund: "",
  });
  expect(of({ exchange: sent, refund: 5_000 })?.refund).toBe("₹50 goes back to you.");
  expect(of({ exchange: null, refund: 0 })?.refund).toBe("₹0 goes back to you.");
});

test("what happens next with a return is said until it is here", () => {
  const next = (state: string, reason = "faulty") =>
    returnsOf(
      order({ returns: [{ number: 1, state, reason, lines: [], events: [], exchange: null, refund: null }] }),
    )[0]?.next;
  expect(next("requested")).toContain("within 48 hours");
  expect(next("accepted")).toContain("collected at our cost");
  expect(next("accepted", "change_of_mind")).toContain("at your cost");
  for (const state of ["refused", "received"]) expect(next(state)).toBe("");
});
