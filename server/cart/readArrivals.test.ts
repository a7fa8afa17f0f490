import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ShippingAnswer } from "../../contract/cart.ts";
import type { Card } from "../../contract/catalogue.ts";
import type { Arrival } from "../../contract/delivery.ts";
import { account, ShiprocketStandIn } from "../../tests/standIns/shiprocket.ts";
import { shopOn, type TestShop, testShop } from "../../tests/support/testShop.ts";

let shop: TestShop;
let cards: (Pick<Card, "id" | "variant_id" | "availability"> & { available_from: string | null })[];
beforeAll(async () => {
  shop = await testShop();
  cards = await shop.sql`
    select k.product_id as id, k.variant_id, k.availability, p.available_from::text
    from card k join product p on p.id = k.product_id order by k.product_id`;
});
afterEach(() => shop.sql`delete from courier_rate`);
afterAll(() => shop.close());

const arrivals = async (pincode: string, ids = cards.map(({ id }) => id), on: Pick<TestShop, "call"> = shop) =>
  (await on.call<Arrival[]>("GET", `/get/delivery?pincode=${pincode}&products=${ids.join(",")}`)).body.data;
/** What the product's page says of the variant that its card shows. */
async function onPage(pincode: string, { id, variant_id }: (typeof cards)[number], on: Pick<TestShop, "call"> = shop) {
  const lines = [{ id: variant_id, quantity: 1 }];
  const { body } = await on.call<ShippingAnswer>("POST", "/get/shipping/charges", { pincode, lines });
  return body.data.options.map(({ date_from, date_to }) => ({ id, date_from, date_to }));
}
const byId = (a: Arrival, b: Arrival) => a.id - b.id;

test.each(["600004", "781001"])("a list is told of %s what each product's page says", async (pincode) => {
  const sold = cards.filter(({ availability }) => availability !== "out_of_stock");
  expect(sold.length).toBeLessThan(cards.length); // something is sold out
  expect(sold.some(({ availability }) => availability === "preorder")).toBe(true);
  const pages = await Promise.all(sold.map((card) => onPage(pincode, card)));
  const told = await arrivals(pincode);
  expect(told.sort(byId)).toEqual(pages.flat().sort(byId));
  expect(told).toHaveLength(sold.length);
});

test("nothing is said where nobody goes, of what is not there, and of what may not be sold yet", async () => {
  const [first] = cards.filter(({ availability }) => availability === "in_stock");
  expect(await arrivals("900001", [first?.id ?? 0])).toEqual([]);
  expect(await arrivals("600004", [2_147_483_647, 9_999_999_999])).toEqual([]);
  await shop.sql`update product set hsn = null, gst_bp = null, tax_class_id = null where id = ${first?.id ?? 0}`;
  await shop.sql`update category set tax_class_id = null`;
  expect(await arrivals("600004", [first?.id ?? 0])).toEqual([]);
});

test.each([
  ["pincode=1234&products=1", "pincode"],
  ["pincode=990000&products=1", "pincode"],
  ["pincode=600004", "products"],
  ["pincode=600004&products=", "products"],
  ["pincode=600004&products=1,a", "products"],
  [`pincode=600004&products=${Array.from({ length: 101 }, (_, n) => n + 1).join(",")}`, "products"],
])("%s is refused, and says which field is wrong", async (query, field) => {
  const { status, body } = await shop.call("GET", `/get/delivery?${query}`);
  expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]]);
});

test("a courier is asked about three weights of a list; the others are told when somebody has looked", async () => {
  const shiprocket = await ShiprocketStandIn.start();
  const courier = shopOn(shop.sql, {
    SHIPROCKET_EMAIL: account.email,
    SHIPROCKET_PASSWORD: account.password,
    SHIPROCKET_API_URL: shiprocket.server.url,
  });
  const asked = () => shiprocket.server.seen.filter((call) => call.includes("serviceability")).length;
  const first = await arrivals("600004", undefined, courier);
  expect(asked()).toBe(3);
  const second = await arrivals("600004", undefined, courier);
  expect(asked()).toBe(6);
  expect(second.length).toBeGreaterThan(first.length);
  const [one] = cards.filter(({ id }) => first.some((arrival) => arrival.id === id));
  if (!one) throw new Error("Nothing was told.");
  expect(await onPage("600004", one, courier)).toEqual(first.filter(({ id }) => id === one.id));
  expect(asked()).toBe(6);
  await shiprocket.server.close();
});
