import { afterAll, beforeAll, expect, test } from "vitest";
import type { SettlementReport } from "../../../contract/office/settlements.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";

let office: TestOffice;
let accountant: Awaited<ReturnType<TestOffice["staffMember"]>>;
beforeAll(async () => {
  office = await testOffice();
  accountant = await office.staffMember("accountant");
});
afterAll(() => office.close());

const send = (file: string) =>
  accountant.call<SettlementReport>("POST", "/settlements/reports?name=bill.csv", Buffer.from(file), {
    "Content-Type": "text/csv",
  });

test("a bill that comes again with more lines, or with fewer, counts each line once", async () => {
  const bill = (awb: string, ...lines: (readonly [of: string, charge: number])[]) =>
    [
      "AWB,Freight,GST,Description,Date,Bill No",
      ...lines.map(([of, charge]) => `${awb},${charge},0,${of},12-03-2026,B-7`),
    ].join("\n");
  const sent = async (...of: Parameters<typeof bill>) => (await send(bill(...of))).body.data;
  const kept = async (awb: string) =>
    (await office.sql<{ charge: number }[]>`select charge from freight_line where awb = ${awb} order by id`).map(
      ({ charge }) => charge,
    );
  const [forward, extra] = [["Forward", 50] as const, ["Extra weight", 30] as const];
  expect(await sent("M1", forward)).toMatchObject({ added: 1 });
  expect(await sent("M1", forward, extra)).toMatchObject({ added: 1, known: 1, net: 30_00, changed: [] });
  expect(await sent("M1", extra, forward)).toMatchObject({ added: 0, changed: [] });
  for (const line of [forward, extra]) expect(await sent("M1", line)).toMatchObject({ added: 0, changed: [] });
  expect(await kept("M1")).toEqual([50_00, 30_00]);
  // Two lines of equal figures, and one that changes.
  expect(await sent("M2", forward, forward)).toMatchObject({ added: 2 });
  expect(await sent("M2", forward, forward, ["RTO", 50])).toMatchObject({ added: 1, known: 2, changed: [] });
  expect(await sent("M2", forward, forward, ["RTO", 55])).toMatchObject({ added: 0, changed: ["B-7/M2#rto"] });
  expect(await sent("M3", ["In transit", 50])).toMatchObject({ added: 1 });
  expect(await sent("M3", ["Delivered", 50])).toMatchObject({ added: 0, changed: [] });
  expect(await sent("M3", ["Delivered", 60])).toMatchObject({ added: 0, changed: ["B-7/M3"] });
  // As versions before kept them: the first of the details without any.
  await office.sql`
    insert into freight_line (outside_id, what, awb, charge, gst, reference, day) values
      ('B-7/M4', 'extra weight', 'M4', 3000, 0, 'B-7', '2026-03-12'), ('B-7/M4#forward', 'forward', 'M4', 5000, 0, 'B-7', '2026-03-12')`;
  expect(await sent("M4", forward, extra)).toMatchObject({ added: 0, changed: [] });
  expect(await sent("M4", forward, extra, ["RTO", 40])).toMatchObject({ added: 1, changed: [] });
});
