import { randomUUID } from "node:crypto";
import type { Quote } from "../../contract/cart.ts";
import type { Order, PlacedOrder } from "../../contract/orders.ts";
import { createApp } from "../../server/app.ts";
import type { Sql } from "../../server/database/connect.ts";
import { createLog } from "../../server/log.ts";
import { readSettings } from "../../server/settings.ts";
import type { Shop } from "../../server/shop/shop.ts";
import { catalogueDatabase } from "./testDatabase.ts";

type Answer<T> = { status: number; body: { error: number; message: string; data: T } & Record<string, unknown> };

export const contact = { name: "Asha Raman", email: "asha@example.com", mobile: "9876543210" };
export const address = {
  name: "Asha Raman",
  mobile: "9876543210",
  pincode: "600004",
  line1: "12, North Mada Street",
  line2: "Mylapore",
  city: "Chennai",
  state: "Tamil Nadu",
};

/** A shop on this database, spoken to through its API in this process. */
export function shopOn(sql: Sql, environment: Record<string, string> = {}) {
  const shop: Shop = {
    sql,
    settings: readSettings({ LOG_LEVEL: "silent", ORDER_LIMITS: "no", ...environment }),
    log: createLog("silent"),
    secret: "a secret for tests that nobody else knows",
    address: () => "http://shop.test",
  };
  const { api, others, office } = createApp(shop, true);

  async function call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const init = {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    };
    const response = await api.fetch(new Request(`http://shop.test/public/api${path}`, init));
    return { status: response.status, body: await response.json() };
  }
  /** The variant of that SKU, with so many pieces left to sell. */
  async function stocked(sku: string, pieces: number): Promise<number> {
    const [row] = await sql<{ id: number }[]>`
      with v as (select id from variant where sku = ${sku}),
      counted as (insert into stock_count (variant_id, delta, cause) select v.id, ${pieces} + held - on_hand, 'test' from v join stock on v.id = variant_id)
      update stock set on_hand = ${pieces} + held from v where variant_id = v.id returning v.id`;
    if (!row) throw new Error(`The fixture has no ${sku}.`);
    return row.id;
  }
  const quote = async (lines: { id: number; quantity: number }[], more: object = {}) =>
    (await call<Quote>("POST", "/cart/quote", { lines, pincode: address.pincode, payment_method: "cod", ...more })).body
      .data;
  const orderBody = (token: string, more: object = {}) => ({
    quote: token,
    contact,
    address,
    payment_method: "cod",
    ...more,
  });
  const place = (token: string, more: object = {}, key: string = randomUUID()) =>
    call<PlacedOrder>("POST", "/orders", orderBody(token, more), { "Idempotency-Key": key });
  const order = async (link: string) => (await call<Order>("GET", link.replace("/ordersummary", "/orders"))).body.data;

  return { shop, sql, api, others, office, call, stocked, quote, orderBody, place, order };
}

/** A shop on a database of its own with the fixture's catalogue; `url` leads to that database. */
export async function testShop(environment: Record<string, string> = {}) {
  const database = await catalogueDatabase();
  await database.sql`insert into stock_count (variant_id, delta, cause) select variant_id, on_hand, 'fixture' from stock`;
  return { ...shopOn(database.sql, environment), url: database.url, close: () => database.close() };
}

export type TestShop = Awaited<ReturnType<typeof testShop>>;
