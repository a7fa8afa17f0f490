import { afterEach, beforeEach, expect, test } from "vitest";
import { isRight, rights } from "../../../contract/office/rights.ts";
import type { Today, TodayKind } from "../../../contract/office/today.ts";
import { clerk } from "../../../tests/support/clerk.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { contact } from "../../../tests/support/testShop.ts";
import { advanceOrder } from "../../orders/advanceOrder.ts";
import { cancelOrder } from "../../orders/cancelOrder.ts";
import { claimOrder } from "../../packing/claimOrder.ts";
import { noteShort } from "../../packing/noteShort.ts";
import { requestReturn } from "../../returns/requestReturn.ts";
import type { Asker } from "../orders/readRows.ts";
import { keptFor } from "./keptFor.ts";
import { readToday } from "./readToday.ts";

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
let office: TestOffice;
beforeEach(async () => {
  office = await testOffice();
  await office.sql`insert into job_run (job, node, every_seconds, started_at, took_ms, succeeded_at, runs, failures, found)
    values ('audit', 'first:1', 600, now(), 1, now(), 1, 0, 0)`;
});
afterEach(() => office.close());

const all: Asker = {
  actor: clerk,
  rights: new Map(
    Object.keys(rights)
      .filter(isRight)
      .map((right) => [right, null]),
  ),
};
const today = () => readToday(office.shop, all);
const groupIn = ({ groups }: Today, kind: TodayKind) => groups.find((group) => group.kind === kind);

async function placed(pieces = 1) {
  const id = await office.stocked(flute, 50);
  const { quote, total } = await office.quote([{ id, quantity: pieces }]);
  return { id, total, no: (await office.place(quote)).body.data.order_no };
}

test("a shop in which nothing waits says so of every kind", async () => {
  await office.sql`update stock set on_hand = held + 50 where on_hand = held`;
  const { groups, strip } = await today();
  const waiting = groups.filter(({ kind, count }) => kind !== "lacks" && count > 0);
  expect(waiting).toEqual([]);
  expect(groups.map(({ kind }) => kind).slice(0, 3)).toEqual(["complaints", "faults", "refunds"]);
  expect(strip).toMatchObject({ today: { orders: 0, sales: 0 }, yesterday: { orders: 0 }, week_ago: { orders: 0 } });
});

test("what waits is counted, the most pressing first; what is done leaves the list", async () => {
  const [late, fresh, short] = [await placed(), await placed(), await placed(2)];
  await office.sql`update orders set leaves_by = india_today() - 3 where order_no = ${late.no}`;
  await noteShort(office.shop, short.no, { id: short.id, pieces: 2, note: "" }, clerk);
  await claimOrder(office.shop, fresh.no, {}, clerk);
  let seen = await today();
  expect(groupIn(seen, "to_pack")).toMatchObject({
    count: 3,
    late: 1,
    items: [{ id: late.no, is_late: true, words: "1 piece, 3 days late" }, {}, {}],
  });
  expect(groupIn(seen, "late")).toMatchObject({ count: 1, items: [{ id: late.no, amount: late.total }] });
  expect(groupIn(seen, "not_there")).toMatchObject({
    count: 1,
    items: [{ id: short.no, words: `2 × ${flute}, not found by clerk` }],
  });
  expect(seen.strip?.today).toMatchObject({
    orders: 3,
    sales: late.total + fresh.total + short.total,
    by_channel: [{ channel: "web" }],
  });

  for (const step of ["packed", "shipped", "delivered"] as const)
    await advanceOrder(office.shop, late.no, step, { cause: "Tested", actor: clerk });
  expect(await requestReturn(office.shop, late.no, { lines: [{ id: late.id, quantity: 1 }], reason: "damaged" })).toBe(
    "requested",
  );
  seen = await today();
  expect(groupIn(seen, "late")?.count).toBe(0);
  expect(groupIn(seen, "to_pack")?.count).toBe(2);
  expect(groupIn(seen, "returns")).toMatchObject({ count: 1, items: [{ id: late.no, words: "It arrived damaged" }] });
});

