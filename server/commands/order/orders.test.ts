import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../../../tests/support/command.ts";
import { type TestShop, testShop } from "../../../tests/support/testShop.ts";
import { audit } from "../../jobs/audit.ts";
import { type OrderMail, orderLetters } from "../../mail/orderLetters.ts";
import { getOrder } from "../../orders/getOrder.ts";
import { sendOrderMail } from "../../orders/sendOrderMail.ts";
import { requestReturn } from "../../returns/requestReturn.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

async function order(...words: string[]) {
  const { status, text } = await command(["order", ...words], { DATABASE_URL: shop.url });
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
  const packed = await order("pack", orderNo.toLowerCase());
  expect([packed, packed]).toEqual([says(0, "Invoice SW/"), says(0, "is packed now")]);
  const parcel = ["--courier", "Blue Dart", "--tracking", "BD123", "--link", "https://track.example/BD123"];
  expect(await order("ship", orderNo, ...parcel)).toEqual(says(0, "is shipped now"));
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

test("an exchange goes out as it is received, or the money back instead", async () => {
  const natural = await shop.stocked("SEMBIYAN-SOPRANO-UKULELE", 9);
  const sunburst = await shop.stocked("SEMBIYAN-SOPRANO-UKULELE-2", 9);
  const back = async () => {
    const { quote } = await shop.quote([{ id: sunburst, quantity: 1 }]);
    const orderNo = (await shop.place(quote)).body.data.order_no;
    for (const step of ["pack", "ship", "deliver"]) await order(step, orderNo);
    const lines = [{ id: sunburst, quantity: 1, exchange_for: natural }];
    await requestReturn(shop.shop, orderNo, { lines, reason: "faulty" });
    await order("return", "accept", orderNo);
    return orderNo;
  };
  const one = await back();
  expect(await order("show", one)).toEqual(says(0, `in exchange for variant ${natural}`));
  expect(await order("return", "receive", one, "--no-shelf")).toEqual(says(1, "say --exchange send"));
  const received = await order("return", "receive", one);
  expect(received).toEqual(says(0, "in exchange goes out"));
  const sent = /goes out (\S{11})/.exec(received.text)?.[1] ?? "";
  expect(await order("show", sent)).toEqual(says(0, `In exchange for return 1 of ${one}`));
  const other = await back();
  const refunded = await order("return", "receive", other, "--no-shelf", "--exchange", "refund");
  expect(refunded.text).not.toContain("exchange");
  expect(await order("show", other)).toEqual(says(0, "Not exchanged"));
});

test("in two parcels, each step by its command", async () => {
  const { orderNo } = await placed(2);
  const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
  expect(await order("split", orderNo, `${flute}x3`)).toEqual(says(1, "not so many pieces"));
  expect(await order("split", orderNo, "HARP")).toEqual(says(2, "The order has no HARP"));
  expect(await order("split", orderNo, flute)).toEqual(says(0, "leaves in 2 parcels"));
  await order("pack", orderNo);
  const one = ["--courier", "Blue Dart", "--tracking", "BD1"];
  expect(await order("ship", orderNo, ...one)).toEqual(says(1, "say which by --parcel"));
  expect(await order("ship", orderNo, ...one, "--parcel", "1")).toEqual(says(0, "is shipped now"));
  expect(await order("deliver", orderNo)).toEqual(says(1, "of which 1 is shipped, 2 is packed"));
  expect(await order("ship", orderNo, "--parcel", "2", "--courier", "India Post")).toEqual(says(0, "is shipped now"));
  expect(await order("track", orderNo, "--parcel", "2", "--tracking", "EM2")).toEqual(says(0, "put right"));
  expect(await order("show", orderNo)).toEqual(says(0, `Parcel 2 of 2, shipped: 1 × ${flute}; India Post, EM2`));
  expect(await order("undelivered", orderNo, "--parcel", "2")).toEqual(says(0, "Nothing had been paid"));
  expect(await order("deliver", orderNo, "--parcel", "1")).toEqual(says(0, "is partly_returned now"));
  expect(await order("deliver", orderNo, orderNo, "--parcel", "1")).toEqual(says(2, "name one order"));
});

test("an invoice is opened, printed and sent from packing on, and a cancelled one is credited by mail", async () => {
  const { orderNo } = await placed(1);
  expect(await order("invoice", orderNo)).toEqual(says(1, "it gets one when it is packed"));
  await order("pack", orderNo);
  const path = join(mkdtempSync(join(tmpdir(), "swara-invoice-")), "one.pdf");
  expect(await order("invoice", orderNo.toLowerCase(), "--out", path)).toEqual(says(0, path));
  expect(readFileSync(path).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await order("invoice", orderNo, "--out", "-")).text).toMatch(/^%PDF-/);
  expect(await order("invoice", orderNo, "--mail")).toEqual(says(0, "is sent to the shopper"));
  expect(await order("cancel", orderNo, "Damaged")).toEqual(says(0, "is cancelled now"));

  const mails = await shop.sql<{ key: string; payload: OrderMail }[]>`
    select key, payload from outbox where topic = 'mail' and payload ->> 'order_no' = ${orderNo}
      and payload ->> 'template' in ('invoice', 'order_cancelled') order by id`;
  const DATA_DIR = mkdtempSync(join(tmpdir(), "swara-mails-"));
  const attached = [];
  for (const { key, payload } of mails) {
    await sendOrderMail({ ...shop.shop, settings: { ...shop.shop.settings, DATA_DIR } }, key, payload);
    const [file = ""] = readdirSync(join(DATA_DIR, "mail"));
    attached.push(/filename="?([\w-]+\.pdf)/.exec(readFileSync(join(DATA_DIR, "mail", file), "utf8"))?.[1]);
    rmSync(join(DATA_DIR, "mail", file));
  }
  const read = await getOrder(shop.sql, orderNo);
  const numbers = [read?.invoice?.number, read?.credit_notes[0]?.number];
  expect(attached).toEqual(numbers.map((number) => `${number?.replaceAll("/", "-")}.pdf`));
  expect(numbers[1]).toMatch(/^SWC\//);
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

test("several orders go together, each by itself", async () => {
  const [one, other] = [await placed(1), await placed(1)];
  const packed = await order("pack", one.orderNo, "AAAAA-AAAAA", other.orderNo.replace("-", "").toLowerCase());
  expect(packed.status).toBe(1);
  for (const said of [`${one.orderNo} is packed`, "no order AAAAA-AAAAA", `${other.orderNo} is packed`])
    expect(packed.text).toContain(said);
  const both = [one.orderNo, other.orderNo];
  expect(await order("ship", ...both, "--courier", "Blue Dart", "--tracking", "B1")).toEqual(says(2, "one by one"));
  expect(await order("ship", ...both, "--courier", "Blue Dart")).toEqual(says(0, `${other.orderNo} is shipped`));
  expect(await order("deliver", ...both)).toEqual(says(0, `${other.orderNo} is delivered`));
  expect(await order("show", ...both)).toEqual(says(0, `${other.orderNo}  delivered`));
});

test("tracking is put right: the shopper sees the right number, the history both", async () => {
  const { orderNo } = await placed(1);
  await order("pack", orderNo);
  expect(await order("track", orderNo, "--tracking", "BD2")).toEqual(says(1, "not left yet"));
  await order("ship", orderNo, "--courier", "Blue Dart", "--tracking", "BD1", "--link", "https://track.example/BD1");
  expect(await order("track", orderNo)).toEqual(says(2, "What is right?"));
  expect(await order("track", orderNo, "--tracking", "BD1")).toEqual(says(0, "already"));
  expect(await order("track", orderNo, "--tracking", "BD 9876", "--mail")).toEqual(says(0, "told by mail"));
  const shown = await order("show", orderNo);
  expect(shown.text).toContain("Parcel: Blue Dart, BD 9876\n");
  expect(shown.text).toContain("shipped: Handed to Blue Dart, BD1\n");
  expect(shown.text).toContain("shipped: Parcel put right: Blue Dart, BD 9876; it was Blue Dart, BD1\n");
  const read = await getOrder(shop.sql, orderNo);
  expect(read?.tracking).toEqual({ courier: "Blue Dart", number: "BD 9876", url: null });
  expect(read && orderLetters.parcel_corrected(read, shop.shop.settings.shop, undefined, [])?.paragraphs).toContain(
    "Blue Dart brings it; the tracking number is BD 9876.",
  );
  const mails = await shop.sql`
    select from outbox where payload ->> 'template' = 'parcel_corrected' and payload ->> 'order_no' = ${orderNo}`;
  expect(mails).toHaveLength(1);
  await expect(shop.sql`update parcel set tracking_no = 'BD3'`).rejects.toThrow("never changed");
  expect(await order("track", orderNo, "--link", "https://track.example/9")).toEqual(says(0, "put right"));
  expect((await getOrder(shop.sql, orderNo))?.tracking?.url).toBe("https://track.example/9");
});

test("an order is found by any of its numbers, however they are written", async () => {
  const { orderNo } = await placed(1);
  await order("pack", orderNo);
  await order("ship", orderNo, "--courier", "Blue Dart", "--tracking", "BD-77 881");
  const invoice = (await getOrder(shop.sql, orderNo))?.invoice?.number ?? "";
  for (const text of [
    orderNo.toLowerCase(),
    orderNo.replace("-", ""),
    orderNo.replace("-", " ").toLowerCase(),
    "bd77881",
    "BD-77 881",
    invoice,
    invoice.toLowerCase().replaceAll("/", ""),
    "+91 98765 43210",
    "098765-43210",
    "asha@EXAMPLE",
  ])
    expect([text, await order("list", "--search", text)]).toEqual([text, says(0, orderNo)]);
  expect((await order("list", "--search", "98765 43211")).text).toBe("There are no such orders.\n");
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
  [["list", "confirmed", "packed"], 'does not take "packed"'],
  [["pack", "AAAAA-AAAAA", "--courier", "x"], "does not take --courier"],
  [["show", "AAAAA-AAAAA", "--limit", "3"], "does not take --limit"],
  [["track", "AAAAA-AAAAA", "BBBBB-BBBBB", "--tracking", "1"], 'does not take "BBBBB-BBBBB"'],
  [["cancel", "AAAAA-AAAAA", "BBBBB-BBBBB"], "One order at a time"],
  [["return", "accept", "AAAAA-AAAAA", "BBBBB-BBBBB"], "One order at a time"],
  [["return", "accept", "AAAAA-AAAAA", "--no-shelf"], "goes with return receive"],
  [["return", "accept", "AAAAA-AAAAA", "--exchange", "send"], "goes with return receive"],
  [["return", "receive", "AAAAA-AAAAA", "--exchange", "later"], "takes send or refund"],
  [["paid-back", "AAAAA-AAAAA", "UTR123456", "UTR223456"], 'does not take "UTR223456"'],
  [["resend", "AAAAA-AAAAA", "order_shipped", "now"], 'does not take "now"'],
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
