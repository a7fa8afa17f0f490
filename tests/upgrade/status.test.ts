import { expect, test } from "vitest";
import { attention } from "../../server/status/attention.ts";
import { readStatus } from "../../server/status/readStatus.ts";
import { migrations, olderDatabase } from "./olderDatabase.ts";

test("how the shop does is read on a schema that waits for its migrations, and they are named", async () => {
  const { sql, close } = await olderDatabase(migrations.slice(0, migrations.indexOf("0132_failed_refunds.sql")));
  const status = await readStatus(sql);
  expect(status.database.pending_migrations).toContain("0132_failed_refunds.sql");
  expect(attention(status)).toContainEqual(expect.stringContaining("0132_failed_refunds.sql"));
  await close();
});
