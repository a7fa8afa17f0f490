import { afterAll, beforeAll, expect, test } from "vitest";
import { When } from "../../contract/office/shopfrontStates.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";

let office: TestOffice;
let owner: Awaited<ReturnType<TestOffice["staffMember"]>>;
beforeAll(async () => {
  office = await testOffice();
  owner = await office.staffMember("owner");
});
afterAll(() => office.close());

const huge = 2_147_483_648;

test.each([
  ...[
    "2026-11-28T00:00:00.000000Z_9999999999",
    "+275760-09-13T00:00:00.000Z_1",
    "0000-01-01T00:00:00.000000Z_1",
  ].flatMap((key): [string, string][] => [
    ["/complaints?view=open", key],
    ["/complaints?view=over", key],
  ]),
  ["/complaints?view=open", "Sat Nov 28 2026 10:00:00 GMT+0530 (x)_1"],
  ["/complaints?view=open", "nonsense"],
  ["/stock/95/moves?", "2026-02-30 10:00:00.0000+00 0 1"],
  ["/stock/95/moves?", "0000-01-01 10:00:00+00 0 1"],
  ["/settlements/transfers?", "2026-99-99_1"],
  ["/settlements/transfers?", "0000-01-01_1"],
  ["/settlements/transfers?", "nonsense"],
  ["/products?sort=newest", "1 2026-02-30 10:00:00"],
  ["/products?sort=changed", "1 2026-11-28 10:00:00+99"],
  ["/products?sort=changed", "1 2026-11-28 10:00:00.1234567+00"],
  ["/coupons?", "2026-02-30 10:00:00+00 ABC"],
  ["/coupons?", "2026-11-28 10:00:00+16 ABC"],
  ["/coupons/TENOFF/uses?", "2026-02-30 10:00:00+00 1"],
  ["/coupons/TENOFF/uses?", `2026-11-28 10:00:00+00 ${"9".repeat(40)}`],
])("%s after %s", async (path, after) => {
  const { status, body } = await owner.call("GET", `${path}&after=${encodeURIComponent(after)}`);
  expect([status, body.message]).toEqual([422, "There is no such page of the list."]);
});

test.each([
  ["/complaints?view=open", "2026-11-28T00:00:00.000000Z_2147483647"],
  ["/complaints?view=over", "9999-12-31T23:59:59.999999Z_1"],
  ["/stock/95/moves?", "0001-01-01 00:00:00+00 0 999999999999999"],
  ["/settlements/transfers?", "2028-02-29_999999999999999"],
  ["/products?sort=newest", "1 2026-11-28 10:00:00.123456+05:30"],
  ["/products?sort=changed", "1 2026-11-28 10:00:00-14"],
  ["/coupons?", "2026-11-28 10:00:00.1+00 ABC"],
  ["/coupons/TENOFF/uses?", "2026-11-28 10:00:00+00 999999999999999"],
  ["/audit?staff=999999999999999", "999999999999999"],
  ["/returns?", "999999999999999"],
  ["/refunds?", "999999999999999"],
  ["/settlements?list=waiting", "2026-11-28_refund_999999999999999"],
  ["/settlements?list=by_hand", "999999999999999"],
  ["/customers/list?", "999999999"],
])("%s after %s, which may have been told", async (path, after) => {
  expect((await owner.call("GET", `${path}&after=${encodeURIComponent(after)}`)).status).toBe(200);
});

test.each([
  ["POST", "/refunds/paid", { rows: [{ order_no: "2NWKSTXK", n: huge, utr: "SBIN0123456789" }] }],
  ["PATCH", `/returns/2NWKSTXK/${huge}`, { decision: "accepted" }],
  ["POST", `/returns/2NWKSTXK/${huge}/receive`, { lines: [{ id: 1, quantity: 1, condition: "shelf" }] }],
  ["POST", "/orders/2NWKSTXK/return", { lines: [{ id: huge, quantity: 1 }], reason: "faulty" }],
  ["POST", "/policies/terms/take-back", { version: 0, id: huge }],
])("%s %s with a number that no column may have", async (method, path, body) => {
  const answer = await owner.call(method, path, body);
  expect(answer.status).toBe(422);
});

test.each(["from=0000-01-01&to=0000-01-02", "from=0001-01-01&to=0001-01-02", "from=9999-12-30&to=9999-12-31"])(
  "no figures are reckoned of years that the shop can't know: %s",
  async (days) => {
    const { status, body } = await owner.call("GET", `/figures?period=own&${days}`);
    expect([status, body.message]).toEqual([422, "Please enter a year from 2000 to 2099."]);
  },
);

test("a coupon is tried, and the shopfront changes, in our years", async () => {
  const lines = [{ id: 1, quantity: 1 }];
  const tried = await owner.call("POST", "/coupons/trial", { code: "TENOFF", lines, at: "0000-01-01T00:00:00Z" });
  expect(tried.body["errors"]).toEqual({ at: "Please enter a year from 2000 to 2099." });
  const shown = ["0000-01-01T00:00:00Z", "2026-11-28T09:00:00Z"].map((at) => When.safeParse(at).success);
  expect(shown).toEqual([false, true]);
});
