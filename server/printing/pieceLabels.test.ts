import { expect, test } from "vitest";
import { fillingsOf, sheetsOf } from "../../tests/support/pdf.ts";
import { readCode128, readEan13, widthsOf } from "../../tests/support/readBars.ts";
import { readColours } from "../shop/colours.ts";
import { readFonts } from "../shop/fonts/readFonts.ts";
import { picksOf } from "./pickList.ts";
import { cellOf, drawPieceLabels, type Labelled } from "./pieceLabels.ts";
import type { PackedLine } from "./readOrders.ts";
import { labelSheets, mm } from "./sizes.ts";

const with13: Labelled = { sku: "REED-2", name: "Clarinet reed 2", price: 24_900, gtin: "4006381333931" };
const without: Labelled = { sku: "STRING-E-009", name: "Steel string, plain, 0.009 inch, E", price: 9_950, gtin: null };
const long: Labelled = { sku: "VENU-CARNATIC-FLUTE-5-KATTAI-LEFT", name: "Flute", price: 1_249_00, gtin: null };
const more = {
  author: "Murugan",
  at: new Date("2026-11-23T05:00:00Z"),
  looks: { colours: readColours("shop"), fonts: readFonts("shop") },
};

test.each(["24", "40", "65", "roll"] as const)(
  "format %s: name, price, SKU, and bars that read back",
  async (format) => {
    const bytes = await drawPieceLabels([with13, without], labelSheets[format], more);
    const sheets = await sheetsOf(bytes);
    const text = sheets.map((sheet) => sheet.text).join(" ");
    for (const said of ["Clarinet reed 2", "REED-2", "₹249", "STRING-E-009", "₹99.50"]) expect(text).toContain(said);
    const codes = [];
    for (const index of sheets.keys())
      codes.push(...(await fillingsOf(bytes, index + 1)).filter((bars) => bars.length > 20).map(widthsOf));
    expect(codes.map(readEan13)[0]).toBe("4006381333931");
    if (format !== "65") expect(codes.map(readCode128)[1]).toBe("STRING-E-009");
    if (format === "roll") expect(sheets.map(({ size }) => size)).toEqual(["50 × 25", "50 × 25"]);
  },
);

test("an SKU that is too long for bars still has a code, and stands there", async () => {
  const bytes = await drawPieceLabels([long], labelSheets["65"], more);
  const [sheet] = await sheetsOf(bytes);
  expect(sheet?.text.replace(/ /g, "")).toContain(long.sku);
  const [square = []] = await fillingsOf(bytes, 1);
  expect(square.length).toBeGreaterThan(200);
  expect(new Set(square.map(({ width }) => width.toFixed(2))).size).toBe(1);
});

test("sheets are filled label by label, those that are gone left out, in the middle of A4", async () => {
  const sheets = await sheetsOf(
    await drawPieceLabels(
      Array.from({ length: 25 }, () => with13),
      labelSheets["24"],
      { ...more, skip: 22 },
    ),
  );
  expect(sheets.map(({ size, text }) => [size, text.match(/REED-2/g)?.length])).toEqual([
    ["210 × 297", 2],
    ["210 × 297", 23],
  ]);
  for (const format of ["24", "40", "65"] as const) {
    const { columns, rows } = labelSheets[format];
    const [first, last] = [cellOf(labelSheets[format], 0), cellOf(labelSheets[format], columns * rows - 1)];
    expect(columns * rows).toBe(Number(format));
    expect((first.x + last.x + last.width) / mm).toBeCloseTo(210, 1);
    expect((first.y + last.y + last.height) / mm).toBeCloseTo(297, 1);
  }
});

test("shelves come in the order of a walk, and pieces of one SKU together", () => {
  const line = (sku: string, place: string | null, quantity: number): PackedLine => ({
    sku,
    place,
    quantity,
    product_name: sku,
    option_text: "",
    hsn: null,
    gst_bp: 0,
  });
  const orders = [
    { lines: [line("X", null, 1), line("C", "B-10-1", 2), line("A", "B-2-1", 1)] },
    { lines: [line("A", "B-2-1", 4), line("D", "A-1", 1)] },
  ];
  expect(picksOf(orders).map(({ sku, quantity, baskets }) => [sku, quantity, baskets])).toEqual([
    ["D", 1, [[2, 1]]],
    [
      "A",
      5,
      [
        [1, 1],
        [2, 4],
      ],
    ],
    ["C", 2, [[1, 2]]],
    ["X", 1, [[1, 1]]],
  ]);
});
