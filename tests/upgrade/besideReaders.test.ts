import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { migrate } from "../../server/database/migrate.ts";
import { migrations, olderDatabase } from "./olderDatabase.ts";

const at = migrations.indexOf("0132_failed_refunds.sql");

test("who reads a table does not wait for a migration that waits for one who reads it for long", async () => {
  const { sql, close } = await olderDatabase(migrations.slice(0, at));
  const told: string[] = [];
  let done: Promise<string[]> | undefined;
  await sql.begin(async (tx) => {
    await tx`select from refund limit 1`;
    done = migrate(sql, (words) => told.push(words));
    await pause(300); // it waits now
    await sql.begin(async (reader) => {
      await reader`set local lock_timeout = '2s'`;
      await reader`select from refund limit 1`;
    });
  });
  expect(await done).toEqual(migrations.slice(at));
  expect(told).toEqual([expect.stringContaining("trying again in 1 s")]);
  await close();
});
