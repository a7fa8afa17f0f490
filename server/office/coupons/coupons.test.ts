import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { CouponRow, CouponUse, OfficeCoupon } from "../../../contract/office/coupon.ts";
import type { Trial, TrialRequest } from "../../../contract/office/coupons.ts";
import { newCoupon } from "../../../tests/support/officeExamples/coupons.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { contact } from "../../../tests/support/testShop.ts";
import { audit } from "../../jobs/audit.ts";

let office: TestOffice;
type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;
let owner: Member;
let flute: number;
let veena: number;
let price: number;
beforeAll(async () => {
  office = await testOffice({ COD_LIMIT: "100000000" });
  owner = await office.staffMember("owner");
  flute = await office.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 1_000);
  veena = await office.stocked("KAVERI-TRAVEL-VEENA", 1_000);
  price = (await office.quote([{ id: flute, quantity: 1 }])).subtotal;
});
afterEach(async () => {
  expect(await audit(office.sql)).toEqual([]);
});
afterAll(() => office.close());

let made = 0;
const freshCode = () => `OFFICE-${++made}`;
const make = (code: string, fields: object, as = owner) =>
  as.call<OfficeCoupon>("POST", "/coupons", {
    code,
    fields: { text: "Off", kind: "percent", value: 1_000, ...fields },
  });
const read = async (code: string, as = owner) => (await as.call<OfficeCoupon>("GET", `/coupons/${code}`)).body.data;
const save = (code: string, version: number, fields: object, as = owner) =>
  as.call<OfficeCoupon>("PUT", `/coupons/${code}`, { version, fields });
const tried = (wish: Partial<TrialRequest>) =>
  owner.call<Trial>("POST", "/coupons/trial", { code: "", lines: [{ id: flute, quantity: 1 }], ...wish });
const list = async (query: Record<string, string>) =>
  (await owner.call<{ rows: CouponRow[]; next: string | null }>("GET", `/coupons?${new URLSearchParams(query)}`)).body
    .data;
let buyers = 0;
async function buy(coupon: string, quantity = 1) {
  const n = String(++buyers);
  const buyer = { ...contact, email: `coupon${n}@example.com`, mobile: `8${n.padStart(9, "0")}` };
  const { quote } = await office.quote([{ id: flute, quantity }], { coupon });
  const order = (await office.place(quote, { contact: buyer })).body.data;
  return { order, buyer };
}

test("a role of the shopfront alone finds the goods for a trial, and sees no orders", async () => {
  await office.sql`insert into role (slug, name) values ('decorator', 'Decorator')`;
  await office.sql`insert into role_right (role, right_name) values ('decorator', 'shopfront.edit')`;
  const decorator = await office.staffMember("decorator");
  const { variants } = (await decorator.call<{ variants: { sku: string }[] }>("GET", "/codes")).body.data;
  expect(variants.length).toBeGreaterThan(10);
  expect((await decorator.call("GET", "/orders")).status).toBe(403);
});

test("a coupon that was typed is what shoppers get, with each of its rules", async () => {
  const code = freshCode();
  const answer = await make(code.toLowerCase(), {
    text: "  Ten per cent   off flutes ",
    max_discount: 20_000,
    min_spend: price * 2,
    starts_at: "2026-01-01T00:00:00+05:30",
    ends_at: "2099-01-01T00:00:00+05:30",
    usage_limit: 5,
    per_customer: 1,
    scope: { categories: ["carnatic-flute-bansuri", "carnatic-flute-bansuri"] },
  });
  expect(answer.body.data).toMatchObject({
    code,
    version: 1,
    text: "Ten per cent off flutes",
    state: "active",
    starts_at: "2025-12-31T18:30:00.000Z",
    scope: { categories: ["carnatic-flute-bansuri"], brands: [], collections: [] },
    used: 0,
    given: 0,
    worth: 0,
    listed: true,
  });
  const short = await office.quote([{ id: flute, quantity: 1 }], { coupon: code });
  expect(short.coupon).toMatchObject({ valid: false });
  expect(short.coupon?.message).toMatch(/^Add ₹[\d,]+ more of /);
  const enough = await office.quote([{ id: flute, quantity: 2 }], { coupon: code });
  expect(enough.discount).toBe(Math.min(20_000, Math.floor((price * 2) / 10)));
  expect((await office.sql`select scope from coupon where code = ${code}`)[0]).toEqual({
    scope: { categories: ["carnatic-flute-bansuri"] },
  });
});

