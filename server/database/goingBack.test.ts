import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { migrate, openMigrations } from "./migrate.ts";
import { allReleases } from "./releases.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** What a later version leaves behind: a migration that is not among ours, and what it says of who may serve on it. */
const migratedBy = (serves_from: string | null) =>
  database.sql`insert into migration (name, digest, serves_from) values ('9999_later.sql', 'x', ${serves_from})`;

test("every migration of ours says who may serve on it", async () => {
  expect(await database.sql`select name from migration where serves_from is null`).toEqual([]);
});

test.each([["any"], [allReleases[0]?.name ?? ""]])(
  "a schema of a later version, for %s: this version serves on it, and finds nothing wrong",
  async (from) => {
    await migratedBy(from);
    expect(await migrate(database.sql)).toEqual([]);
    expect(await openMigrations(database.sql)).toEqual({ pending: [], unknown: [] });
  },
);

test.each([["99.0.0"], [null]])(
  "a schema of a later version that took away what this one uses (%s) is refused, and told",
  async (from) => {
    await migratedBy(from);
    await expect(migrate(database.sql)).rejects.toThrow("can't serve on it: it has 9999_later.sql.");
    expect((await openMigrations(database.sql)).unknown).toEqual(["9999_later.sql"]);
  },
);

test("a schema from before anybody said so is brought up to date all the same", async () => {
  await database.sql`alter table migration drop column serves_from`;
  expect((await openMigrations(database.sql)).unknown).toEqual([]);
  expect(await migrate(database.sql)).toEqual([]);
});
