import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { CallName } from "../contract/calls.ts";
import { officeOrder } from "../tests/support/officeOrders.ts";
import { reviewPicture, writtenReview } from "../tests/support/reviews.ts";
import { asha, ravi, type TestCustomers, testCustomers } from "../tests/support/testCustomers.ts";
import { programKey } from "../tests/support/testOffice.ts";
import { address } from "../tests/support/testShop.ts";
import { createApp } from "./app.ts";
import { createHttp } from "./http/http.ts";
import { PageCache } from "./http/pageCache.ts";
import { createLog } from "./log.ts";
import { officeRights } from "./office/whoMayCall.ts";
import { reviewToken } from "./reviews/reviewLink.ts";
import { readSettings } from "./settings.ts";
import { type Who, whoMayCall, whoMayUse } from "./whoMayCall.ts";

/** Whose things a path names: the owner's, another customer's, or nobody's. */
type Things = {
  address: string;
  session: string;
  order: string;
  key: string;
  ticket: string;
  email: string;
  booking: string;
  review: string;
  picture: string;
  wishlist: string;
};
type Example = {
  path: (of: Things) => string;
  body?: object;
  headers?: Record<string, string>;
  /** What he gets who may; 200 unless something else is said. */
  status?: number;
};

const home = { ...address, kind: "home" };
const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const lines = [{ id: 1, quantity: 1 }];
const token = "t".repeat(43);
/** A program's key for the staff's calls, once there is a shop that it opens. */
const staff = { Authorization: "" };
const to = (path: string, more: Omit<Example, "path"> = {}): Example => ({ path: () => path, ...more });

