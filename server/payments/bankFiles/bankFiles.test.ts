import { afterAll, beforeAll, expect, test } from "vitest";
import { account, bankFile, dueTransfer } from "../../../tests/support/bankFiles.ts";
import { clerk } from "../../../tests/support/clerk.ts";
import { type TestOffice, testOffice } from "../../../tests/support/testOffice.ts";
import { audit } from "../../jobs/audit.ts";
import { enterTransfer } from "../enterTransfer.ts";
import { refundOrder } from "../refundOrder.ts";
import { bankFileCsv } from "./bankFileCsv.ts";
import { keepAccount } from "./keepAccount.ts";
import { makeBankFile } from "./makeBankFile.ts";
import { readBankAnswer } from "./readBankAnswer.ts";
import { settleBankFile } from "./settleBankFile.ts";
import { takeAnswer } from "./takeAnswer.ts";
import { takeBack } from "./takeBack.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(async () => {
  expect(await audit(office.sql)).toEqual([]);
  await office.close();
});

const stateOf = async (refund: number) =>
  (
    await office.sql<{ state: string; reference: string | null }[]>`
      select state, gateway_refund_id as reference from refund where id = ${refund}`
  )[0];

/** What an answer of these lines comes to. */
async function answered(id: number, text: string) {
  const said = await readBankAnswer(text);
  if (typeof said === "string") throw new Error(said);
  return takeAnswer(office.sql, id, said, clerk);
}

test("the file has names, accounts, rupees and a remark for each; leading zeros stay", async () => {
  const { id, transfers } = await bankFile(office, [12_305, 100]);
  const [one, two] = transfers;
  const remark = (of: typeof one) => `REFUND ${of?.orderNo.replace("-", "")} R${of?.refund}`;
  expect(await bankFileCsv(office.sql, id)).toBe(
    [
      "Beneficiary name,Account number,IFSC,Amount,Remarks",
      `Kavya S,001234567890,SBIN0000001,123.05,${remark(one)}`,
      `Kavya S,001234567890,SBIN0000001,1.00,${remark(two)}`,
      "",
    ].join("\r\n"),
  );
  expect(await bankFileCsv(office.sql, 999_999)).toBeUndefined();
});

test("an account that a sheet would take for a formula, or that no bank has, is refused", async () => {
  const { orderNo } = await dueTransfer(office);
  const { call } = await office.staffMember("accountant");
  const keep = async (wrong: object) =>
    (await call("PUT", `/orders/${orderNo}/account`, { ...account, ...wrong })).body.errors;
  expect(await keep({ name: "=HYPERLINK(1)" })).toHaveProperty("name");
  expect(await keep({ name: "Kavya\r\n=1" })).toHaveProperty("name");
  expect(await keep({ number: "12345" })).toHaveProperty("number");
  expect(await keep({ ifsc: "SBIN1000001" })).toHaveProperty("ifsc");
  expect((await call("PUT", `/orders/${orderNo}/account`, { ...account, ifsc: "sbin0 000002" })).status).toBe(200);
});

test("two who make a file of the same transfers at once make one; taken back, another file has them", async () => {
  const { refund } = await dueTransfer(office);
  const other = await dueTransfer(office);
  const made = await Promise.all([
    makeBankFile(office.sql, [refund, other.refund], clerk),
    makeBankFile(office.sql, [other.refund, refund], clerk),
  ]);
  const id = made.find((one) => typeof one === "number") ?? 0;
  expect(made.find((one) => typeof one === "string")).toMatch(`stands in file ${id} already`);
  expect(await takeBack(office.sql, id, refund, clerk)).toBe(1);
  expect(await takeBack(office.sql, id, refund, clerk)).toBe(0);
  expect(await makeBankFile(office.sql, [refund], clerk)).toBeTypeOf("number");
  expect(await makeBankFile(office.sql, [other.refund], clerk)).toMatch("already");
  expect((await bankFileCsv(office.sql, id))?.match(/REFUND/g)).toHaveLength(1);
});

