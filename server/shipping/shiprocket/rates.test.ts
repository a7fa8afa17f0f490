import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Quote } from "../../../contract/cart.ts";
import { account, ShiprocketStandIn } from "../../../tests/standIns/shiprocket.ts";
import { address, type TestShop, testShop } from "../../../tests/support/testShop.ts";
import { registry } from "../../metrics/metrics.ts";
import { sign } from "../../secret.ts";
import { readStatus } from "../../status/readStatus.ts";

let shop: TestShop;
let shiprocket: ShiprocketStandIn;
let flute: number;
beforeAll(async () => {
  shiprocket = await ShiprocketStandIn.start();
  shop = await testShop({
    SHIPROCKET_EMAIL: account.email,
    SHIPROCKET_PASSWORD: account.password,
    SHIPROCKET_API_URL: shiprocket.server.url,
  });
  flute = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 100);
});
afterEach(async () => {
  shiprocket.server.faults.length = 0;
  shiprocket.server.seen.length = 0;
  await shop.sql`delete from courier_rate`;
});
afterAll(async () => {
  await shiprocket.server.close();
  await shop.close();
});

/** Chennai, 5 kg by the box's volume, of the rate table. */
const byTable = 22_000;
const quote = (pincode = address.pincode, quantity = 1) => shop.quote([{ id: flute, quantity }], { pincode });
const asked = () => shiprocket.server.seen.filter((call) => call.includes("serviceability")).length;
const logins = () => shiprocket.server.seen.filter((call) => call.includes("login")).length;

test("delivery costs what the recommended courier takes, asked once for a pincode and a weight", async () => {
  expect((await quote()).delivery).toMatchObject({ serviceable: true, cod: true, charge: 6_235 });
  const again = await Promise.all([quote(), quote(), quote()]);
  expect(again.map(({ delivery_charge }) => delivery_charge)).toEqual([6_235, 6_235, 6_235]);
  expect([asked(), logins()]).toEqual([1, 1]);
  await quote(address.pincode, 3);
  expect([asked(), logins()]).toEqual([2, 1]);
});

test("what was quoted is what is charged, whatever the courier says meanwhile", async () => {
  const { quote: token, total } = await quote();
  shiprocket.server.faults.push("gone");
  shiprocket.rate = 99;
  const { status, body } = await shop.place(token);
  shiprocket.rate = 62.35;
  expect([status, body.data.total, asked()]).toEqual([201, total, 1]);
});

test("a pincode that nobody goes to is not served", async () => {
  shiprocket.nowhere.add("600001");
  expect((await quote("600001")).delivery).toMatchObject({ serviceable: false, date_from: null });
  await quote("600001");
  expect(asked()).toBe(1);
});

test.each(["gone", "html", 429, 500] as const)(
  "with the courier answering %s the rate table does, and it is not asked again at once",
  async (fault) => {
    await quote("600002"); // logged in
    shiprocket.server.seen.length = 0;
    shiprocket.server.faults.push(fault);
    expect((await quote()).delivery).toMatchObject({ serviceable: true, charge: byTable });
    expect((await quote()).delivery).toMatchObject({ serviceable: true, charge: byTable });
    expect(asked()).toBe(1);
  },
);

test("a courier that does not answer is waited for two seconds, once", async () => {
  await quote("600002");
  shiprocket.server.faults.push("slow");
  const started = performance.now();
  expect((await quote()).delivery_charge).toBe(byTable);
  const first = performance.now() - started;
  expect((await quote()).delivery_charge).toBe(byTable);
  expect(first).toBeGreaterThan(1_900);
  expect(first).toBeLessThan(3_500);
  expect(performance.now() - started - first).toBeLessThan(1_000);
});

test("a token that has ended is renewed on the way", async () => {
  await quote("600002");
  shiprocket.endTokens();
  shiprocket.server.seen.length = 0;
  expect((await quote()).delivery_charge).toBe(6_235);
  expect([asked(), logins()]).toEqual([2, 1]);
});

