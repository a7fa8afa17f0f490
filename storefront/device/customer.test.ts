import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../tests/support/fakeStorage.ts";

let device: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  vi.resetModules();
  device = fakeStorage();
  vi.stubGlobal("localStorage", device.store);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const home = {
  id: 1,
  name: "Asha",
  mobile: "9876543210",
  pincode: "600004",
  line1: "12",
  line2: "Mylapore",
  landmark: "",
  city: "Chennai",
  state: "Tamil Nadu",
  kind: "home" as const,
  is_default: true,
};
const asha = {
  id: 3,
  name: "Asha",
  email: "asha@example.com",
  mobile: "9876543210",
  email_verified: true,
  pending_email: null,
  offers: false,
  gst: null,
  customer_address: [home],
};

test("customer and addresses are kept, and are there again", async () => {
  const { rememberCustomer } = await import("./customer.ts");
  rememberCustomer(asha);
  vi.resetModules();
  const { customer, address } = await import("./customer.ts");
  expect(customer.get()).toEqual({ id: 3, name: "Asha", email: "asha@example.com", mobile: "9876543210" });
  expect(address.get()).toEqual([home]);
});

test.each(["undefined", "null", "{", "[]", "7", '{"id":0}', '{"id":"3"}', '{"id":-1}', '{"id":1e99}'])(
  "customer %s counts as nobody",
  async (found) => {
    device.entries.set("customer", found);
    const { customer } = await import("./customer.ts");
    expect(customer.get()).toBeNull();
  },
);

test("of the addresses only sound ones count", async () => {
  device.entries.set("address", JSON.stringify([null, 1, { id: 2 }, { ...home, city: 5 }, home, { ...home, id: "4" }]));
  const { address } = await import("./customer.ts");
  expect(address.get()).toEqual([home]);
});

test("a session that has ended takes the address away and leaves the cart and the pincode", async () => {
  device.entries.set("cart", "[]");
  device.entries.set("shippingAddress", JSON.stringify({ pincode: "600004", line1: "12", name: "Asha" }));
  device.entries.set("customer", JSON.stringify(asha));
  const { endCustomer, customer } = await import("./customer.ts");
  endCustomer();
  expect([customer.get(), device.entries.has("cart")]).toEqual([null, true]);
  expect(device.entries.get("shippingAddress")).toBe('{"pincode":"600004"}');
});