/** A call as somebody would make it who may. The last ones end what the others need. */
const examples: Record<CallName, Example> = {
  "GET /get/shop": to("/get/shop"),
  "GET /get/policy/{policy}": to("/get/policy/returns"),
  "GET /get/brands": to("/get/brands"),
  "GET /get/brand/{slug}": to("/get/brand/venu"),
  "GET /get/products": to("/get/products"),
  "GET /get/product/{product_url}": to("/get/product/venu-carnatic-flute-5-kattai"),
  "GET /get/compare": to("/get/compare?products=kaveri-ekandam-veena,kaveri-travel-veena"),
  "GET /get/emi": to("/get/emi?amount=900000"),
  "GET /get/fits/{product_url}": to("/get/fits/kaveri-ekandam-veena"),
  "GET /get/guides": to("/get/guides"),
  "GET /get/guide/{guide}": to("/get/guide/flute"),
  "GET /get/product/collections/{id}": to("/get/product/collections/1"),
  "GET /get/collection/{slug}": to("/get/collection/carnatic-essentials"),
  "GET /get/discount/collections": to("/get/discount/collections"),
  "GET /get/home/details": to("/get/home/details"),
  "GET /get/banners": to("/get/banners"),
  "GET /get/topMenu": to("/get/topMenu"),
  "GET /get/topMenu/{category}": to("/get/topMenu/guitars"),
  "GET /get/allMenu": to("/get/allMenu"),
  "PATCH /get/topMenu": to("/get/topMenu", { body: { entries: [{ slug: "guitars", position: 2 }] }, headers: staff }),
  "PATCH /get/allMenu": to("/get/allMenu", { body: { entries: [{ slug: "veena", position: 2 }] }, headers: staff }),
  "GET /get/quickLink": to("/get/quickLink"),
  "POST /get/other/category": to("/get/other/category", { body: { category: "veena" } }),
  "POST /get/global/search": to("/get/global/search", { body: { search_type: "product", search_field: "flute" } }),
  "GET /get/place/{pincode}": to("/get/place/600004"),
  "GET /get/coupons": to("/get/coupons"),
  "POST /apply/coupon": to("/apply/coupon", { body: { code: "NONE", lines } }),
  "POST /cart/quote": to("/cart/quote", { body: { lines } }),
  "POST /get/shipping/charges": to("/get/shipping/charges", { body: { pincode: "600004", lines } }),
  "GET /get/delivery": to("/get/delivery?pincode=600004&products=1,2"),
  "POST /checkout/check": to("/checkout/check", { body: { email: asha.email, mobile: asha.mobile, address } }),
  "POST /orders": to("/orders", {
    body: { quote: "none", contact: asha, address, payment_method: "cod" },
    headers: { "Idempotency-Key": "a key of this test" },
    status: 422,
  }),
  "POST /orders/lookup": to("/orders/lookup", { body: { order_no: "AAAAA-AAAAA", mobile: asha.mobile } }),
  "GET /get/slots/{product_url}": to("/get/slots/kaveri-ekandam-veena"),
  "POST /bookings": to("/bookings", {
    body: { slot: "2020-01-01T06:00:00Z", product_url: "kaveri-ekandam-veena", contact: asha },
    status: 409,
  }),
  "GET /bookings/{booking_no}": { path: (of) => `/bookings/${of.booking}` },
  "POST /bookings/{booking_no}/confirm": { path: (of) => `/bookings/${of.booking.replace("?", "/confirm?")}` },
  "POST /bookings/{booking_no}/move": {
    path: (of) => `/bookings/${of.booking.replace("?", "/move?")}`,
    body: { slot: "2020-01-01T06:00:00Z" },
    status: 409,
  },
  "POST /bookings/{booking_no}/cancel": { path: (of) => `/bookings/${of.booking.replace("?", "/cancel?")}` },
  "POST /subscribe/stock": to("/subscribe/stock", { body: { variant_id: 999_999, email: asha.email }, status: 404 }),
  "POST /subscribe/price": to("/subscribe/price", { body: { variant_id: 999_999, email: asha.email }, status: 404 }),
  "GET /subscribe/{key}": to("/subscribe/no-such-key"),
  "POST /subscribe/{key}/leave": to("/subscribe/no-such-key/leave"),
  "GET /get/wished": to("/get/wished?products=1,2"),
  "GET /wishlist": to("/wishlist"),
  "POST /wishlist": to("/wishlist", { body: { add: [1], remove: [2] } }),
  "POST /wishlist/share": to("/wishlist/share"),
  "GET /get/wishlist/{key}": { path: (of) => `/get/wishlist/${of.wishlist}` },
  "DELETE /wishlist/share": to("/wishlist/share"),
  "POST /grievances": to("/grievances", { body: { ...asha, text: "The parcel came open." }, status: 201 }),
  "POST /register": to("/register", { body: { ...asha, email: "another@example.com" } }),
  "POST /verify/account": to("/verify/account", { body: { token }, status: 422 }),
  "POST /resend/verification": to("/resend/verification", { body: { email: "nobody@example.com" } }),
  "POST /login": to("/login", { body: { email: "nobody@example.com", password: "x" }, status: 401 }),
  "POST /forgot/password": to("/forgot/password", { body: { email: "nobody@example.com" } }),
  "POST /reset/password/check": to("/reset/password/check", { body: { token }, status: 422 }),
  "POST /reset/password": to("/reset/password", { body: { token, password: "emerald evening tea" }, status: 422 }),
  "GET /get/customer": to("/get/customer"),
  "PATCH /customer": to("/customer", { body: { name: asha.name } }),
  "POST /customer/password": to("/customer/password", {
    body: { current_password: "not this one", password: "emerald evening tea" },
    status: 422,
  }),
  "GET /customer/data": to("/customer/data"),
  "GET /customer/sessions": to("/customer/sessions"),
  "DELETE /customer/sessions/{id}": { path: (of) => `/customer/sessions/${of.session}` },
  "GET /customer/address": to("/customer/address"),
  "POST /customer/address": to("/customer/address", { body: home, status: 201 }),
  "PATCH /customer/address/{id}": { path: (of) => `/customer/address/${of.address}`, body: { city: "Madurai" } },
  "DELETE /customer/address/{id}": { path: (of) => `/customer/address/${of.address}` },
  "GET /get/cart": to("/get/cart"),
  "PUT /cart": to("/cart", { body: { lines: [] } }),
  "GET /orders": to("/orders"),
  "POST /get/recent/view": to("/get/recent/view", { body: { customer_id: 999_999 }, status: 403 }),
  "POST /add/recent/view": to("/add/recent/view", { body: { product_id: 1 } }),
  "GET /orders/{order_no}": { path: (of) => `/orders/${of.order}${of.key}` },
  "GET /orders/{order_no}/again": { path: (of) => `/orders/${of.order}/again${of.key}` },
  "POST /orders/{order_no}/pay": { path: (of) => `/orders/${of.order}/pay${of.key}`, status: 409 },
  "POST /orders/{order_no}/cancel": { path: (of) => `/orders/${of.order}/cancel${of.key}` },
  "POST /orders/{order_no}/return": {
    path: (of) => `/orders/${of.order}/return${of.key}`,
    body: { lines: [{ id: 1, quantity: 1 }], reason: "faulty" },
    status: 409,
  },
  "GET /get/media/{product_url}": to("/get/media/venu-carnatic-flute-5-kattai"),
  "GET /get/pitch/{product_url}": to("/get/pitch/venu-carnatic-flute-5-kattai"),
  "GET /get/questions/{product_url}": to("/get/questions/venu-carnatic-flute-5-kattai"),
  "POST /questions": to("/questions", {
    body: { product_url: flute.toLowerCase(), name: "Asha", email: "asha@example.com", words: "Is a case with it?" },
  }),
  "POST /orders/{order_no}/account": {
    path: (of) => `/orders/${of.order}/account${of.key}`,
    body: { password: "emerald evening tea" },
    status: 409,
  },
  "GET /get/reviews/{product_url}": to("/get/reviews/venu-carnatic-flute-5-kattai"),
  "GET /reviews/{token}": { path: (of) => `/reviews/${of.review}` },
  "POST /reviews/{token}": {
    path: (of) => `/reviews/${of.review}`,
    body: { product_url: flute.toLowerCase(), rating: 5, words: "In tune and light.", name: "Asha" },
  },
  "POST /reviews/{token}/pictures": {
    path: (of) => `/reviews/${of.review}/pictures?product_url=${flute.toLowerCase()}`,
    body: { no: "picture" },
    headers: { "Content-Type": "image/png" },
    status: 422,
  },
  "PATCH /reviews/{token}/pictures/{id}": {
    path: (of) => `/reviews/${of.review}/pictures/${of.picture}`,
    body: { alt: "The flute in its case" },
  },
  "DELETE /reviews/{token}/pictures/{id}": { path: (of) => `/reviews/${of.review}/pictures/${of.picture}` },
  "POST /reviews/{token}/leave": { path: (of) => `/reviews/${of.review}/leave` },
  "GET /grievances/{ticket}": { path: (of) => `/grievances/${of.ticket}?email=${of.email}` },
  "DELETE /customer": to("/customer", { body: { current_password: "not this one" }, status: 422 }),
  "POST /logout": to("/logout"),
};

