import { inflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TaxMonth, TaxMonthRow } from "../../../contract/office/tax.ts";
import { clerk } from "../../../tests/support/clerk.ts";
import { issueAll, issueAt, issueRandom, lineOf } from "../../../tests/support/taxDocuments.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { readMonth } from "../../gstr1/month.ts";
import { closeMonth } from "../../tax/closeMonth.ts";
import { readToday } from "../today/readToday.ts";

let office: TestOffice;
type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;
let accountant: Member;
beforeAll(async () => {
  office = await testOffice();
  accountant = await office.staffMember("accountant");
});
afterAll(() => office.close());

const read = async (month: string) => (await accountant.call<TaxMonth>("GET", `/tax/${month}`)).body.data;
const list = async (after = "") =>
  (await accountant.call<{ rows: TaxMonthRow[]; next: string | null }>("GET", `/tax${after && `?after=${after}`}`)).body
    .data;
const seen = ({ whole }: TaxMonth) => ({ documents: whole.invoices + whole.notes, total: whole.total });
const close = async (month: string, as = accountant, body?: object) =>
  as.call<TaxMonth>("POST", `/tax/${month}/close`, body ?? seen(await read(month)));
const check = ({ checks }: TaxMonth, name: string) => checks.find((one) => one.name === name);
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0);
const kinds = ["taxable", "cgst", "sgst", "igst"] as const;

test.each([11, 12, 13])("parts, HSNs, days and GSTR-3B come to the documents, to the paisa (seed %i)", async (seed) => {
  const name = `2025-${seed - 5}`.replace(/-(\d)$/, "-0$1");
  const issued = await issueRandom(office.sql, name, 200, seed);
  const month = await read(name);
  expect(month.checks.map(({ name, count }) => [name, count])).toEqual(month.checks.map(({ name }) => [name, 0]));
  expect(month.whole.invoices + month.whole.notes).toBe(issued);
  const [whole] = await office.sql<[Record<(typeof kinds)[number] | "total", number>]>`
    select sum(s * taxable)::bigint as taxable, sum(s * cgst)::bigint as cgst, sum(s * sgst)::bigint as sgst, sum(s * igst)::bigint as igst, sum(s * total)::bigint as total
    from (select *, case kind when 'invoice' then 1 else -1 end as s from tax_document
      where issued_at >= ${readMonth(name)?.from ?? ""} and issued_at < ${readMonth(name)?.to ?? ""}) d`;
  expect(month.whole).toMatchObject(whole);
  for (const kind of kinds) {
    expect([kind, sum(month.parts, (part) => part[kind])]).toEqual([kind, whole[kind]]);
    expect([kind, sum(month.hsn, (row) => row[kind])]).toEqual([kind, whole[kind]]);
  }
  expect(sum(month.parts, ({ documents }) => documents)).toBe(issued);
  expect(sum(month.series, ({ total }) => total)).toBe(issued);
  expect(sum(month.days, ({ sold, credited }) => sold - credited)).toBe(whole.total);
  const { taxable, free, interstate } = month.gstr3b;
  expect(taxable.taxable + free).toBe(whole.taxable);
  expect([taxable.cgst, taxable.igst]).toEqual([whole.cgst, whole.igst]);
  expect(interstate.map(({ name }) => name)).toEqual(["Delhi", "Maharashtra", "Karnataka"]);
  expect((await list()).rows.find((row) => row.month === name)).toMatchObject({ state: "open", total: whole.total });
});

test("a month is closed once, by whoever comes first, and nothing is issued into it any more", async () => {
  const day = "2024-05-05T10:00:00+05:30";
  await issueAt(office.sql, day, { place: "33", lines: [lineOf(118_00, 1800)] });
  const before = await read("2024-05");
  expect(before).toMatchObject({ state: "open", closed: null });
  const [one, two] = await Promise.all([close("2024-05"), close("2024-05", await office.staffMember("owner"))]);
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [first, second] = one.status === 200 ? [one, two] : [two, one];
  expect(second.body).toMatchObject({ reason: "was_closed", tax_month: { state: "closed" } });
  const closed = await read("2024-05");
  expect(closed).toEqual(first.body.data);
  expect(closed).toEqual({ ...before, state: "closed", closed: { ...closed.closed, holds: true } });
  const rows =
    await office.sql`select act, thing_id, after ->> 'digest' as digest from audit where thing = 'tax_month'`;
  expect([...rows]).toEqual([{ act: "tax.close", thing_id: "2024-05", digest: closed.closed?.digest }]);

  await expect(issueAt(office.sql, day, { place: "33", lines: [lineOf(1, 1800)] })).rejects.toThrow(
    /2024-05 is closed/,
  );
  await expect(office.sql`delete from tax_month`).rejects.toThrow(/never changed/);
  expect((await list("2024-06")).rows[0]).toMatchObject({ month: "2024-05", state: "closed", invoices: 1, tax: 18_00 });

  await office.sql`alter table tax_document_line disable trigger tax_document_line_frozen`;
  await office.sql`update tax_document_line set description = 'Sitar' where document_id = (select max(id) from tax_document)`;
  await office.sql`alter table tax_document_line enable trigger tax_document_line_frozen`;
  expect((await read("2024-05")).closed).toMatchObject({ holds: false });
});

