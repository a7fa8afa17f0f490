import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, testShop } from "../../../tests/support/testShop.ts";
import { practiceRoutes } from "./routes.ts";
import { openPaymentOrder } from "./service.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test.each([
  ["multipart/form-data; boundary=x", "--x"],
  ["multipart/form-data; boundary=x", ""],
  ["multipart/form-data", "outcome=pay"],
  ["application/x-www-form-urlencoded", "outcome=gold"],
  ["application/json", "{"],
])("a form that can't be read is shown the choices anew: %s %j", async (type, body) => {
  const urls = { returnUrl: "http://shop.test/back", webhookUrl: "http://shop.test/hook" };
  const { id } = await openPaymentOrder(shop.sql, "2NWK-STXK", 10_000, urls);
  const headers = { "Content-Type": type };
  const answer = await practiceRoutes(shop.shop).request(`/pay/${id}`, { method: "POST", headers, body });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("<form")]);
});
