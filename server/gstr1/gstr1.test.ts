import { afterAll, beforeEach, expect, test } from "vitest";
import { issueAt, issueRandom, lineOf } from "../../tests/support/taxDocuments.ts";
import { type TestDatabase, testDatabase } from "../../tests/support/testDatabase.ts";
import { parseRecord } from "../catalogue/import/parseRecord.ts";
import { readMonth } from "./month.ts";
import { readMonthReturn } from "./readMonth.ts";

const open: TestDatabase[] = [];
let sql: TestDatabase["sql"];
beforeEach(async () => {
  const database = await testDatabase();
  open.push(database);
  sql = database.sql;
});
afterAll(() => Promise.all(open.map((database) => database.close())));

const own = { ownGstin: "33AABCU9603R1ZU", hsnDigits: 4 };

async function returnOf(name: string, more = own) {
  const month = readMonth(name);
  if (!month) throw new Error(name);
  const { files, faults, documents } = await readMonthReturn(sql, month, more);
  return {
    faults,
    documents,
    sheet: (file: string) => rowsOf(files.get(`${file}.csv`) ?? ""),
    text: (file: string) => files.get(file) ?? "",
  };
}

function rowsOf(text: string): Record<string, string>[] {
  const records: string[][] = [];
  for (let at = 0; at < text.length; ) {
    const record = parseRecord(text, at, true, ",");
    if (typeof record === "string") throw new Error(record);
    records.push(record.cells);
    at = record.next;
  }
  const [header = [], ...rows] = records;
  return rows.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ""])));
}

/** The sum of a column of rupees in paise, read from its digits. */
const sum = (rows: Record<string, string>[], column: string): bigint =>
  rows.reduce((total, row) => total + BigInt((row[column] ?? "").replace(".", "") || "0"), 0n);