test("closing waits for whoever is issuing a document into the month, and then sees it", async () => {
  await issueAt(office.sql, "2024-07-05T10:00:00+05:30", { place: "33", lines: [lineOf(118_00, 1800)] });
  const before = await read("2024-07");
  let closing: Promise<Awaited<ReturnType<typeof close>>> | undefined;
  await office.sql.begin(async (tx) => {
    await issueAt(tx as never, "2024-07-06T10:00:00+05:30", { place: "33", lines: [lineOf(1_18, 1800)] });
    closing = close("2024-07", accountant, seen(before));
    const waits = async () =>
      (await office.sql`select from pg_locks where locktype = 'advisory' and not granted`).length > 0;
    await expect.poll(waits).toBe(true);
  });
  const { status, body } = (await closing) ?? {};
  expect([status, body?.["reason"]]).toEqual([409, "changed"]);
  expect(body?.["tax_month"]).toMatchObject({ state: "open", whole: { invoices: 2, total: 119_18 } });
});

test("a month with a fault, one that is not over and one without documents are not closed", async () => {
  const day = "2024-09-05T10:00:00+05:30";
  const lines = [lineOf(118_00, 1800)];
  await issueAt(office.sql, day, { place: "33", lines: [{ ...lineOf(118_00, 1800), hsn: null, sku: "V-1" }] });
  await issueAt(office.sql, day, { place: "33", lines, gstin: "29AAGCB7383J1Z5" });
  await issueAt(office.sql, day, { place: "98", lines, skip: 2, apart: 5 });
  const month = await read("2024-09");
  expect(check(month, "hsn")).toMatchObject({
    count: 1,
    faults: [{ words: expect.stringMatching(/Veena \(V-1\) has no HSN$/), order_no: expect.stringMatching(/^T-/) }],
  });
  expect(month.checks.map(({ name, count }) => `${name} ${count}`)).toEqual([
    "hsn 1",
    "gstins 1",
    "places 1",
    "notes 0",
    "sums 1",
    "series 2",
    "parts 1",
  ]);
  const refused = await close("2024-09");
  expect([refused.status, refused.body["reason"]]).toEqual([409, "faulty"]);
  expect((await close("2024-10")).body["reason"]).toBe("empty");
  expect((await accountant.call("GET", "/tax/2016-01")).status).toBe(404);
  expect((await accountant.call("GET", "/tax/2024-13")).status).toBe(422);

  await issueAt(office.sql, "2024-11-30T23:59:59.999+05:30", { place: "33", lines });
  const november = readMonth("2024-11");
  if (!november) throw new Error("November");
  const own = { ownGstin: "33AABCU9603R1ZU", hsnDigits: 4 };
  const by = { door: "machine", staffId: null, name: "Asha" } as const;
  const at = (now: string) =>
    closeMonth(office.sql, november, { by, own, seen: { documents: 1, total: 118_00 }, now: new Date(now) });
  expect((await at("2024-11-30T23:59:59.999+05:30")).outcome).toBe("not_over");
  expect((await at("2024-12-01T00:00:00+05:30")).outcome).toBe("closed");
});

test("a month with faults that can't be mended is closed for a written reason, which stands on it ever after", async () => {
  const day = "2023-04-05T10:00:00+05:30";
  await issueAt(office.sql, day, { place: "33", lines: [{ ...lineOf(118_00, 1800), hsn: null, sku: "V-2" }] });
  const before = await read("2023-04");
  const closeFor = (faults: number, reason: string) =>
    close("2023-04", accountant, { ...seen(before), despite: { faults, reason } });
  expect((await closeFor(1, "So be it")).body.errors).toHaveProperty("despite.reason");
  const reason = "The HSN was left out on 5 April; declared by hand in table 12.";
  expect((await closeFor(2, reason)).body["reason"]).toBe("changed");
  const packer = await office.staffMember("packer");
  expect((await close("2023-04", packer, { ...seen(before), despite: { faults: 1, reason } })).status).toBe(403);
  expect((await closeFor(1, reason)).status).toBe(200);
  expect(await read("2023-04")).toMatchObject({
    state: "closed",
    closed: { despite: { reason, faults: 1 }, holds: true },
    checks: expect.arrayContaining([expect.objectContaining({ name: "hsn", count: 1 })]),
  });
  expect((await list("2023-05")).rows[0]).toMatchObject({ month: "2023-04", state: "closed", faults: 1 });
  const [act] = await office.sql`select after from audit where act = 'tax.close' and thing_id = '2023-04'`;
  expect(act?.["after"]).toMatchObject({ despite: { faults: 1, reason } });
  expect((await closeFor(1, reason)).body["reason"]).toBe("was_closed");
});

