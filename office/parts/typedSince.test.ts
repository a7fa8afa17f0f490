import { expect, test } from "vitest";
import { typedSince } from "./typedSince.ts";

test("what was typed while a form was saved stays, all else is as the shop has it", () => {
  const sent: Record<string, string> = { name: "Veena", text: "Old", "variant.new-1.price": "10" };
  const typed: Record<string, string> = { name: "Veena", text: "New", "variant.new-1.price": "12" };
  const saved: Record<string, string> = { name: "Veena, as kept", text: "Old", "variant.7.price": "10" };
  expect(typedSince(sent, typed, saved)).toEqual({ name: "Veena, as kept", text: "New", "variant.7.price": "10" });
});
