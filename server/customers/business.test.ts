import { afterAll, beforeAll, expect, test } from "vitest";
import type { Customer, CustomerData } from "../../contract/customers.ts";
import { asha, type TestCustomers, testCustomers } from "../../tests/support/testCustomers.ts";

let shop: TestCustomers;
beforeAll(async () => {
  shop = await testCustomers();
});
afterAll(() => shop.close());

const business = { gstin: "33AAPFU0939F1ZX", business_name: "Raman Music School" };
const good = { ...business, gstin: "27AAPFU0939F1ZV" };

test("a business is kept with the account, changed, told in its data, and forgotten with it or by itself", async () => {
  const member = await shop.member({ ...asha, email: "school@example.com" });
  const change = async (gst: unknown) => {
    const { status, body } = await member.call("PATCH", "/customer", { gst });
    return [status, (body as { customer?: Customer }).customer?.gst, (body as { errors?: object }).errors];
  };
  const kept = async () =>
    ((await member.call("GET", "/get/customer")).body as unknown as { customer: Customer }).customer;
  expect((await kept()).gst).toBeNull();
  expect(await change({ ...good, gstin: " 27aapfu0939f1zv " })).toEqual([200, good, undefined]);
  await member.call("PATCH", "/customer", { name: "Asha R." }); // what is not named stays
  expect(await kept()).toMatchObject({ name: "Asha R.", gst: good });
  expect(((await member.call("GET", "/customer/data")).body.data as CustomerData).customer.gst).toEqual(good);

  expect(await change(business)).toEqual([422, undefined, { "gst.gstin": expect.stringContaining("last character") }]);
  expect(await change({ ...good, business_name: "" })).toEqual([
    422,
    undefined,
    { "gst.business_name": "Please enter the business name." },
  ]);
  const own = await change({ ...good, gstin: shop.shop.settings.shop.gstin });
  expect(own).toEqual([422, undefined, { "gst.gstin": expect.stringContaining("our own GSTIN") }]);
  expect((await kept()).gst).toEqual(good);

  expect(await change(null)).toEqual([200, null, undefined]);
  await change(good);
  await member.call("DELETE", "/customer", { current_password: asha.password });
  expect(await shop.sql`select from customer where gst is not null`).toEqual([]);
});