test("Today asks for the last month until it is closed", async () => {
  const now = new Date(Date.now() + 330 * 60_000);
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 5)).toISOString().slice(0, 10);
  const asked = async () => (await readToday(office.shop, actor)).groups;
  const actor = { actor: clerk, rights: new Map([["tax.close" as const, null]]) };
  expect(await asked()).toMatchObject([{ kind: "tax_month", count: 0 }]);
  await issueAt(office.sql, `${last}T10:00:00+05:30`, { place: "33", lines: [lineOf(118_00, 1800)] });
  const is_late = now.getUTCDate() > 11;
  expect(await asked()).toMatchObject([
    { count: 1, late: Number(is_late), items: [{ id: last.slice(0, 7), is_late }] },
  ]);
  expect((await close(last.slice(0, 7))).status).toBe(200);
  expect(await asked()).toMatchObject([{ count: 0, items: [] }]);
});

/** The texts of a ZIP archive's files, read by its directory. */
function unzipped(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  const files = new Map<string, string>();
  for (let n = archive.readUInt16LE(end + 10), at = archive.readUInt32LE(end + 16); n > 0; n--) {
    const [size, named, start] = [20, 28, 42].map((field) =>
      field === 28 ? archive.readUInt16LE(at + field) : archive.readUInt32LE(at + field),
    ) as [number, number, number];
    const name = archive.toString("utf8", at + 46, at + 46 + named);
    const body = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    files.set(name, inflateRawSync(archive.subarray(body, body + size)).toString());
    at += 46 + named;
  }
  return files;
}

test("the files are the return of bin/shop, and a day book; what has faults says so in its name", async () => {
  const day = "2023-05-05T10:00:00+05:30";
  const [id] = await issueAll(office.sql, [{ at: day, place: "33", lines: [lineOf(118_00, 1800)] }]);
  await issueAt(office.sql, "2023-05-06T10:00:00+05:30", { place: "33", against: id, lines: [lineOf(59_00, 1800)] });
  await office.sql`
    with o as (select order_id from tax_document where id = ${id ?? 0}),
      i as (insert into payment_intent (order_id, gateway, gateway_order_id, amount, state) select order_id, 'cod', 'a', 11800, 'paid' from o returning id, order_id),
      p as (insert into payment (order_id, intent_id, gateway, gateway_payment_id, amount, accepted, captured_at)
        select order_id, id, 'cod', 'a', 11800, true, '2023-05-07T10:00:00+05:30' from i returning id)
    insert into refund (payment_id, amount, request_key, reason, state, created_at) select id, 5900, 'tax', '', 'pending', '2023-05-07T11:00:00+05:30' from p`;
  const fetched = async (month: string, file: string) => {
    const response = await accountant.fetch("GET", `/tax/${month}/files/${file}`);
    const name = response.headers.get("Content-Disposition")?.split('"')[1];
    return { status: response.status, name, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const { name, bytes } = await fetched("2023-05", "gstr1.zip");
  const files = unzipped(bytes);
  expect(name).toBe("gstr1-2023-05.zip");
  expect([...files.keys()]).toEqual(expect.arrayContaining(["b2cs.csv", "docs.csv", "tally.csv", "README.txt"]));
  expect(files.get("b2cs.csv")).toContain("33-Tamil Nadu,,18.00,50.00");
  const json = await fetched("2023-05", "gstr1.json");
  expect(json.bytes.toString()).toBe(files.get("gstr1.json"));
  expect((await fetched("2023-05", "daybook.csv")).bytes.toString().split("\r\n").slice(1)).toEqual([
    "2023-05-05,1,100.00,0.00,9.00,9.00,0.00,118.00,0,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00",
    "2023-05-06,0,0.00,0.00,0.00,0.00,0.00,0.00,1,50.00,0.00,4.50,4.50,0.00,59.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00",
    "2023-05-07,0,0.00,0.00,0.00,0.00,0.00,0.00,0,0.00,0.00,0.00,0.00,0.00,0.00,118.00,0.00,0.00,59.00,0.00,0.00,0.00,0.00",
    "",
  ]);
  const faulty = await fetched("2024-09", "gstr1.zip");
  expect(faulty.name).toBe("FAULTY-gstr1-2024-09.zip");
  expect([...unzipped(faulty.bytes).keys()].filter((name) => !name.startsWith("FAULTY-"))).toEqual(["README.txt"]);
  expect((await fetched("2023-05", "gstr1.exe")).status).toBe(422);
});
