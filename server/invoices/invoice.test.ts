import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clerk } from "../../tests/support/clerk.ts";
import { address, type TestShop, testShop } from "../../tests/support/testShop.ts";
import { audit } from "../jobs/audit.ts";
import { advanceOrder } from "../orders/advanceOrder.ts";
import { unpackWoff } from "../pdf/unpackWoff.ts";
import { readFonts } from "../shop/fonts/readFonts.ts";
import { drawDocument } from "./pdf/drawDocument.ts";
import { readDocument } from "./readDocument.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ FREE_DELIVERY_FROM: "1000000000", COD_LIMIT: "100000000" });
  await shop.sql`insert into coupon (code, kind, value) values ('MARGAZHI', 'percent', 1000)`;
});
afterAll(async () => {
  expect(await audit(shop.sql)).toEqual([]);
  await shop.close();
});

const staff = { cause: "test", actor: clerk } as const;

/** A mixed order, sent: two flutes that are exempt, a guitar at 18 %, a coupon, delivery and the fee for cash. */
async function sent(more: object = {}, quoted: object = {}) {
  const flute = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 5);
  const [taxed] = await shop.sql<{ sku: string }[]>`
    select v.sku from variant v join product p on p.id = v.product_id where p.gst_bp = 1800 and v.price between 500000 and 900000 order by v.id limit 1`;
  const guitar = await shop.stocked(taxed?.sku ?? "", 5);
  const lines = [
    { id: flute, quantity: 2 },
    { id: guitar, quantity: 1 },
  ];
  const { quote } = await shop.quote(lines, { coupon: "MARGAZHI", ...quoted });
  const placed = await shop.place(quote, more);
  const { order_no, order_link, total } = placed.body.data;
  await advanceOrder(shop.shop, order_no, "packed", staff);
  await advanceOrder(shop.shop, order_no, "shipped", staff);
  return {
    orderNo: order_no,
    link: order_link,
    total,
    key: new URL(order_link, "http://x").searchParams.get("key") ?? "",
  };
}

const get = (path: string) => shop.others.fetch(new Request(`http://shop.test/public/api/orders/${path}`));