test("what can't be is told at its field, all of it at once, and nothing is kept", async () => {
  const bad: [object, string, RegExp][] = [
    [{ value: 10_001 }, "fields.value", /percentage/],
    [{ value: 0 }, "fields.value", /percentage/],
    [{ kind: "amount", value: 99 }, "fields.value", /₹1/],
    [{ text: "   " }, "fields.text", /line that says/],
    [{ starts_at: "2026-05-02T00:00:00Z", ends_at: "2026-05-01T00:00:00Z" }, "fields.ends_at", /after the start/],
    [{ starts_at: "12026-05-02T00:00:00Z" }, "fields.starts_at", /day and a time/],
    [{ usage_limit: 0 }, "fields.usage_limit", /1 or more/],
    [{ per_customer: 0 }, "fields.per_customer", /1 or more/],
    [{ max_discount: 50 }, "fields.max_discount", /₹1/],
    [{ min_spend: -1 }, "fields.min_spend", /rupees/],
    [{ scope: { brands: ["nobody-s"] } }, "fields.scope.brands", /not there/],
  ];
  for (const [fields, at, words] of bad) {
    const { status, body } = await make("BAD-ONE", fields);
    expect([at, status, body.errors]).toEqual([at, 422, { [at]: expect.stringMatching(words) }]);
  }
  const two = await make("x y", { value: 0 });
  expect(Object.keys(two.body.errors as object)).toEqual(["code", "fields.value"]);
  const taken = await newCoupon(office);
  expect((await make(taken, {})).body.errors).toEqual({ code: expect.stringContaining("already") });
  expect(await office.sql`select from coupon where code in ('BAD-ONE', 'X Y')`).toHaveLength(0);
});

test("two people edit at once: the second is shown what stands there, and nobody's field is lost", async () => {
  for (let round = 0; round < 5; round++) {
    const code = await newCoupon(office);
    const other = await office.staffMember("owner");
    const changes = [{ min_spend: 50_000 }, { text: "A better line" }] as const;
    const answers = await Promise.all([save(code, 1, changes[0]), save(code, 1, changes[1], other)]);
    const late = answers.findIndex(({ status }) => status === 409);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const theirs = answers[late]?.body.coupon as OfficeCoupon;
    expect(theirs).toMatchObject(changes[1 - late] ?? {});
    const again = await save(code, theirs.version, changes[late] ?? {});
    expect([again.status, again.body.data]).toMatchObject([200, { ...changes[0], ...changes[1], version: 3 }]);
    expect(again.body.data.history.map(({ act }) => act)).toEqual(["coupon.edit", "coupon.edit"]);
  }
  const code = await newCoupon(office);
  expect(await save(code, 1, { value: 10_000 })).toMatchObject({
    status: 200,
    body: { data: { version: 1, history: [] } },
  });
  const { kind } = await read(code);
  expect((await save(code, 1, { value: 5_000 })).body.data.history).toMatchObject([
    { before: { kind, value: 10_000 }, after: { kind, value: 5_000 } },
  ]);
});

test("a use is seen with its cost, an order that is cancelled gives it back, and a limit can't fall below", async () => {
  const code = await newCoupon(office);
  const { order } = await buy(code, 2);
  await buy(code);
  const uses = () => owner.call<{ rows: CouponUse[]; next: null }>("GET", `/coupons/${code}/uses`);
  expect(await read(code)).toMatchObject({
    used: 2,
    given: 20_000,
    worth: price * 3,
    days: [{ uses: 2, given: 20_000 }],
  });
  expect((await list({ search: code })).rows).toMatchObject([{ code, used: 2, given: 20_000 }]);
  const { rows, next } = (await uses()).body.data;
  expect(rows.map(({ discount, live }) => [discount, live])).toEqual([
    [10_000, true],
    [10_000, true],
  ]);
  expect(next).toBeNull();
  expect((await save(code, 1, { usage_limit: 1 })).body.errors).toEqual({
    "fields.usage_limit": "It was used 2 times already. Please enter 2 or more, or end the coupon.",
  });
  expect((await save(code, 1, { usage_limit: 2 })).body.data).toMatchObject({ state: "used_up", version: 2 });
  const cancel = { state: "confirmed", version: 1, reason: "They asked for it." };
  expect((await owner.call("POST", `/orders/${order.order_no}/cancel`, cancel)).status).toBe(200);
  expect(await read(code)).toMatchObject({ used: 1, given: 10_000, state: "active", version: 2 });
  expect((await uses()).body.data.rows.map(({ live }) => live)).toEqual([true, false]);
  await office.sql`insert into role (slug, name) values ('window', 'Window dresser')`;
  await office.sql`insert into role_right (role, right_name) values ('window', 'shopfront.edit')`;
  const dresser = await office.staffMember("window");
  expect(await read(code, dresser)).not.toHaveProperty("given");
  expect((await read(code, dresser)).days).toEqual([{ day: expect.any(String), uses: 1 }]);
  expect((await dresser.call("GET", `/coupons/${code}/uses`)).status).toBe(403);
});

