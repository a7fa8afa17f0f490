import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../../tests/support/command.ts";
import { gatewayReport } from "../../tests/support/settlementReports.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";

let office: TestOffice;
const folder = mkdtempSync(join(tmpdir(), "swara-settlements-"));
beforeAll(async () => {
  office = await testOffice();
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true });
});

async function settlements(...words: string[]) {
  const { status, text } = await command(["settlements", ...words], {
    INIT_CWD: folder,
    DATABASE_URL: office.url,
    DATA_DIR: folder,
  });
  return { status, text };
}

test("reports are taken on the machine as in the office: whole or not at all, once, in the name of who has the right", async () => {
  const { email } = await office.staffMember("accountant", "Mala");
  writeFileSync(join(folder, "march.csv"), gatewayReport([{ id: "pay_machine", amount: 100_00 }]));
  writeFileSync(join(folder, "odd.csv"), "Name,Price\nFlute,100\n");
  const first = await settlements("--as", email, "march.csv");
  expect(first).toEqual({ status: 0, text: expect.stringMatching(/gateway: 1 taken, 0 here already/) });
  const [act] = await office.sql`select staff_name, door, act from audit order by id desc limit 1`;
  expect(act).toMatchObject({ staff_name: "Mala", door: "machine", act: "settlements.report" });
  const again = await settlements("march.csv", "odd.csv", "none.csv");
  expect(again.status).toBe(1);
  expect(again.text).toMatch(/0 taken, 1 here already/);
  expect(again.text).toMatch(/odd\.csv: This is no settlement report/);
  expect(again.text).toMatch(/none\.csv: ENOENT/);
  const packer = await office.staffMember("packer");
  expect(await settlements("--as", packer.email, "march.csv")).toMatchObject({ status: 2 });
  expect(await settlements()).toMatchObject({ status: 2, text: expect.stringMatching(/^FILE.csv is missing/) });
});
