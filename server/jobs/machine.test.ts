import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { isNearlyFull } from "../status/disk.ts";
import { lookAtMachine } from "./machine.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => database.close());

const look = () => lookAtMachine(database.sql, tmpdir());
const now = Date.now;
const clock = (seconds: number) => vi.spyOn(Date, "now").mockImplementation(() => now() + seconds * 1_000);

test("a clock that is right to half a minute says nothing; one that is not is told, with by how much", async () => {
  await look();
  clock(20);
  await look();
  clock(300);
  await expect(look()).rejects.toThrow("This machine's clock is 300 s ahead of the database's.");
  clock(-45);
  await expect(look()).rejects.toThrow("This machine's clock is 45 s behind the database's.");
});

test("a disk is nearly full with less than a gigabyte or a twentieth of it free", () => {
  const gigabyte = 2 ** 30;
  expect(isNearlyFull({ free: 2 * gigabyte, total: 30 * gigabyte })).toBe(false);
  expect(isNearlyFull({ free: gigabyte - 1, total: 10 * gigabyte })).toBe(true);
  expect(isNearlyFull({ free: 2 * gigabyte, total: 50 * gigabyte })).toBe(true);
});