test("complaints stand by the clock that runs out next, faults as the shop reports them, goods as they run out", async () => {
  for (const [ticket, hours] of [
    ["LATER-00001", 40],
    ["FIRST-00001", -1],
  ] as const)
    await office.sql`
      insert into grievance (ticket, name, email, mobile, text, acknowledge_by, resolve_by) values (${ticket}, ${contact.name}, ${contact.email},
        ${contact.mobile}, 'The parcel came open.', now() + ${hours} * interval '1 hour', now() + interval '30 days')`;
  await office.sql`update job_run set found = 2 where job = 'audit'`;
  await office.sql`update stock set on_hand = held + 50 where on_hand = held`;
  await office.stocked(flute, 3);
  await office.sql`update variant set reorder_point = 3 where sku = ${flute}`;
  await office.stocked("HALDEN-CLIP-TUNER", 0);
  const seen = await today();
  expect(groupIn(seen, "complaints")).toMatchObject({
    count: 2,
    late: 1,
    items: [{ id: "FIRST-00001", is_late: true }, { id: "LATER-00001" }],
  });
  expect(groupIn(seen, "faults")).toMatchObject({ count: 1, items: [{ words: expect.stringContaining("2 faults") }] });
  expect(groupIn(seen, "low_stock")).toMatchObject({
    count: 2,
    late: 1,
    items: [
      { id: "HALDEN-CLIP-TUNER", words: "Sold out" },
      { id: flute, words: "3 left; order at 3" },
    ],
  });
});

test("of goods that lack something those that are not sold say so first", async () => {
  await office.sql`update product set hsn = null where slug = 'halden-clip-tuner'`;
  expect(groupIn(await today(), "lacks")?.items[0]).toMatchObject({
    is_late: true,
    words: "Not sold: lacks HSN, Importer",
  });
});

test("each role sees its own kinds, and no money that it may not see", async () => {
  const seen = async (role: string) => (await (await office.staffMember(role)).call<Today>("GET", "/today")).body.data;
  const [packer, counter, accountant] = [await seen("packer"), await seen("counter"), await seen("accountant")];
  expect(packer.groups.map(({ kind }) => kind)).toEqual(["late", "not_there", "to_pack", "arriving", "low_stock"]);
  expect(packer.groups.flatMap(({ items }) => items).every(({ amount }) => amount === null)).toBe(true);
  expect(packer.strip?.today).not.toHaveProperty("sales");
  expect(counter.groups.map(({ kind }) => kind)).toContain("complaints");
  expect(counter.groups.map(({ kind }) => kind)).not.toContain("faults");
  expect(accountant.strip?.today).toHaveProperty("sales");
});

test("what is kept is read once until its time is over, and a failure is not kept", async () => {
  let reads = 0;
  const answers = keptFor(60, async () => {
    reads++;
    if (reads === 1) throw new Error("away");
    return reads;
  });
  await expect(answers()).rejects.toThrow("away");
  expect([await answers(), await answers(), reads]).toEqual([2, 2, 2]);
});

test("an order that was cancelled is not to be looked at any more, a payment that is not clear still is", async () => {
  const [odd, gone] = [await placed(), await placed()];
  await office.sql`update orders set to_check = 'Placed at a machine''s speed' where order_no in (${odd.no}, ${gone.no})`;
  await cancelOrder(office.shop, gone.no, ["confirmed"], { cause: "Tested", actor: clerk });
  const seen = await today();
  expect(groupIn(seen, "check")).toMatchObject({ count: 1, items: [{ id: odd.no }] });
  await office.sql`insert into unclear_payment (gateway, gateway_payment_id, order_id, money, why)
    select 'razorpay', 'pay_late', id, '10 USD', 'Paid in another currency' from orders where order_no = ${gone.no}`;
  expect(groupIn(await today(), "check")?.items.map(({ id }) => id)).toEqual([odd.no, gone.no]);
});
