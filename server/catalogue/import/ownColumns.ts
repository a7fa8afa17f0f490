import { countryCode } from "../../../contract/countries.ts";
import { productLimits as limits } from "../../../contract/productLimits.ts";
import { readRules } from "../../fits/rule.ts";
import type { Columns } from "./columns.ts";
import type { KeptCells } from "./keptForShop.ts";
import { parseLength } from "./measure.ts";
import type { ParsedProduct, ProductFields } from "./product.ts";
import type { Row } from "./readRows.ts";
import { list, plain, slugOf } from "./text.ts";

/** The columns that this shop adds to a product file; `demo/README.md` tells what they hold. */
export const ownColumns = {
  category: ["category"],
  collections: ["collections"],
  highlights: ["highlights"],
  specifications: ["specifications"],
  inTheBox: ["in the box"],
  warranty: ["warranty"],
  country: ["country of origin"],
  hsn: ["hsn"],
  gst: ["gst percent"],
  taxClass: ["tax class"],
  genericName: ["generic name"],
  netQuantity: ["net quantity"],
  manufacturer: ["manufacturer"],
  importer: ["importer"],
  alternativeNames: ["alternative names"],
  attributes: ["attributes"],
  fits: ["fits"],
  booking: ["booking"],
  availableFrom: ["available from"],
  popularity: ["popularity"],
  createdAt: ["created at"],
  box: ["variant box cm"],
  gtin: ["variant barcode", "barcode", "gtin", "gtin, upc, ean, or isbn"],
  cost: ["cost per item", "cost of goods"],
  place: ["place"],
  reorderPoint: ["reorder point"],
  reorderQuantity: ["reorder quantity"],
} as const;
export type OwnColumn = keyof typeof ownColumns;

/** An HSN of a heading, a subheading or a tariff item. */
export const isHsn = (text: string): boolean => /^(\d{4}|\d{6}|\d{8})$/.test(text);

/** An HSN as a tariff may print it ("9209 94 00", "9209.94.00"), in its digits; undefined when it is none. */
function hsnOf(text: string): string | undefined {
  const digits = text.replace(/(\d)[\s.]+(?=\d)/g, "$1");
  return isHsn(digits) ? digits : undefined;
}

/** A percentage of GST, with its sign or without ("18", "18 %"), in hundredths of a percent; undefined when it is none up to 40. */
function gstOf(text: string): number | undefined {
  const number = text.replace(/\s*%$/, "");
  return /^([0-3]?\d|40)(\.\d\d?)?$/.test(number) && Number(number) <= 40
    ? Math.round(Number(number) * 100)
    : undefined;
}

