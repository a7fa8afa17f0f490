import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { ApiError } from "../http/reply.ts";
import { createLog } from "../log.ts";
import { countAttempt, resetAttempts } from "./rateLimit.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const node = () => ({ sql: database.sql, secret: "x".repeat(32), log: createLog("silent") });
const rateLimit = { name: "test", burst: 5, every: 60 };
const refusalOf = (tried: Promise<void>) =>
  tried.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

test("tries at once on two nodes are counted together, and the refusal says how long to wait", async () => {
  const nodes = [node(), node()];
  const refusals = await Promise.all(
    Array.from({ length: 20 }, (_, i) => refusalOf(countAttempt(nodes[i % 2] ?? node(), rateLimit, "asha"))),
  );
  expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(5);
  for (const refusal of refusals.filter((refused) => refused !== undefined)) {
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers["Retry-After"])).toBeGreaterThan(55);
    expect(Number(refusal.headers["Retry-After"])).toBeLessThanOrEqual(60);
    expect(refusal.message).toBe("That was tried too often. Please wait 1 minute and try again.");
  }
  expect(await refusalOf(countAttempt(node(), rateLimit, "ravi"))).toBeUndefined();
});

test("one try comes free after each gap, however many were refused meanwhile", async () => {
  for (let i = 0; i < 30; i++) await refusalOf(countAttempt(node(), rateLimit, "meena"));
  await database.sql`update rate_limit set full_at = full_at - interval '60 seconds'`;
  expect(await refusalOf(countAttempt(node(), rateLimit, "meena"))).toBeUndefined();
  expect((await refusalOf(countAttempt(node(), rateLimit, "meena")))?.status).toBe(429);
});

test("tries that are given back count no more, and the table names nobody", async () => {
  for (let i = 0; i < 6; i++) await refusalOf(countAttempt(node(), rateLimit, "kannan@example.com"));
  await resetAttempts(node(), rateLimit, "kannan@example.com");
  expect(await refusalOf(countAttempt(node(), rateLimit, "kannan@example.com"))).toBeUndefined();
  expect(JSON.stringify(await database.sql`select * from rate_limit`)).not.toContain("kannan");
});
