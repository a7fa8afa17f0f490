import { expect, test } from "vitest";
import { z } from "zod";
import { Outcome } from "../../contract/answer.ts";
import { checked } from "../../contract/checked.ts";
import * as field from "../../contract/fields.ts";
import { createLog } from "../log.ts";
import { serveCalls } from "./serveCalls.ts";

const body = z.object({
  address: z.object({ city: z.string(), pincode: checked(field.pincode) }),
  payment: z.enum(["cod", "link"]),
  code: z.string("Please enter the code."),
  quantity: z.int().min(1).max(9).optional(),
  key: z.string().min(8).optional(),
});
const api = serveCalls({
  base: "/public/api",
  calls: { "POST /orders": { summary: "An order", body, answer: Outcome } },
  handlers: { "POST /orders": async () => ({ body: { error: 0, message: "" } }) },
  admit: async () => ({}),
  refusedTo: () => {},
  log: createLog("silent"),
  checkAnswers: true,
});

async function send(sent: object) {
  const headers = { "Content-Type": "application/json" };
  const answer = await api.request("/public/api/orders", { method: "POST", headers, body: JSON.stringify(sent) });
  return { status: answer.status, body: await answer.json() };
}

test("what is left out is asked for in the shop's own words, at its field and for the whole", async () => {
  const { status, body } = await send({ address: { city: null } });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    message: "Please fill in what is missing: address.city.",
    errors: {
      "address.city": "Please fill this in.",
      "address.pincode": "Please fill this in.",
      payment: "Please fill this in.",
      code: "Please enter the code.",
    },
  });
});

test("what is there and wrong has the words of its rule", async () => {
  const { body } = await send({ address: { city: "Chennai", pincode: "60" }, payment: "cod", code: "1" });
  expect(body).toMatchObject({
    message: "Please enter a pincode of six digits; it does not start with 0.",
    errors: { "address.pincode": "Please enter a pincode of six digits; it does not start with 0." },
  });
});

test.each([
  [{ quantity: "2" }, "quantity", "It must be a number."],
  [{ quantity: 1.5 }, "quantity", "It must be a whole number."],
  [{ quantity: -3 }, "quantity", "It must be at least 1."],
  [{ quantity: 10 }, "quantity", "It must be at most 9."],
  [{ key: "a" }, "key", "Please give it at least 8 characters."],
  [{ payment: "gold" }, "payment", "It must be one of: cod, link."],
  [{ address: "here" }, "address", "It must be an object."],
])("%j is refused in words", async (sent, name, words) => {
  const good = { address: { city: "Chennai", pincode: "600004" }, payment: "cod", code: "1" };
  const { body } = await send({ ...good, ...sent });
  expect(body).toMatchObject({ message: words, errors: { [name]: words } });
});