test("what has no account, or is not due, goes into no file, nor does anything that was chosen with it", async () => {
  const [ready, lacking, settled] = [await dueTransfer(office), await dueTransfer(office), await dueTransfer(office)];
  await office.sql`delete from refund_account a using orders o where o.id = a.order_id and o.order_no = ${lacking.orderNo}`;
  expect(await makeBankFile(office.sql, [ready.refund, lacking.refund], clerk)).toMatch("no account is known");
  await enterTransfer(office.shop, settled.orderNo, "UTR123456", clerk);
  expect(await makeBankFile(office.sql, [ready.refund, settled.refund], clerk)).toMatch("not to be transferred");
  expect(await makeBankFile(office.sql, [ready.refund, 9_999_999], clerk)).toMatch("not there");
  expect(await makeBankFile(office.sql, [ready.refund], clerk)).toBeTypeOf("number");
});

test("one press settles what waits of a file, once, however many press", async () => {
  const { id, transfers } = await bankFile(office, [100, 200, 300]);
  await enterTransfer(office.shop, transfers[0]?.orderNo ?? "", "UTR-ALONE", clerk);
  const settle = () => settleBankFile(office.sql, id, "BATCH20261125", clerk);
  expect((await Promise.all([settle(), settle()])).map(Number).toSorted((a, b) => a - b)).toEqual([0, 2]);
  expect(await stateOf(transfers[0]?.refund ?? 0)).toEqual({ state: "processed", reference: "UTR-ALONE" });
  expect(await stateOf(transfers[1]?.refund ?? 0)).toEqual({ state: "processed", reference: "BATCH20261125" });
  expect(await takeBack(office.sql, id, undefined, clerk)).toBe(0);
  const mails = await office.sql`select from outbox where key like ${`mail:refund_sent:${transfers[1]?.orderNo}:%`}`;
  expect(mails).toHaveLength(1);
});

test("the bank's answer settles each by its reference; what it refused is due again, what is odd is told", async () => {
  const { id, transfers } = await bankFile(office, [100, 200, 300, 400]);
  const [one, two, three, four] = transfers;
  const text = [
    "Txn Date;Beneficiary Account No;Amount;Remarks;UTR No;Status;Failure Reason",
    `25/11/2026;001234567890;1.00;REFUND X R${one?.refund};SBIN326330000001;Success;`,
    `25/11/2026;1234567890;2.00;;SBIN326330000002;PROCESSED;`,
    `25/11/2026;001234567890;3.00;refund x r${three?.refund};;Rejected;Account closed`,
    `25/11/2026;001234567890;9.99;REFUND X R${four?.refund};SBIN326330000004;Success;`,
    `25/11/2026;001234567890;7.00;REFUND X R1;SBIN326330000005;Success;`,
  ].join("\n");
  expect(await answered(id, text)).toEqual({
    paid: 2,
    refused: 1,
    waiting: 1,
    odd: [
      { line: 5, message: expect.stringContaining("another amount") },
      { line: 6, message: expect.stringContaining("no transfer of this file") },
    ],
  });
  expect(await stateOf(two?.refund ?? 0)).toEqual({ state: "processed", reference: "SBIN326330000002" });
  expect(await makeBankFile(office.sql, [three?.refund ?? 0], clerk)).toBeTypeOf("number");
  const again = await answered(id, text);
  expect(again).toMatchObject({ paid: 0, refused: 0, waiting: 1 });
  const { call } = await office.staffMember("accountant");
  const { files } = (await call<{ files: { id: number; rows: object[] }[] }>("GET", "/refunds/files")).body.data;
  expect(files.find((file) => file.id === id)?.rows).toMatchObject([
    { state: "paid", reference: "SBIN326330000001", account: { ending: "7890" } },
    { state: "paid" },
    { state: "back", said: "Rejected: Account closed", reference: null },
    { state: "waiting", reference: null },
  ]);
});

test("an answer without references, with a reference that is a formula or pending, settles nothing", async () => {
  const { id, transfers } = await bankFile(office, [100]);
  const of = transfers[0]?.refund;
  expect(await readBankAnswer("Name,Amount\nA,1\n")).toMatch("no answer of a bank");
  expect(await readBankAnswer("Remarks,UTR\n")).toMatch("no transfer");
  expect(await answered(id, `Remarks,UTR,Status\nR${of},=1+1,Success\n`)).toMatchObject({
    paid: 0,
    odd: [{ line: 2 }],
  });
  expect(await answered(id, `Remarks,UTR,Status\nR${of},UTR123456,Pending\n`)).toMatchObject({ paid: 0, waiting: 1 });
  expect(await answered(id, `Remarks,UTR,Status\nR${of},UTR123456,Not processed\n`)).toMatchObject({ paid: 0 });
  expect(await answered(id, `Remarks,UTR\nR${of},UTR123456\n`)).toMatchObject({ paid: 1, waiting: 0, odd: [] });
});