async function textOf(bytes: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

const rupees = (paise: number) =>
  new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(paise / 100);

test("an order within Tamil Nadu: every field of rule 46 stands on the PDF, and the parts add up to what is charged", async () => {
  const gst = { gstin: "33AAPFU0939F1Z2", business_name: "Sangeetha Vidyalaya" };
  const to = { ...address, name: "ஆஷா ராமன்", line1: "4½ Tiruvaṇṇāmalai Road", line2: "मयलापुर" };
  const { orderNo, total, key } = await sent({ gst, address: to });
  const document = await readDocument(shop.sql, orderNo, { kind: "invoice" });
  if (!document) throw new Error("There is no invoice.");
  const { lines, taxable, cgst, sgst, igst, round_off } = document;
  expect(document.total).toBe(total);
  expect(taxable + cgst + sgst + igst + round_off).toBe(total);
  expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
  expect(lines.reduce((sum, line) => sum + line.taxable + line.cgst + line.sgst, 0) + round_off).toBe(total);
  expect([igst, cgst]).toEqual([0, sgst]);
  expect(lines.map(({ gst_bp, cgst: tax }) => [gst_bp, tax > 0])).toEqual(
    expect.arrayContaining([
      [0, false],
      [1800, true],
    ]),
  );
  for (const { discount, charges } of lines) expect([discount > 0, charges > 0]).toEqual([true, true]);

  const answer = await get(`${orderNo.toLowerCase()}/invoice.pdf?key=${key}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/pdf");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Content-Disposition")).toBe(
    `inline; filename="${document.number.replaceAll("/", "-")}.pdf"`,
  );
  const text = await textOf(await answer.arrayBuffer());
  for (const said of [
    "Tax invoice",
    "ORIGINAL FOR RECIPIENT",
    document.number,
    orderNo,
    "Swara Music House Private Limited",
    "73, Anna Salai",
    "GSTIN 33AABCS7373K1Z3",
    "GSTIN 33AAPFU0939F1Z2",
    "Sangeetha Vidyalaya",
    "4½ Tiruvaṇṇāmalai Road",
    "Place of supply Tamil Nadu (33)",
    "Reverse charge: no",
    "2 NOS",
    "Nil",
    "CGST",
    "SGST",
    "Authorised signatory",
    "valid without a signature",
    `To be paid to the courier on delivery: ₹${rupees(total)}`,
    `₹${rupees(total)}`,
    ...lines.flatMap((line) => [`HSN ${line.hsn}`, rupees(line.taxable), rupees(line.amount)]),
    rupees(taxable),
    rupees(cgst),
    "Rupees ",
  ])
    expect(text).toContain(said);
  expect(text).not.toContain("IGST");
  // Indian scripts are drawn with shapes, whose order a reader gets back sign by sign.
  for (const sign of ["ஆ", "ரா", "मयल"]) expect(text).toContain(sign);
});

test("outside the state it is IGST, and somebody without a GSTIN gets one invoice-cum-bill of supply", async () => {
  const to = { ...address, pincode: "560001", city: "Bengaluru", state: "Karnataka" };
  const { orderNo, total } = await sent({ address: to }, { pincode: "560001" });
  const document = await readDocument(shop.sql, orderNo, { kind: "invoice" });
  if (!document) throw new Error("There is no invoice.");
  expect(document.total).toBe(total);
  expect([document.inside, document.cgst, document.igst > 0]).toEqual([false, 0, true]);
  const bytes = await drawDocument(document, shop.shop.settings);
  const text = await textOf(new Uint8Array(bytes).buffer);
  for (const said of ["Invoice-cum-bill of supply", "IGST", "Karnataka (29)", rupees(document.igst)])
    expect(text).toContain(said);
  expect(text).not.toContain("CGST");
  expect((await drawDocument(document, shop.shop.settings)).equals(bytes)).toBe(true);
});

test("goods that are free of GST alone have a bill of supply that shows no tax, not even one of nothing", async () => {
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 5);
  const { quote, tax_included } = await shop.quote([{ id, quantity: 1 }]);
  expect(tax_included).toBe(0);
  const { order_no } = (await shop.place(quote)).body.data;
  await advanceOrder(shop.shop, order_no, "packed", staff);
  await advanceOrder(shop.shop, order_no, "shipped", staff);
  const document = await readDocument(shop.sql, order_no, { kind: "invoice" });
  if (!document) throw new Error("There is no invoice.");
  const text = await textOf(new Uint8Array(await drawDocument(document, shop.shop.settings)).buffer);
  for (const said of ["Bill of supply", "Value, free of GST", "Nil"]) expect(text).toContain(said);
  for (const unsaid of [/GST 0\.00/, "Prices include GST", "Taxable value"]) expect(text).not.toMatch(unsaid);
});

test("an invoice is frozen: what the shop is called today and what a product costs today change nothing on it", async () => {
  const { orderNo, key } = await sent();
  const before = Buffer.from(await (await get(`${orderNo}/invoice.pdf?key=${key}`)).arrayBuffer());
  await shop.sql`update product set name = 'Other', gst_bp = 500, hsn = '11111111' where gst_bp = 0`;
  await shop.sql`update orders set name = 'Other' where order_no = ${orderNo}`;
  const { shop: details } = shop.shop.settings;
  const was = details.legal_name;
  details.legal_name = "Other Private Limited";
  const after = Buffer.from(await (await get(`${orderNo}/invoice.pdf?key=${key}`)).arrayBuffer());
  details.legal_name = was;
  expect(after.equals(before)).toBe(true);
});

test("the shop's bank account stands on the invoices that are issued while it is given", async () => {
  const { shop: details } = shop.shop.settings;
  const printed = async (orderNo: string) => {
    const document = await readDocument(shop.sql, orderNo, { kind: "invoice" });
    if (!document) throw new Error("There is no invoice.");
    return textOf(new Uint8Array(await drawDocument(document, shop.shop.settings)).buffer);
  };
  const before = await sent();
  details.bank = { account_name: "Swara Music House", account_number: "123456789012", ifsc: "SBIN0001234" };
  const { orderNo } = await sent();
  delete details.bank;
  expect(await printed(orderNo)).toContain("Bank account: Swara Music House, 123456789012, IFSC SBIN0001234.");
  expect(await printed(before.orderNo)).not.toContain("Bank account");
});

test("a document is drawn with the owner's fonts, and with the shop's what those lack", async () => {
  const { orderNo } = await sent({ address: { ...address, name: "ஆஷா ராமன்" } });
  const document = await readDocument(shop.sql, orderNo, { kind: "invoice" });
  if (!document) throw new Error("There is no invoice.");
  const folder = mkdtempSync(join(tmpdir(), "own-fonts-"));
  mkdirSync(join(folder, "fonts"));
  const woff = "node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff";
  writeFileSync(join(folder, "fonts", "own.ttf"), unpackWoff(readFileSync(woff)));
  const family = { family: "Own", files: [{ file: "own.ttf" }] };
  writeFileSync(join(folder, "fonts.json"), JSON.stringify({ heading: family, body: family }));
  const bytes = await drawDocument(document, { ...shop.shop.settings, fonts: readFonts(folder) });
  rmSync(folder, { recursive: true });
  const fonts = [...bytes.toString("latin1").matchAll(/\/BaseFont \/\w+\+(\S+)/g)].map(([, name]) => name);
  expect(fonts.filter((name) => name?.startsWith("Instrument"))).toEqual([]);
  expect(fonts).toContain("NotoSansTamil-Regular");
  const text = await textOf(new Uint8Array(bytes).buffer);
  for (const said of [orderNo, "Authorised signatory", `₹${rupees(document.total)}`]) expect(text).toContain(said);
});

test("nobody else sees it, and before packing there is none", async () => {
  const { orderNo, key } = await sent();
  for (const path of [
    `${orderNo}/invoice.pdf`,
    `${orderNo}/invoice.pdf?key=${key.slice(0, -1)}x`,
    `${orderNo}/credit-notes/1.pdf?key=${key}`,
    `AAAAA-AAAAA/invoice.pdf?key=${key}`,
  ]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
  const id = await shop.stocked("VENU-CARNATIC-FLUTE-5-KATTAI", 5);
  const { quote } = await shop.quote([{ id, quantity: 1 }]);
  const placed = (await shop.place(quote)).body.data;
  const own = new URL(placed.order_link, "http://x").search;
  expect((await get(`${placed.order_no}/invoice.pdf${own}`)).status).toBe(404);
  await advanceOrder(shop.shop, placed.order_no, "packed", staff);
  expect((await get(`${placed.order_no}/invoice.pdf${own}`)).status).toBe(200);
});
