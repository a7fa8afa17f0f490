import { afterAll, beforeAll, expect, test } from "vitest";
import { customerCalls } from "../../contract/customers.ts";
import { address } from "../testShop.ts";
import { asha, ravi, type TestCustomers, testCustomers } from "./testCustomers.ts";

/** Whose things a path names: the owner's, another customer's, or nobody's. */
type Things = { address: string; session: string; order: string; customer: number; product: number };
type Line = {
  path: (things: Things) => string;
  body?: (things: Things) => object;
  visitor: number;
  own: number;
  others?: number;
  missing?: number;
};

const home = { ...address, kind: "home" };
/** Who may call what: everything about a customer needs his session, and another's thing is not there. */
const table: Partial<Record<string, Line>> = {
  "GET /get/customer": { path: () => "/get/customer", visitor: 401, own: 200 },
  "PATCH /customer": { path: () => "/customer", body: () => ({ name: "Asha R" }), visitor: 401, own: 200 },
  "POST /customer/password": {
    path: () => "/customer/password",
    body: () => ({ current_password: "not this one", password: "emerald evening tea" }),
    visitor: 401,
    own: 422,
  },
  "GET /customer/sessions": { path: () => "/customer/sessions", visitor: 401, own: 200 },
  "GET /customer/data": { path: () => "/customer/data", visitor: 401, own: 200 },
  "DELETE /customer": {
    path: () => "/customer",
    body: () => ({ current_password: "not this one" }),
    visitor: 401,
    own: 422,
  },
  "GET /customer/address": { path: () => "/customer/address", visitor: 401, own: 200 },
  "POST /customer/address": { path: () => "/customer/address", body: () => home, visitor: 401, own: 201 },
  "PATCH /customer/address/{id}": {
    path: (of) => `/customer/address/${of.address}`,
    body: () => ({ city: "Madurai" }),
    visitor: 401,
    own: 200,
    others: 404,
    missing: 404,
  },
  "DELETE /customer/address/{id}": {
    path: (of) => `/customer/address/${of.address}`,
    visitor: 401,
    own: 200,
    others: 404,
    missing: 404,
  },
  "GET /get/cart": { path: () => "/get/cart", visitor: 401, own: 200 },
  "PUT /cart": { path: () => "/cart", body: () => ({ lines: [] }), visitor: 401, own: 200 },
  "GET /orders": { path: () => "/orders", visitor: 401, own: 200 },
  "GET /orders/{order_no}": { path: (of) => `/orders/${of.order}`, visitor: 404, own: 200, others: 404, missing: 404 },
  "POST /orders/{order_no}/cancel": {
    path: (of) => `/orders/${of.order}/cancel`,
    visitor: 404,
    own: 200,
    others: 404,
    missing: 404,
  },
  "POST /orders/{order_no}/pay": {
    path: (of) => `/orders/${of.order}/pay`,
    visitor: 404,
    own: 409,
    others: 404,
    missing: 404,
  },
  "POST /get/recent/view": {
    path: () => "/get/recent/view",
    body: (of) => ({ customer_id: of.customer }),
    visitor: 401,
    own: 200,
    others: 403,
    missing: 403,
  },
  "POST /add/recent/view": {
    path: () => "/add/recent/view",
    body: (of) => ({ product_id: of.product }),
    visitor: 401,
    own: 200,
    missing: 200,
  },
  "DELETE /customer/sessions/{id}": {
    path: (of) => `/customer/sessions/${of.session}`,
    visitor: 401,
    own: 200,
    others: 404,
    missing: 404,
  },
};
/** Open to everybody: they are how one comes in, or say nothing about anybody. */
const open = [
  "POST /register",
  "POST /verify/account",
  "POST /resend/verification",
  "POST /login",
  "POST /logout",
  "POST /forgot/password",
  "POST /reset/password",
  "GET /get/place/{pincode}",
];

let shop: TestCustomers;
let owner: Awaited<ReturnType<TestCustomers["member"]>>;
let things: Record<"own" | "others" | "missing", Things>;

async function thingsOf(member: typeof owner): Promise<Things> {
  const { body } = await member.call("POST", "/customer/address", home);
  const spare = shop.browser();
  Object.assign(spare, { cookie: member.browser.cookie });
  const [session] = await shop.sql<{ id: string }[]>`
    insert into session (hash, customer_id, user_agent) values (sha256(${`spare ${member.id}`}::bytea), ${member.id}, '') returning id`;
  const variant = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 20);
  const { quote } = await shop.quote([{ id: variant, quantity: 1 }]);
  const placed = await member.call(
    "POST",
    "/orders",
    { quote, contact: { ...asha, email: `order${member.id}@example.com` }, address, payment_method: "cod" },
    { "Idempotency-Key": `key-of-${member.id}` },
  );
  const order = placed.body.data as { order_no: string };
  const [saved] = body.data as { id: number }[];
  return {
    address: String(saved?.id),
    session: session?.id ?? "",
    order: order.order_no,
    customer: member.id,
    product: 1,
  };
}

beforeAll(async () => {
  shop = await testCustomers();
  owner = await shop.member(asha);
  const other = await shop.member(ravi);
  const missing = {
    address: "999999",
    session: "00000000-0000-4000-8000-000000000000",
    order: "AAAAA-AAAAA",
    customer: 999_999,
    product: 999_999,
  };
  things = { own: await thingsOf(owner), others: await thingsOf(other), missing };
});
afterAll(() => shop.close());

test("every call about customers says in this table who may make it", () => {
  expect(Object.keys(customerCalls).filter((name) => !(name in table) && !open.includes(name))).toEqual([]);
});

const cases = Object.entries(table).flatMap(([name, line]) =>
  line
    ? (
        [
          ["a visitor", "own", line.visitor],
          ["another's", "others", line.others],
          ["a missing one", "missing", line.missing],
          ["one's own", "own", line.own],
        ] as const
      ).flatMap(([who, whose, status]) => (status === undefined ? [] : [{ name, line, who, whose, status }]))
    : [],
);
test.each(cases)("$name, $who: $status", async ({ name, line, who, whose, status }) => {
  const [method = ""] = name.split(" ");
  const browser = who === "a visitor" ? shop.browser() : owner.browser;
  const answer = await browser.call(method, line.path(things[whose]), line.body?.(things[whose]));
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("whatever was tried, the other customer's things are as they were", async () => {
  const { address: id, session, order, customer } = things.others;
  const [row] = await shop.sql`
    select (select city from address where id = ${Number(id)}) as city, (select count(*)::int from session where id = ${session}) as sessions,
      (select state from orders where order_no = ${order}) as state, (select name from customer where id = ${customer}) as name`;
  expect(row).toEqual({ city: address.city, sessions: 1, state: "confirmed", name: ravi.name });
});

test.each(["x", "1e1", "-1", "1;drop table address", "99999999999999999999", "%00"])(
  "the address number %s is none",
  async (id) => {
    expect((await owner.call("DELETE", `/customer/address/${encodeURIComponent(id)}`)).status).toBeGreaterThanOrEqual(
      400,
    );
  },
);