test("ended now it is over for shoppers, and what it had before can be put back", async () => {
  const code = await newCoupon(office);
  const wish = () => office.quote([{ id: flute, quantity: 1 }], { coupon: code });
  expect((await wish()).coupon).toMatchObject({ valid: true });
  const ended = await owner.call<OfficeCoupon>("POST", `/coupons/${code}/end`, { version: 1 });
  expect(ended.body.data).toMatchObject({ state: "ended", version: 2 });
  expect((await wish()).coupon).toMatchObject({ valid: false, message: "This code is over." });
  expect((await owner.call("POST", `/coupons/${code}/end`, { version: 2 })).body.data).toMatchObject({ version: 2 });
  await save(code, 2, { starts_at: null, ends_at: null });
  expect((await wish()).coupon).toMatchObject({ valid: true });
  const planned = freshCode();
  await make(planned, { starts_at: "2099-01-01T00:00:00Z" });
  expect((await read(planned)).state).toBe("planned");
  const never = await owner.call<OfficeCoupon>("POST", `/coupons/${planned}/end`, { version: 1 });
  expect(never.body.data).toMatchObject({ state: "ended", starts_at: null });
});

test("a trial says what the cart would, of what is kept and of what is only typed", async () => {
  const code = await newCoupon(office);
  const lines = [
    { id: flute, quantity: 3 },
    { id: veena, quantity: 1 },
  ];
  const typed: [object, object?][] = [
    [{}],
    [{ kind: "percent", value: 1_250 }],
    [{ kind: "percent", value: 9_000, max_discount: 12_300 }],
    [{ kind: "free_shipping" }],
    [{ min_spend: 900_000_000 }],
    [{ kind: "percent", value: 2_000, scope: { categories: ["carnatic-flute-bansuri"] } }],
    [{ ends_at: "2026-01-01T00:00:00Z" }],
    [{ starts_at: "2099-01-01T00:00:00Z" }],
  ];
  for (const [fields] of typed) {
    const draft = (await tried({ code, fields, lines, pincode: "110001" })).body.data;
    const twin = freshCode();
    await make(twin, { kind: "amount", value: 10_000, ...fields });
    const cart = await office.quote(lines, { coupon: twin, pincode: "110001", payment_method: undefined });
    expect(draft).toMatchObject({
      valid: cart.coupon?.valid,
      message: cart.coupon?.message,
      discount: cart.discount,
      subtotal: cart.subtotal,
      delivery_charge: cart.delivery_charge,
      total: cart.total,
      lines: cart.lines.map(({ id, discount, line_total }) => ({ id, discount, line_total })),
    });
    expect((await tried({ code: twin, lines, pincode: "110001" })).body.data).toEqual(draft);
  }
  expect((await read(code)).version).toBe(1);
  const early = { code, fields: { starts_at: "2099-01-01T00:00:00Z" }, lines };
  expect((await tried(early)).body.data.message).toBe("This code starts on 1 January.");
  expect((await tried({ ...early, at: "2099-01-02T00:00:00Z" })).body.data.valid).toBe(true);
});

test("a trial knows who has used a coupon, and what a cart would change", async () => {
  const code = await newCoupon(office);
  await save(code, 1, { per_customer: 1 });
  const { buyer } = await buy(code);
  const by = async (customer: string, fields = {}) => (await tried({ code, customer, fields })).body;
  expect((await by(buyer.mobile)).data.message).toBe("You have used this code already.");
  expect((await by(buyer.email.toUpperCase())).data.valid).toBe(false);
  expect((await by("somebody.else@example.com")).data.valid).toBe(true);
  expect((await by(buyer.email, { per_customer: null, first_order_only: true })).data.message).toBe(
    "This code is only for a first order.",
  );
  expect((await by("Ravi")).errors).toEqual({ customer: expect.stringContaining("whole mobile number") });
  expect((await tried({ code, fields: { kind: "percent", value: 20_000 } })).body.errors).toHaveProperty([
    "fields.value",
  ]);
  const gone = (await tried({ code: "ANY", fields: { value: 1_000 }, lines: [{ id: 2_000_000_000, quantity: 1 }] }))
    .body;
  expect(gone.data).toMatchObject({ valid: false, changes: [expect.stringContaining("no longer sold")] });
});

test("the list is read page by page, by state and by words", async () => {
  await office.sql`insert into coupon (code, text, kind, value) select 'PAGE-' || n, 'For the pages', 'amount', 100 from generate_series(1, 60) n`;
  const seen: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const page = await list({ search: "for the PAGES", ...(after && { after }) });
    seen.push(...page.rows.map(({ code }) => code));
    after = page.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
  expect((await list({ state: "planned", search: "PAGE-" })).rows).toEqual([]);
  expect((await list({ search: "100%" })).rows).toEqual([]);
  const states = new Set((await list({ state: "active" })).rows.map(({ state }) => state));
  expect([...states]).toEqual(["active"]);
  expect((await owner.call("GET", "/coupons?after=nonsense")).status).toBe(422);
  expect((await owner.call("GET", "/coupons/NOT-THERE")).status).toBe(404);
});

test("a coupon can be ended whatever has become of what it is for", async () => {
  const code = freshCode();
  await make(code, {});
  await office.sql`update coupon set scope = '{"categories": ["gone-since"]}' where code = ${code}`;
  const { version } = await read(code);
  const ended = await owner.call<OfficeCoupon>("POST", `/coupons/${code}/end`, { version });
  expect([ended.status, ended.body.data?.state]).toEqual([200, "ended"]);
});