test("a courier that hangs is left alone after three pincodes, as a whole; one request tries again, and status tells", async () => {
  const clock = Date.now;
  await quote("600002");
  shiprocket.server.seen.length = 0;
  shiprocket.server.faults.push(500, 500, 500);
  for (const pincode of ["600003", "600005", "600006"]) expect((await quote(pincode)).delivery_charge).toBe(byTable);
  for (const pincode of ["600007", "600008", "600009"]) expect((await quote(pincode)).delivery_charge).toBe(byTable);
  expect(asked()).toBe(3);
  const away = async () => (await readStatus(shop.sql)).courier_away.map(({ last_error }) => last_error);
  await expect.poll(away).toEqual([expect.stringContaining("500")]);
  expect(await registry.getSingleMetricAsString("swara_breaker_open")).toContain(
    'swara_breaker_open{service="courier"} 1',
  );

  Date.now = () => clock() + 31_000;
  try {
    shiprocket.server.faults.push(500);
    for (const pincode of ["600010", "600011"]) expect((await quote(pincode)).delivery_charge).toBe(byTable);
    expect(asked()).toBe(4);
    Date.now = () => clock() + 62_000;
    for (const pincode of ["600012", "600013"]) expect((await quote(pincode)).delivery_charge).toBe(6_235);
    expect(asked()).toBe(6);
  } finally {
    Date.now = clock;
  }
  await expect.poll(away).toEqual([]);
  expect(await registry.getSingleMetricAsString("swara_breaker_open")).toContain(
    'swara_breaker_open{service="courier"} 0',
  );
});

test("terms that are old are asked for again, and stay when the courier is away", async () => {
  await quote();
  await shop.sql`update courier_rate set ask_at = now(), told_at = now() - interval '6 hours 10 minutes'`;
  shiprocket.server.faults.push(500);
  expect((await quote()).delivery_charge).toBe(6_235);
  await shop.sql`update courier_rate set told_at = now() - interval '8 hours'`;
  expect((await quote()).delivery_charge).toBe(byTable);
});

test("delivery's answer for a pincode comes from the courier too", async () => {
  const { body } = await shop.call("POST", "/get/shipping/charges", {
    pincode: address.pincode,
    lines: [{ id: flute, quantity: 1 }],
  });
  expect(body.data).toMatchObject({ serviceable: true, cod: true, options: [{ charge: 6_235 }] });
});

test("a network that asks about one place after the other is answered by the rate table, and nobody else is", async () => {
  const chargeOf = async (pincode: string, from: string) => {
    const wish = { lines: [{ id: flute, quantity: 1 }], pincode, payment_method: "cod" };
    const answer = await shop.call<Quote>("POST", "/cart/quote", wish, { "X-Client-Address": from });
    return [answer.status, answer.body.data.delivery_charge];
  };
  await chargeOf("600002", "192.0.2.7");
  const key = sign(shop.shop.secret, "limit courier asked", "192.0.2.7").slice(0, 32);
  await shop.sql`update rate_limit set full_at = now() + interval '1 hour' where key = ${key}`;
  expect(await chargeOf("600003", "192.0.2.7")).toEqual([200, byTable]);
  expect(await shop.sql`select from courier_rate where pincode = '600003'`).toHaveLength(0);
  expect(await chargeOf("600002", "192.0.2.7")).toEqual([200, 6_235]); // what is known is told all the same
  expect(await chargeOf("600003", "192.0.2.8")).toEqual([200, 6_235]);
  const near = { pincode: "600005", lines: [{ id: flute, quantity: 1 }] };
  const charges = await shop.call("POST", "/get/shipping/charges", near, { "X-Client-Address": "192.0.2.7" });
  expect(charges.body.data).toMatchObject({ serviceable: true, options: [{ charge: byTable }] });
  expect(asked()).toBe(2);
});