let shop: TestCustomers;
let owner: Awaited<ReturnType<TestCustomers["member"]>>;
let own: Things;
let others: Things;
const missing: Things = {
  address: "999999",
  session: "00000000-0000-4000-8000-000000000000",
  order: "AAAAA-AAAAA",
  key: "",
  ticket: "AAAAA-AAAAA",
  email: "nobody@example.com",
  booking: "AAAAA-AAAAA?key=",
  review: `AAAAA-AAAAA-${"x".repeat(22)}`,
  picture: randomUUID(),
  wishlist: "x".repeat(22),
};

async function thingsOf(member: typeof owner, email: string): Promise<Things> {
  const { body } = await member.call("POST", "/customer/address", home);
  const [saved] = body.data as { id: number }[];
  const [session] = await shop.sql<{ id: string }[]>`
    insert into session (hash, customer_id, user_agent) values (sha256(${`spare ${member.id}`}::bytea), ${member.id}, '') returning id`;
  const { quote } = await shop.quote([{ id: await shop.stocked(flute, 20), quantity: 1 }]);
  const order = { quote, contact: { ...asha, email: `order${member.id}@example.com` }, address, payment_method: "cod" };
  const placed = await member.call("POST", "/orders", order, { "Idempotency-Key": `key of ${member.id}` });
  const { order_no, order_link } = placed.body.data as { order_no: string; order_link: string };
  const { body: offered } = await member.call("GET", "/get/slots/kaveri-ekandam-veena");
  const [slot] = offered.data as { slot: string }[];
  const contact = { ...asha, mobile: `98765${String(member.id).padStart(5, "0")}` };
  const booked = await member.call("POST", "/bookings", {
    slot: slot?.slot,
    product_url: "kaveri-ekandam-veena",
    contact,
  });
  const complaint = await member.call("POST", "/grievances", { ...asha, email, text: "The parcel came open." });
  const shared = await member.call("POST", "/wishlist/share");
  const delivered = await officeOrder(shop, { to: "delivered" });
  return {
    address: String(saved?.id),
    session: session?.id ?? "",
    order: order_no,
    key: new URL(order_link, "http://shop.test").search,
    ticket: (complaint.body.data as { ticket: string }).ticket,
    email,
    booking: (booked.body.data as { link: string }).link.replace("/booking/", ""),
    review: reviewToken(shop.shop.secret, delivered.orderNo),
    picture: await reviewPicture(shop.sql, await writtenReview(shop.sql, delivered)),
    wishlist: (shared.body.data as { link: string }).link.replace(/.*\//, ""),
  };
}

beforeAll(async () => {
  shop = await testCustomers();
  Object.assign(staff, await programKey(shop.sql, ["shopfront.edit"]));
  owner = await shop.member(asha);
  own = await thingsOf(owner, asha.email);
  others = await thingsOf(await shop.member(ravi), ravi.email);
});
afterAll(() => shop.close());

const statusOf = async (browser: { call: typeof owner.call }, name: CallName, of: Things, other = {}) => {
  const { path, body, headers = {} } = examples[name];
  const answer = await browser.call(name.split(" ")[0] ?? "", path(of), body, { ...headers, ...other });
  if (whoMayCall[name] !== "anybody") expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return answer.status;
};

type Try = { as: "visitor" | "customer"; of: Things; status: number; headers?: Record<string, string> };

/** What each kind of caller gets where he may not, and at last what he gets who may. */
function triesOf(name: CallName): Try[] {
  const { status = 200 } = examples[name];
  const visitor = (of: Things, answer: number): Try => ({ as: "visitor", of, status: answer });
  const customer = (of: Things, answer: number): Try => ({ as: "customer", of, status: answer });
  const keyless = (of: Things): Things => ({ ...of, key: "" });
  switch (whoMayCall[name] satisfies Who) {
    case "anybody":
    case "shopper":
      return [visitor(own, status)];
    case "customer":
      return [visitor(own, 401), customer(own, status)];
    case "staff": {
      const wrong = ["", "Bearer wrong", staff.Authorization.replace("Bearer", "Basic")].map((Authorization) => ({
        Authorization,
      }));
      return [...wrong.map((headers) => ({ ...customer(own, 401), headers })), visitor(own, status)];
    }
    case "owner":
      return [visitor(own, 401), customer(others, 404), customer(missing, 404), customer(own, status)];
    default: {
      if (name === "GET /grievances/{ticket}") {
        const wrong = { ...others, email: own.email };
        return [visitor(wrong, 404), customer(wrong, 404), visitor(missing, 404), visitor(own, status)];
      }
      if (name === "GET /get/wishlist/{key}") {
        const wrong = { ...others, wishlist: others.wishlist.slice(0, 12) + own.wishlist.slice(12) };
        return [visitor(wrong, 404), customer(wrong, 404), visitor(missing, 404), visitor(own, status)];
      }
      if (name.includes("/reviews/")) {
        const wrong = { ...others, review: others.review.slice(0, 12) + own.review.slice(12) };
        return [visitor(wrong, 404), customer(wrong, 404), visitor(missing, 404), visitor(own, status)];
      }
      if (name.includes("/bookings/")) {
        const [others_no, own_key] = [others.booking.split("?")[0], own.booking.split("?")[1]];
        const wrong = { ...others, booking: `${others_no}?${own_key}` };
        return [visitor(wrong, 404), customer(wrong, 404), visitor(missing, 404), visitor(own, status)];
      }
      const wrong = { ...others, key: own.key };
      const refused = [wrong, keyless(others), missing].flatMap((of) => [visitor(of, 404), customer(of, 404)]);
      return [...refused, visitor(keyless(own), 404), visitor(own, status), customer(keyless(own), status)];
    }
  }
}

const names = Object.keys(examples) as CallName[]; // by its type it has exactly these
test.each(names)("%s: who may, and nobody else", async (name) => {
  for (const { as, of, status, headers } of triesOf(name))
    expect([as, await statusOf(as === "customer" ? owner : shop.browser(), name, of, headers)]).toEqual([as, status]);
});

test("whatever was tried, the other customer's things are as they were", async () => {
  const [row] = await shop.sql`
    select (select city from address where id = ${Number(others.address)}) as city,
      (select count(*)::int from session where id = ${others.session}) as sessions,
      (select state from orders where order_no = ${others.order}) as state`;
  expect(row).toEqual({ city: address.city, sessions: 1, state: "confirmed" });
});

test("what another has looked at is not told", async () => {
  const member = await shop.member({ ...asha, email: "viewer@example.com" });
  expect((await member.call("POST", "/get/recent/view", { customer_id: owner.id })).status).toBe(403);
  expect((await member.call("POST", "/get/recent/view", { customer_id: member.id })).status).toBe(200);
});

test("what is no number names no address", async () => {
  for (const id of ["x", "1e1", "-1", "1;drop table address", "99999999999999999999", "%00"])
    expect([404, 422]).toContain((await owner.call("DELETE", `/customer/address/${encodeURIComponent(id)}`)).status);
});

describe("what is served beside the contract", () => {
  const everything = {
    RAZORPAY_KEY_ID: "rzp_test_key",
    RAZORPAY_KEY_SECRET: "secret",
    SHIPROCKET_WEBHOOK_KEY: "a key that was agreed on",
    PRACTICE_GATEWAY: "on",
  };
  const open = (log = shop.shop.log) => {
    const whole = { ...shop.shop, log, settings: readSettings({ DATA_DIR: shop.folder, ...everything }) };
    const parts = {
      ...whole,
      cache: new PageCache(0),
      storefront: async () => new Response(),
      isReady: async () => true,
    };
    return createHttp({ ...parts, ...createApp(whole) });
  };
  const inContract = ({ method, path }: { method: string; path: string }) =>
    `${method} ${path.replace("/public/api", "").replace(/:(\w+)/g, "{$1}")}` in whoMayCall;

  const inOffice = ({ method, path }: { method: string; path: string }) =>
    `${method} ${path.replace("/office/api", "").replace(/:(\w+)/g, "{$1}")}` in officeRights;

  test("every route is in a table", () => {
    const { api, office } = createApp(shop.shop);
    const served = [...open().routes, ...api.routes, ...office.routes].filter(({ method }) => method !== "ALL");
    const names = served
      .filter((route) => !inContract(route) && !inOffice(route))
      .map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names)).toEqual(new Set(Object.keys(whoMayUse)));
  });

  test("whoever is turned away leaves a line, a flood of them one a second", async () => {
    const lines: Record<string, unknown>[] = [];
    const http = open(createLog("warn", { write: (line) => void lines.push(JSON.parse(line)) }));
    const post = (path: string, headers: Record<string, string> = {}, method = "POST") =>
      http.fetch(new Request(`http://shop.test${path}`, { method, headers, body: "{}" }));
    const statuses = [];
    for (let n = 0; n < 50; n++)
      for (const refusal of [
        post("/public/api/payments/razorpay/webhook", { "X-Razorpay-Signature": "wrong" }),
        post("/public/api/payments/razorpay/return"),
        post("/hooks/courier", { "X-Api-Key": "wrong" }),
        post("/public/api/cart/quote", { "Sec-Fetch-Site": "cross-site" }),
        post("/public/api/get/topMenu", { Authorization: "Bearer wrong" }, "PATCH"),
      ])
        statuses.push((await refusal).status);
    expect(statuses.slice(0, 5)).toEqual([401, 400, 401, 403, 401]);
    const kinds = ["unsigned webhook", "unsigned return", "courier key", "cross-site", "staff key"];
    const told = (kind: string) =>
      lines
        .filter((line) => line.kind === kind)
        .reduce((sum, { more }) => sum + (typeof more === "number" ? more : 1), 0);
    await vi.waitFor(() => expect(kinds.map(told)).toEqual(kinds.map(() => 50)), 10_000);
    expect(lines.length).toBeLessThan(50);
    expect(lines.find(({ kind }) => kind === kinds[0])).toMatchObject({
      event: "refused",
      network: "unknown",
      path: expect.stringContaining("/webhook"),
    });
    expect(JSON.stringify(lines)).not.toContain("wrong");
  });

  const closed = Object.entries(whoMayUse).filter(([, who]) => ["signed", "holder", "operator", "staff"].includes(who));
  test.each(closed)("%s (%s): strangers are refused", async (name) => {
    const [method = "", path = ""] = name.split(" ");
    const url = `http://shop.test${path.replace(":gateway", "practice").replace(/:\w+/, "AAAAA-AAAAA")}`;
    const response = await open().fetch(new Request(url, { method, body: method === "POST" ? "{}" : null }));
    expect([400, 401, 404]).toContain(response.status);
  });
});
