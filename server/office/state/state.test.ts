import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ShopState } from "../../../contract/office/state.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { backupName } from "../../backup/nightly.ts";
import { recordRuns } from "../../jobs/recordRuns.ts";
import { runJob } from "../../jobs/schedule.ts";

const folder = mkdtempSync(join(tmpdir(), "swara-state-"));
let office: TestOffice;
let owner: Awaited<ReturnType<TestOffice["staffMember"]>>;
beforeAll(async () => {
  office = await testOffice({ BACKUP_DIR: folder });
  owner = await office.staffMember("owner");
  await runJob({ name: "outbox", every: 10, run: async () => 0 }, office.shop.log, recordRuns(office.sql, "first:1"));
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

const state = async () => (await owner.call<ShopState>("GET", "/state")).body.data;

test("a shop that does well needs nobody; what does not go by itself is told, with what to do", async () => {
  const { sql } = office;
  const well = await state();
  expect(well).toMatchObject({
    needs: [],
    database: { current: true },
    mails: { waiting: 0, failing: 0 },
    jobs: [{ job: "outbox", node: "first:1", error: null }],
    backup: { last: null, nightly: true, running: false },
  });
  expect(well.disk?.free).toBeGreaterThan(0);
  await sql`insert into outbox (key, topic, payload, attempts, last_error) values ('m1', 'mail', '{}', 2, 'ECONNREFUSED')`;
  await sql`insert into upload (name, state) values ('a.jpg', 'stored')`;
  await sql`insert into upload (name, state, problem) values ('b.jpg', 'failed', 'No picture.')`;
  const ill = await state();
  expect(ill.needs).toEqual([
    { words: "Mail fails, 1 wait: ECONNREFUSED", todo: expect.stringContaining("bin/shop check --mail") },
  ]);
  expect(ill).toMatchObject({ mails: { waiting: 1, failing: 1 }, pictures: { waiting: 1, failing: 1 } });
});

test("a backup is begun by who may, once at a time, and leaves its row", async () => {
  expect((await (await office.staffMember("counter")).call("POST", "/state/backup")).status).toBe(403);
  await office.sql`update backup_lease set until = now() + interval '1 hour'`;
  expect((await owner.call("POST", "/state/backup")).status).toBe(409);
  expect((await state()).backup.running).toBe(true);
  await office.sql`update backup_lease set until = now()`;
  // What is written is backup.test.ts's; the cluster of the tests is none that a backup of this folder could copy.
  const begun = await owner.call("POST", "/state/backup");
  expect(begun).toMatchObject({ status: 200, body: { message: "The backup has begun." } });
  await vi.waitFor(async () => expect((await state()).backup.running).toBe(false), 5_000);
  const [act] = await office.sql`select act, thing_id, staff_name from audit where thing = 'backup'`;
  expect(act).toMatchObject({ act: "backup.make", staff_name: "The owner" });
  expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  await office.sql`insert into backup_run (kind, file, bytes, sha256) values ('backup', ${join(folder, backupName(new Date()))}, 7, 'x')`;
  expect((await owner.call("POST", "/state/backup")).status).toBe(409);
  expect((await state()).backup.last).toMatchObject({ bytes: 7, file: backupName(new Date()) });
});