test("a transfer that the bank made and gave back is due again, and its mail goes again once it is transferred anew", async () => {
  const { id, transfers } = await bankFile(office, [100, 200]);
  const [one, other] = transfers;
  const [refund, orderNo, failed] = [one?.refund ?? 0, one?.orderNo ?? "", other?.refund ?? 0];
  const line = (of: number, status: string, utr = "SBIN326330000001") => `R${of},${utr},${status}\n`;
  const answer = (...lines: string[]) => answered(id, `Remarks,UTR,Status\n${lines.join("")}`);
  expect(await answer(line(refund, "Success"))).toMatchObject({ paid: 1, odd: [] });
  expect(await answer(line(refund, "Returned", "SBIN326330000002"))).toMatchObject({ refused: 0, odd: [{ line: 2 }] });
  const both = [line(refund, "Success"), line(refund, "Returned")];
  expect(await answer(...both)).toEqual({ paid: 0, refused: 1, waiting: 1, odd: [] });
  expect(await stateOf(refund)).toEqual({ state: "pending", reference: null });
  expect(await answer(...both)).toMatchObject({ paid: 0, refused: 0, odd: [{ line: 2 }, { line: 3 }] });
  const [row] = await office.sql`select state, said from bank_file_row where file_id = ${id} and refund_id = ${refund}`;
  expect(row).toEqual({ state: "back", said: "Returned" });
  const acts = await office.sql`
    select before ->> 'reference' as reference, after ->> 'said' as said from audit where act = 'refunds.returned' and thing_id = ${orderNo}`;
  expect([...acts]).toEqual([{ reference: "SBIN326330000001", said: "Returned" }]);
  expect(await makeBankFile(office.sql, [refund], clerk)).toBeTypeOf("number");
  expect(await enterTransfer(office.shop, orderNo, "SBIN326330000009", clerk)).toBe(100);
  expect(await office.sql`select from outbox where key like ${`mail:refund_sent:${orderNo}:%`}`).toHaveLength(2);
  // As one that a gateway could not give back.
  await office.sql`update payment p set gateway = 'practice' from refund r where r.id = ${failed} and p.id = r.payment_id`;
  await office.sql`update refund set state = 'failed', set_aside = true, gateway_refund_id = 'rfnd_1' where id = ${failed}`;
  await answer(line(failed, "Success", "SBIN326330000003"));
  expect(await answer(line(failed, "Returned", "SBIN326330000003"))).toMatchObject({ refused: 1, waiting: 0 });
  expect(await stateOf(failed)).toEqual({ state: "failed", reference: "rfnd_1" });
  expect(await audit(office.sql)).toEqual([]);
});

test("a transfer that was made and given back in one answer was never made, in whichever order it says so", async () => {
  const { id, transfers } = await bankFile(office, [100, 200]);
  const lines = (of: number, utr: string, ...said: string[]) => said.map((words) => `R${of},${utr},${words}`);
  const [one, other] = transfers;
  const answer = [
    ...lines(one?.refund ?? 0, "SBIN326330000011", "Success", "Returned"),
    ...lines(other?.refund ?? 0, "SBIN326330000012", "Returned", "Success"),
  ];
  expect(await answered(id, ["Remarks,UTR,Status", ...answer].join("\n"))).toMatchObject({
    paid: 0,
    refused: 2,
    waiting: 0,
    odd: [{ line: 5 }],
  });
  for (const { refund, orderNo } of transfers) {
    expect(await stateOf(refund)).toEqual({ state: "pending", reference: null });
    expect(await office.sql`select from outbox where key like ${`mail:refund_sent:${orderNo}:%`}`).toEqual([]);
  }
});

