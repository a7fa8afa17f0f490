import { expect, test } from "vitest";
import { openDatabase } from "../../server/database/connect.ts";
import { testDatabase } from "./testDatabase.ts";

test("each test database is its own, migrated, reachable by its address, and gone when closed", async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()]);
  await one.sql`insert into brand (slug, name) values ('aaranya', 'Aaranya')`;
  expect(await two.sql`select from brand`).toHaveLength(0);
  const again = await openDatabase({ DATABASE_URL: one.url, DATABASE_POOL: 2, DATA_DIR: "" });
  expect(await again.sql`select from brand`).toHaveLength(1);
  await again.close();
  const [{ name } = { name: "" }] = await one.sql<{ name: string }[]>`select current_database() as name`;
  await one.close();
  expect(await two.sql`select from pg_database where datname = ${name}`).toHaveLength(0);
  await two.close();
});
