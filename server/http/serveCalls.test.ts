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
    message: "Please enter a pincode of six digits.",
    errors: { "address.pincode": "Please enter a pincode of six digits." },
  });
});