test("what the bank gave back of a file that was settled under one reference is due again, one after the other", async () => {
  const { id, transfers } = await bankFile(office, [100, 200, 300]);
  const [one, two, three] = transfers;
  expect(await answered(id, `Remarks,UTR\nR${three?.refund},SBIN326330000023`)).toMatchObject({ paid: 1 });
  expect(await settleBankFile(office.sql, id, "BATCH2611", clerk)).toBe(2);
  const back = (of = one, utr = "SBIN326330000021") =>
    answered(id, `Remarks,UTR,Status\nR${of?.refund},${utr},Returned`);
  expect(await back()).toEqual({ paid: 0, refused: 1, waiting: 0, odd: [] });
  expect(await back()).toMatchObject({ refused: 0, odd: [{ line: 2 }] });
  expect(await stateOf(one?.refund ?? 0)).toEqual({ state: "pending", reference: null });
  expect(await stateOf(two?.refund ?? 0)).toEqual({ state: "processed", reference: "BATCH2611" });
  expect(await back(two, "")).toMatchObject({ refused: 1, odd: [] });
  // What has a reference of its own is given back under that one.
  expect(await back(three)).toMatchObject({
    refused: 0,
    odd: [{ line: 2, message: expect.stringContaining("under SBIN326330000023") }],
  });
  const [act] = await office.sql`
    select before ->> 'reference' as reference from audit where act = 'refunds.returned' and thing_id = ${one?.orderNo ?? ""}`;
  expect(act).toEqual({ reference: "BATCH2611" });
});

test("titles above the heads of an answer are passed over; where no line is the heads, the first one is told", async () => {
  const heads = "Remarks;UTR;Status\r\nREFUND X R57;UTR123456;Success\r\n";
  for (const [above, line] of [
    ["Bulk payment report;;\r\nDate: 28/11/2026;;\r\n", 4],
    ["\uFEFFBulk payment report\r\nDate: 28/11/2026, 10:00\r\n\r\n", 5],
    ["\r\n".repeat(9), 11],
  ] as const)
    expect(await readBankAnswer(above + heads)).toMatchObject([{ line, refund: 57, outcome: "paid" }]);
  expect(await readBankAnswer("\r\nBulk payment report\r\nName,Amount\r\nA,1")).toMatch('"Bulk payment report"');
  expect(await readBankAnswer(`Title\n${"x\n".repeat(9)}${heads}`)).toMatch("first ten lines");
  expect(await readBankAnswer(`Title\n${heads}R58;UTR123457`)).toMatch("Line 4: it has 2 cells");
});

test("of several refunds of one order the one that is named is settled, and its mail names its amount", async () => {
  const { orderNo } = await dueTransfer(office, 1_000);
  await refundOrder(office.shop, orderNo, { amount: 2_000, reason: "Another scratch" }, clerk);
  expect(await enterTransfer(office.shop, orderNo, "UTR123456", clerk)).toEqual([
    { n: 1, amount: 1_000 },
    { n: 2, amount: 2_000 },
  ]);
  const { call } = await office.staffMember("accountant");
  const enter = async (row: object) =>
    (
      await call<{ rows: object[] }>("POST", "/refunds/paid", {
        rows: [{ order_no: orderNo, utr: "UTR123456", ...row }],
      })
    ).body.data.rows[0];
  expect(await enter({})).toMatchObject({ done: false, message: expect.stringContaining("1 of ₹10") });
  expect(await enter({ n: 2 })).toMatchObject({ done: true, amount: 2_000 });
  expect(await enter({ n: 2 })).toMatchObject({ done: false });
  expect(await enter({})).toMatchObject({ done: true, amount: 1_000 });
  const mails = await office.sql<{ n: number }[]>`
    select (payload ->> 'n')::int as n from outbox where key like ${`mail:refund_sent:${orderNo}:%`} order by id`;
  expect(mails.map(({ n }) => n)).toEqual([2, 1]);
});

test("an account that is entered anew changes no file that is made", async () => {
  const { id, transfers } = await bankFile(office, [100]);
  await keepAccount(office.sql, transfers[0]?.orderNo ?? "", { ...account, number: "999999999" }, clerk);
  expect(await bankFileCsv(office.sql, id)).toContain(account.number);
});
