import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { migrate } from "../database/migrate.ts";
import { isBackingUp, takeLease, withLease } from "./lease.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await migrate(database.sql);
});
afterAll(() => database.close());

const minutesLeft = async () =>
  (
    await database.sql<
      { left: number }[]
    >`select extract(epoch from until - now())::float8 / 60 as left from backup_lease`
  )[0]?.left ?? 0;

test("a backup that takes long keeps its lease by renewing it, and gives it back", async () => {
  const { sql } = database;
  const mine = (await takeLease(sql)) ?? "";
  expect(await takeLease(sql)).toBeUndefined();
  await sql`update backup_lease set until = now() + interval '2 seconds'`;
  await withLease(sql, mine, () => vi.waitFor(async () => expect(await minutesLeft()).toBeGreaterThan(9)), 30);
  expect(await isBackingUp(sql)).toBe(false);
});

test("who lost his lease neither renews nor gives back another's", async () => {
  const { sql } = database;
  const mine = (await takeLease(sql)) ?? "";
  await sql`update backup_lease set until = now() - interval '1 second'`;
  const theirs = (await takeLease(sql)) ?? "";
  await sql`update backup_lease set until = now() + interval '5 minutes'`;
  await withLease(sql, mine, () => pause(200), 30);
  expect(await minutesLeft()).toBeGreaterThan(4.5);
  expect(await minutesLeft()).toBeLessThan(5);
  expect(theirs).not.toBe("");
  await withLease(sql, theirs, async () => {});
  expect(await isBackingUp(sql)).toBe(false);
});
