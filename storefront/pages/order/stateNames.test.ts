import { expect, test } from "vitest";
import { eventWords } from "./stateNames.ts";

const timeline = [
  { state: "shipped", cause: "Sent" },
  { state: "shipped", cause: "Tracking number put right" },
  { state: "delivered", cause: "Delivered by India Post" },
  { state: "return_requested", cause: "Return asked for: changed my mind" },
  { state: "delivered", cause: "Return not accepted" },
  { state: "return_requested", cause: "Return asked for: faulty" },
  { state: "partly_returned", cause: "Part of it was returned" },
] as const;

test("an order that was paid was ordered, and waits for no payment", () => {
  const paid = [
    { state: "awaiting_payment", cause: "Order placed" },
    { state: "confirmed", cause: "Paid" },
  ] as const;
  expect(eventWords([paid[0]], 0).title).toBe("Waiting for the payment");
  expect(eventWords([...paid], 0).title).toBe("Ordered");
});

test("an order is delivered once, whatever came of its returns", () => {
  expect(timeline.map((_, index) => eventWords([...timeline], index))).toEqual([
    { title: "On its way", cause: "Sent" },
    { cause: "Tracking number put right" },
    { title: "Delivered", cause: "Delivered by India Post" },
    { title: "Return asked for", cause: "Return asked for: changed my mind" },
    { title: "Return not accepted" },
    { title: "Return asked for", cause: "Return asked for: faulty" },
    { title: "Returned in part", cause: "Part of it was returned" },
  ]);
});

test("who has cancelled his order reads that he did", () => {
  expect(eventWords([{ state: "cancelled", cause: "Cancelled by the shopper" }], 0)).toEqual({
    title: "Cancelled by you",
  });
});