test("each document goes to its part, at the values that stand in the law", async () => {
  const day = "2026-11-05T10:00:00+05:30";
  await issueAt(sql, day, { gstin: "29AAGCB7383J1Z4", place: "29", lines: [lineOf(1_00_000_00, 1800)] }); // 1 B2B
  const large = await issueAt(sql, day, { place: "27", lines: [lineOf(1_00_000_01, 1800)] }); // 2 B2CL
  await issueAt(sql, day, { place: "27", lines: [lineOf(1_00_000_00, 1800)] }); // 3 B2CS: not above the limit
  const small = await issueAt(sql, day, { place: "33", lines: [lineOf(2_00_000_00, 1800), lineOf(500_00, 500)] }); // 4 B2CS: inside
  await issueAt(sql, day, { place: "27", against: large, lines: [lineOf(500_00, 1800)] }); // C1 CDNUR
  await issueAt(sql, day, { place: "33", against: small, lines: [lineOf(2_00_000_00, 1800)] }); // C2 off B2CS
  const { faults, sheet, text } = await returnOf("2026-11");
  expect(faults).toEqual([]);
  expect(sheet("b2b")).toMatchObject([
    {
      "GSTIN/UIN of Recipient": "29AAGCB7383J1Z4",
      "Invoice Number": "SW/2627/000001",
      "Invoice date": "05-Nov-2026",
      "Invoice Value": "100000.00",
      "Place Of Supply": "29-Karnataka",
      Rate: "18.00",
      "Taxable Value": "84745.76",
    },
  ]);
  expect(sheet("b2cl")).toMatchObject([{ "Invoice Number": "SW/2627/000002", "Invoice Value": "100000.01" }]);
  expect(sheet("cdnur")).toMatchObject([
    { "UR Type": "B2CL", "Note Number": "SWC/2627/000001", "Note Value": "500.00" },
  ]);
  expect(sheet("cdnr")).toEqual([]);
  expect(sheet("b2cs")).toMatchObject([
    { "Place Of Supply": "27-Maharashtra", Rate: "18.00", "Taxable Value": "84745.76" },
    { "Place Of Supply": "33-Tamil Nadu", Rate: "5.00", "Taxable Value": "476.19" },
    { "Place Of Supply": "33-Tamil Nadu", Rate: "18.00", "Taxable Value": "0.00" },
  ]);
  expect(sheet("docs")).toMatchObject([
    {
      "Nature of Document": "Invoices for outward supply",
      "Sr. No. From": "SW/2627/000001",
      "Sr. No. To": "SW/2627/000004",
      "Total Number": "4",
      Cancelled: "0",
    },
    { "Nature of Document": "Credit Note", "Sr. No. From": "SWC/2627/000001", "Total Number": "2" },
  ]);
  expect(sheet("tally").map((row) => row["Voucher Type"])).toEqual([
    "Sales",
    "Sales",
    "Sales",
    "Sales",
    "Sales",
    "Credit Note",
    "Credit Note",
  ]);
  expect(text("gstr1.json")).toMatch(/^\{"gstin":"\w{15}","fp":"112026","version":"GST3\.2\.4","hash":"hash",/);
  expect(text("gstr1.json")).toContain('"itm_det":{"rt":18,"txval":84745.76,"iamt":15254.24,"csamt":0.00}');
  expect(JSON.parse(text("gstr1.json"))).toMatchObject({
    gstin: own.ownGstin,
    b2b: [{ ctin: "29AAGCB7383J1Z4", inv: [{ inum: "SW/2627/000001", idt: "05-11-2026", val: 100_000 }] }],
    b2cl: [{ pos: "27", inv: [{ val: 100_000.01 }] }],
    doc_issue: { doc_det: [{ doc_num: 1, docs: [{ totnum: 4, net_issue: 4 }] }, { doc_num: 5 }] },
  });
});

test("the limit of large invoices and table 12 are those of their day; a month begins and ends in India", async () => {
  await issueAt(sql, "2024-07-31T23:59:59+05:30", { place: "27", lines: [lineOf(2_00_000_00, 1800)] });
  await issueAt(sql, "2024-08-01T00:00:00+05:30", { place: "27", lines: [lineOf(2_00_000_00, 1800)] });
  const [july, august] = [await returnOf("2024-07"), await returnOf("2024-08")];
  expect([july.documents, july.sheet("b2cl").length, july.sheet("b2cs").length]).toEqual([1, 0, 1]);
  expect([august.documents, august.sheet("b2cl").length, august.sheet("b2cs").length]).toEqual([1, 1, 0]);
  expect(july.sheet("hsn")).toHaveLength(1);
  expect(august.faults).toEqual([]);
  expect((await returnOf("2026-12")).faults).toEqual([]);
});

test("what is wrong is named: no HSN, a gap, a GSTIN, lines that don't come to their document, a place", async () => {
  const day = "2026-11-05T10:00:00+05:30";
  await issueAt(sql, day, {
    place: "33",
    lines: [{ ...lineOf(100_00, 1800), hsn: null, description: "Veena", sku: "V-1" }],
  });
  await issueAt(sql, day, { place: "33", gstin: "29AAGCB7383J1Z5", lines: [lineOf(100_00, 1800)] });
  await issueAt(sql, day, { place: "33", lines: [lineOf(100_00, 1800)], skip: 1, apart: 5 });
  await issueAt(sql, day, { place: "99", lines: [lineOf(100_00, 1800)] });
  const { faults, text } = await returnOf("2026-11");
  expect(faults).toEqual([
    "SW/2627/000001: Veena (V-1) has no HSN",
    "SW/2627/000002: the buyer's GSTIN 29AAGCB7383J1Z5 is not one",
    "SW/2627/000005: there is no state with the code 99",
    "SW/2627/000004: its lines come to taxable 84.75, not 84.80",
    "SW/2627/000003 is missing in its series",
    "The parts come to taxable 339.00, not 339.05 as the documents say",
  ]);
  expect(text("README.txt")).toMatch(/^NOT TO BE FILED: 6 faults/);
  const sharper = await returnOf("2026-11", { ...own, hsnDigits: 6 });
  expect(sharper.sheet("hsn-b2b")[0]).toMatchObject({ HSN: "920290" });
});

test.each([1, 2, 3])("random documents: the parts come to the whole, to the paisa (seed %i)", async (seed) => {
  const count = 300;
  const issued = await issueRandom(sql, "2026-11", count, seed);
  const { faults, documents, sheet, text } = await returnOf("2026-11");
  expect(faults).toEqual([]);
  expect(documents).toBe(count);
  const [whole] = await sql<Record<"taxable" | "cgst" | "sgst" | "igst" | "total", string>[]>`
    select sum(s * taxable)::text as taxable, sum(s * cgst)::text as cgst, sum(s * sgst)::text as sgst, sum(s * igst)::text as igst, sum(s * total)::text as total
    from (select *, case kind when 'invoice' then 1 else -1 end as s from tax_document) d`;
  const column = "Taxable Value";
  const parts =
    sum(sheet("b2b"), column) +
    sum(sheet("b2cl"), column) +
    sum(sheet("b2cs"), column) -
    sum(sheet("cdnr"), column) -
    sum(sheet("cdnur"), column);
  expect(parts).toBe(BigInt(whole?.taxable ?? 0));
  const hsn = [...sheet("hsn-b2b"), ...sheet("hsn-b2c")];
  expect(sum(hsn, column)).toBe(parts);
  expect(sum(hsn, "Integrated Tax Amount")).toBe(BigInt(whole?.igst ?? 0));
  expect(sum(hsn, "Central Tax Amount")).toBe(BigInt(whole?.cgst ?? 0));
  expect(sum(hsn, "State/UT Tax Amount")).toBe(BigInt(whole?.sgst ?? 0));
  const tally = sheet("tally");
  const of = (kind: string) =>
    sum(
      tally.filter((row) => row["Voucher Type"] === kind),
      "Voucher Total",
    );
  expect(of("Sales") - of("Credit Note")).toBe(BigInt(whole?.total ?? 0));
  const listed = ["b2b", "b2cl", "cdnr", "cdnur"].map((part) => sheet(part).length);
  expect(Math.min(...listed)).toBeGreaterThan(0);
  expect(sheet("docs").reduce((all, row) => all + Number(row["Total Number"]), 0)).toBe(issued);
  expect(text("gstr1.json")).not.toContain("₹");
  expect(() => JSON.parse(text("gstr1.json"))).not.toThrow();
});
