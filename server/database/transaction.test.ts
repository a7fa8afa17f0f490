import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { afterCommit, transaction } from "./transaction.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("what is to run after the commit runs once, with what began the transaction, and not before", async () => {
  const { sql } = database;
  const ran: unknown[] = [];
  const answer = await transaction(sql, async (tx) => {
    afterCommit(tx, (with_) => ran.push(with_ === sql, "first"));
    afterCommit(tx, () => ran.push("second"));
    await tx`select 1`;
    expect(ran).toEqual([]);
    return "done";
  });
  expect([answer, ran]).toEqual(["done", [true, "first", "second"]]);
});

test("it never runs when the transaction is undone, and once when it was tried again", async () => {
  const ran: number[] = [];
  const undone = transaction(database.sql, async (tx) => {
    afterCommit(tx, () => ran.push(0));
    throw new Error("Undone");
  });
  await expect(undone).rejects.toThrow("Undone");
  expect(ran).toEqual([]);
  let tries = 0;
  await transaction(database.sql, async (tx) => {
    const trial = ++tries;
    afterCommit(tx, () => ran.push(trial));
    if (trial === 1) await tx`do $$ begin raise exception using errcode = '40001'; end $$`;
  });
  expect(ran).toEqual([2]);
});

test("a transaction that was begun otherwise is refused, not forgotten", async () => {
  const begun = database.sql.begin(async (tx) => afterCommit(tx, () => {}));
  await expect(begun).rejects.toThrow("Nothing runs after the commit");
});
