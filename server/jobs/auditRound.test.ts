import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { lockNumber } from "../database/connect.ts";
import { auditRound } from "./auditRound.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

/** Lets the last audit have been so long ago. */
const age = (interval: string) => shop.sql`
  update shop_state set value = jsonb_set(value::jsonb, '{at}', to_jsonb(now() - ${interval}::interval))::text where name = 'audit'`;
const unbalance = (by: number) => shop.sql`
  update stock set on_hand = on_hand + ${by} where variant_id = (select min(variant_id) from stock)`;

test("one node audits, all tell what it found, and the next audit is made when it has rested", async () => {
  expect(await auditRound(shop.shop)).toBe(0);
  await unbalance(1);
  expect(await auditRound(shop.shop)).toBe(0); // made a moment ago
  await age("10 minutes");
  expect(await auditRound(shop.shop)).toBe(1);
  await unbalance(-1);
  expect(await auditRound(shop.shop)).toBe(1);
  await age("10 minutes");
  await shop.sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${lockNumber("audit")})`; // another node is at it
    expect(await auditRound(shop.shop)).toBe(1);
  });
  expect(await auditRound(shop.shop)).toBe(0);
});

test("an audit that took long rests for twenty times as long", async () => {
  await unbalance(1);
  await shop.sql`update shop_state set value = jsonb_set(value::jsonb, '{ms}', '60000')::text where name = 'audit'`;
  await age("19 minutes");
  expect(await auditRound(shop.shop)).toBe(0);
  await age("21 minutes");
  expect(await auditRound(shop.shop)).toBe(1);
  await unbalance(-1);
});

test("one that fails is told until the next, and not begun anew at once", async () => {
  await age("1 hour");
  await shop.sql`alter table stock_count rename to elsewhere`;
  try {
    await expect(auditRound(shop.shop)).rejects.toThrow("stock_count");
  } finally {
    await shop.sql`alter table elsewhere rename to stock_count`;
  }
  await expect(auditRound(shop.shop)).rejects.toThrow("stock_count");
  await age("1 hour");
  expect(await auditRound(shop.shop)).toBe(0);
});
