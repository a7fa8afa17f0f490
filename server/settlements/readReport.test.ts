import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readReport } from "./readReport.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "report-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(...lines: string[]) {
  const path = join(folder, "report.csv");
  await writeFile(path, lines.join("\n"));
  return readReport(path);
}

const shiprocket =
  "Order ID,AWB Number,Freight Charges,RTO Charges,COD Charges,Excess Weight Charges,GST,Invoice Number,Invoice Date";

test("a bill without a total is what its charges come to, and without GST what its parts come to", async () => {
  const bill = await read(
    shiprocket,
    "M6K7J-77BCJ,19041213000,50,40,30,20,25.2,SRINV6,28-11-2025",
    "M6K7J-77BCK,19041213001,,40,-,,7.2,SRINV6,28-11-2025",
    "M6K7J-77BCM,19041213002,,,,,,SRINV6,28-11-2025",
  );
  expect(bill).toMatchObject({
    source: "freight",
    waiting: 1,
    lines: [
      { charge: 140_00, gst: 25_20 },
      { charge: 40_00, gst: 7_20 },
    ],
  });
  const parts = await read("AWB,Freight,Fuel Surcharge,CGST,SGST,IGST,Date", "W1,100,10,9.90,9.90,0,28-11-2025");
  expect(parts.lines).toMatchObject([{ charge: 110_00, gst: 19_80 }]);
  const whole = await read("AWB,Total Freight,Freight,COD Charges,Date", "W1,130,100,30,28-11-2025");
  expect(whole.lines).toMatchObject([{ charge: 130_00 }]);
  await expect(read(shiprocket, "A,W1,50,much,0,0,9,B1,28-11-2025")).rejects.toThrow('Line 2: "much" is no amount');
});

test("several lines of a bill for one parcel all count, each under an id that the same file gives it again", async () => {
  const head = "AWB,Freight,GST,Description,Invoice Date,Invoice No";
  const line = (charge: number, of: string) => `W1,${charge},9,${of},28-11-2025,B-1`;
  const idsOf = async (...lines: string[]) =>
    (await read(head, ...lines)).lines.map(({ outside_id }) => outside_id).toSorted();
  const bill = await read(head, line(50, "Forward"), line(30, "RTO"), line(50, "Forward"));
  expect(bill.lines.map((one) => ("charge" in one ? [one.outside_id, one.what, one.charge] : []))).toEqual([
    ["B-1/W1#forward", "forward", 50_00],
    ["B-1/W1#forward#2", "forward", 50_00],
    ["B-1/W1#rto", "rto", 30_00],
  ]);
  const ids = ["B-1/W1#forward", "B-1/W1#forward#2", "B-1/W1#rto"];
  expect(await idsOf(line(30, "RTO"), line(50, "Forward"), line(50, "Forward"))).toEqual(ids);
  expect(await idsOf(line(50, "Forward"))).toEqual(["B-1/W1"]);
  expect(await idsOf(line(50, ""), line(50, ""))).toEqual(["B-1/W1", "B-1/W1#2"]);
  await expect(idsOf(line(50, "RTO"), line(51, "RTO"))).rejects.toThrow("Line 3: B-1/W1 stands in the file twice");
});

test("a bill that names no freight is known by AWB, total, GST and its number, as Delhivery's", async () => {
  const head =
    "waybill,order_id,pickup_date,charged_weight,gross_amount,cgst,sgst,igst,total_amount,invoice_number,invoice_date";
  const bill = await read(
    head,
    "19041213010,M6K7J-77BCJ,20-11-2025,500,100,9,9,0,118,DLINV1,28-11-2025",
    "19041213011,M6K7J-77BCK,20-11-2025,500,50,0,0,9,,DLINV1,28-11-2025",
  );
  expect(bill).toMatchObject({
    source: "freight",
    lines: [
      { outside_id: "DLINV1/19041213010", order: "M6K7J-77BCJ", charge: 100_00, gst: 18_00, day: "2025-11-28" },
      { charge: 50_00, gst: 9_00 },
    ],
  });
  await expect(read(head.replace("invoice_number", "number"), "")).rejects.toThrow("lacks a column for");
});