const isDate = (text: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A date's beginning, or a moment as it is written (`2026-03-02T10:30:00.123456Z`). */
const momentOf = (text: string): string | undefined => {
  if (isDate(text)) return `${text}T00:00:00Z`;
  const isMoment = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?Z$/.test(text);
  return isMoment && isDate(text.slice(0, 10)) ? text : undefined;
};

const pairs = (
  text: string,
  separator: string,
  { most, name, value }: { most: number; name: number; value: number },
): { name: string; value: string }[] =>
  text
    .split("|")
    .flatMap((part) => {
      const at = part.indexOf(separator);
      const pair = { name: plain(part.slice(0, Math.max(at, 0)), name), value: plain(part.slice(at + 1), value) };
      return pair.name !== "" && pair.value !== "" ? [pair] : [];
    })
    .slice(0, most);

/**
 * What our own columns say of a product; a column that the file hasn't sets nothing. What can't be read is left out and
 * said to `notice`.
 */
export function readOwnColumns(columns: Columns<OwnColumn>, row: Row, notice: (reason: string) => void) {
  const fields: Partial<ProductFields> = {};
  const product: Pick<ParsedProduct, "attributes" | "collections" | "tax_class"> = {};
  const cell = (column: OwnColumn) => columns.cell(row, column);
  const given = (column: OwnColumn, read: (text: string) => void) => {
    if (columns.has(column)) read(cell(column));
  };
  const text = (column: OwnColumn, limit: number, set: (value: string | null) => void) =>
    given(column, (cell) => set(plain(cell, limit) || null));
  const texts = (cell: string, { most, each }: { most: number; each: number }) => list(cell, "|", most, each);
  const checked = <T>(column: OwnColumn, empty: T, parse: (text: string) => T | undefined, expected: string): T => {
    if (cell(column) === "") return empty;
    const value = parse(cell(column));
    if (value === undefined) notice(`${expected}, not "${plain(cell(column), 40)}": left out`);
    return value ?? empty;
  };

  given("highlights", (cell) => (fields.highlights = texts(cell, limits.highlights)));
  given("specifications", (cell) => (fields.specifications = pairs(cell, ":", limits.specifications)));
  given("inTheBox", (cell) => (fields.in_the_box = texts(cell, limits.in_the_box)));
  text("warranty", limits.warranty, (value) => (fields.warranty = value));
  text("genericName", limits.generic_name, (value) => (fields.generic_name = value));
  text("netQuantity", limits.net_quantity, (value) => (fields.net_quantity = value));
  text("manufacturer", limits.manufacturer, (value) => (fields.manufacturer = value));
  text("importer", limits.importer, (value) => (fields.importer = value));
  given("alternativeNames", (cell) => (fields.alternative_names = texts(cell, limits.alternative_names)));
  given("country", () => {
    fields.country_of_origin = checked("country", null, countryCode, "the country of origin is a name or two letters");
  });
  given("hsn", () => {
    fields.hsn = checked("hsn", null, hsnOf, "an HSN has 4, 6 or 8 digits");
  });
  given("gst", () => {
    fields.gst_bp = checked<number | null>("gst", null, gstOf, "GST is a percentage from 0 to 40");
  });
  given("taxClass", (cell) => (product.tax_class = slugOf(cell) || null));
  given("booking", () => {
    const kinds = ["none", "demo", "preorder"] as const;
    fields.booking = checked(
      "booking",
      "none",
      (text) => kinds.find((kind) => kind === text.toLowerCase()),
      "booking is none, demo or preorder",
    );
  });
  given("availableFrom", () => {
    const parse = (text: string) => (isDate(text) ? text : undefined);
    fields.available_from = checked("availableFrom", null, parse, "a date is written 2027-01-15");
  });
  given("popularity", () => {
    const parse = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);
    fields.popularity = checked("popularity", 0, parse, "popularity is a whole number");
  });
  const created = checked("createdAt", "", momentOf, "a date is written 2026-03-02");
  if (created !== "") fields.created_at = created;
  given("attributes", (cell) => (product.attributes = pairs(cell, "=", limits.attributes)));
  given("fits", (cell) => {
    const { rules, wrong } = readRules(texts(cell, limits.fits));
    fields.fits = rules;
    for (const reason of wrong) notice(`what it fits: ${reason}; left out`);
  });
  given("collections", (cell) => (product.collections = list(cell, /[;,]/, limits.collections, 200).map(slugOf)));
  return { fields, product };
}

const keptColumns = {
  gtin: "gtin",
  cost: "cost",
  place: "place",
  reorder_point: "reorderPoint",
  reorder_quantity: "reorderQuantity",
} as const satisfies Record<keyof KeptCells, OwnColumn>;

/** The cells of a row that tell what the shop keeps of a variant for itself; nothing where the file has none of those columns. */
export function keptCells(columns: Columns<OwnColumn>, row: Row): { kept?: KeptCells } {
  const cells = Object.entries(keptColumns).flatMap(([name, column]) =>
    columns.has(column) ? [[name, columns.cell(row, column)]] : [],
  );
  return cells.length > 0 ? { kept: Object.fromEntries(cells) } : {};
}

/** A packed size "L×B×H" in cm, in whole millimetres; nulls when there is none. */
export function parseBox(text: string): { box_l_mm: number | null; box_b_mm: number | null; box_h_mm: number | null } {
  const sides = text.split(/[x×*]/i).map((side) => parseLength(side, "cm"));
  const [l, b, h] = sides;
  if (sides.length !== 3 || !l || !b || !h) return { box_l_mm: null, box_b_mm: null, box_h_mm: null };
  return { box_l_mm: l, box_b_mm: b, box_h_mm: h };
}
