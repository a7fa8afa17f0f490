import { expect, test } from "vitest";
import { findColumns } from "./columns.ts";
import { ownColumns, readOwnColumns } from "./ownColumns.ts";

const header = ["HSN", "GST Percent"];

/** What a row with these two cells says of a product, and what was left out. */
function read(hsn: string, gst: string) {
  const left: string[] = [];
  const row = { line: 2, cells: [hsn, gst], cut: [] };
  const { fields } = readOwnColumns(findColumns(header, ownColumns), row, (reason) => left.push(reason));
  return { hsn: fields.hsn, gst_bp: fields.gst_bp, left };
}

test.each([
  ["92099400", "18", "92099400", 1_800],
  ["92 09 94 00", "18%", "92099400", 1_800],
  ["9209.94.00", "18.00 %", "92099400", 1_800],
  ["9209 94", "0%", "920994", 0],
  ["9209", "2.5", "9209", 250],
  ["", "", null, null],
])("HSN %j and GST %j are read", (hsn, gst, digits, bp) =>
  expect(read(hsn, gst)).toEqual({ hsn: digits, gst_bp: bp, left: [] }),
);

test.each([
  ["9209.9", "41%"],
  ["9209-94-00", "18%%"],
  ["92.", "%"],
])("HSN %j and GST %j are left out, and that is said", (hsn, gst) =>
  expect(read(hsn, gst)).toEqual({
    hsn: null,
    gst_bp: null,
    left: [
      `an HSN has 4, 6 or 8 digits, not "${hsn}": left out`,
      `GST is a percentage from 0 to 40, not "${gst}": left out`,
    ],
  }),
);
