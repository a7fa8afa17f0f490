import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { audit } from "../../jobs/audit.ts";
import { requestReturn } from "../../returns/requestReturn.ts";
import { type TestShop, testShop } from "../../testShop.ts";

// Each call is a process of its own.
vi.setConfig({ testTimeout: 120_000 });
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

async function order(...words: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", "main.ts"), "order", ...words], {
    env: { ...process.env, DATABASE_URL: shop.url },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (text += piece.toString()));
  const status = await new Promise((resolve) => child.on("close", resolve));
  return { status, text };
}
const says = (status: number, text: string) => ({ status, text: expect.stringContaining(text) });

async function placed(pieces: number) {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 9);
  const { quote } = await shop.quote([{ id, quantity: pieces }]);
  return { id, orderNo: (await shop.place(quote)).body.data.order_no };
}

test("from packing to the refund of a return, each step by its command", async () => {
  const { id, orderNo } = await placed(2);
  expect(await order("ship", orderNo)).toEqual(says(1, "confirmed: it can't be done from there"));
  expect(await order("pack", orderNo.toLowerCase())).toEqual(says(0, "is packed now"));
  const parcel = ["--courier", "Blue Dart", "--tracking", "BD123", "--link", "https://track.example/BD123"];
  expect(await order("ship", orderNo, ...parcel)).toEqual(says(0, "Invoice SW/"));
  expect(await order("refund", orderNo, "100", "Late")).toEqual(says(1, "Nothing was paid"));
  expect(await order("deliver", orderNo)).toEqual(says(0, "is delivered now"));
  await requestReturn(shop.shop, orderNo, { lines: [{ id, quantity: 1 }], reason: "faulty", refund_to: "asha@upi" });
  expect(await order("list", "--due", "return")).toEqual(says(0, orderNo));
  expect(await order("return", "receive", orderNo)).toEqual(says(1, "No accepted return"));
  expect(await order("return", "accept", orderNo, "The", "courier", "comes")).toEqual(says(0, "is accepted"));
  expect(await order("return", "receive", orderNo, "--no-shelf")).toEqual(says(0, "goes back"));
  expect(await order("list", "--due", "refund")).toEqual(says(0, orderNo));
  expect(await order("paid-back", orderNo, "UTR123456789")).toEqual(says(0, "is noted as transferred"));
  expect(await order("refund", orderNo, "50.50", "A", "scratch", "--utr", "UTR987654321")).toEqual(says(0, "₹50.50"));
  expect(await order("resend", orderNo, "order_shipped")).toEqual(says(0, "once more"));
  const shown = await order("show", orderNo);
  for (const said of [
    "Blue Dart, BD123",
    "Invoice SW/",
    "Credit note SWC/",
    "UTR123456789",
    "Return 1, received",
    "asha@upi",
  ])
    expect(shown).toEqual(says(0, said));
});

test("lists are narrowed, and a parcel that nobody took comes back", async () => {
  const { orderNo } = await placed(1);
  for (const words of [
    ["confirmed"],
    ["--search", orderNo.slice(2, 8)],
    ["--method", "cod"],
    ["--since", "2026-01-01"],
  ])
    expect(await order("list", ...words)).toEqual(says(0, orderNo));
  expect((await order("list", "--since", "2999-01-01")).text).not.toContain(orderNo);
  await order("pack", orderNo);
  await order("ship", orderNo);
  expect(await order("undelivered", orderNo)).toEqual(says(0, "is returned now"));
});

test.each([
  [["list", "sold"], "There are: awaiting_payment"],
  [["list", "--due", "money"], "refund or return"],
  [["list", "--since", "yesterday"], "takes a day"],
  [["sell", "X"], 'no "order sell"'],
  [["show"], "Which order?"],
  [["ship", "AAAAA-AAAAA", "--tracking", "1"], "need --courier"],
  [["ship", "AAAAA-AAAAA", "--courier", "x", "--link", "javascript:1"], "starting https://"],
  [["ship", "AAAAA-AAAAA", "--colour", "red"], "--colour"],
  [["refund", "AAAAA-AAAAA", "much", "why"], "How much?"],
  [["refund", "AAAAA-AAAAA", "100"], "Why?"],
  [["return", "refuse", "AAAAA-AAAAA"], "Why?"],
  [["return", "burn", "AAAAA-AAAAA"], "accepted, refused or received"],
  [["resend", "AAAAA-AAAAA", "love"], "Which mail?"],
  [["paid-back", "AAAAA-AAAAA"], "reference"],
])("%j is a wrong call, and it is said why", async (words, said) => {
  expect(await order(...words)).toEqual(says(2, said));
});

test("an order that is not there", async () => {
  for (const words of [["show"], ["pack"], ["cancel"], ["refund"]])
    expect((await order(...words, "AAAAA-AAAAA", ...(words[0] === "refund" ? ["1", "x"] : []))).status).toBe(1);
  expect(await order("--help")).toEqual(says(0, "return receive NUMBER"));
});
