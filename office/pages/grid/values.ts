import type { GridRow } from "../../../contract/office/grid.ts";
import { type GridField, type GridValue, gridFields, wrongValue } from "../../../contract/office/gridFields.ts";
import { type Amounts, computed, parseFormula } from "../../../contract/office/gridFormula.ts";
import { formatNumber, formatPaise } from "../../parts/money.ts";
import { toRupees } from "../../parts/rupees.ts";

/** What was entered in a cell: a value that may stand there, or what was typed and why it can't be. */
export type Entered = { value: GridValue } | { typed: string; wrong: string };

const answers: Record<string, boolean> = {
  yes: true,
  y: true,
  true: true,
  1: true,
  no: false,
  n: false,
  false: false,
  0: false,
};

function weightOf(text: string): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(kg|g)?$/.exec(text.toLowerCase().replace(/[\s,]/g, "")) ?? [];
  return amount === undefined ? undefined : Math.round(Number(amount) * (unit === "g" ? 1 : 1_000));
}

function read(field: GridField, text: string, amounts: Amounts): GridValue | undefined {
  const { kind } = gridFields[field];
  if (text === "") return null;
  if (kind === "money") {
    const formula = parseFormula(text.replace(/^rs\.?/i, ""));
    return formula && computed(formula, field as keyof Amounts, amounts);
  }
  if (kind === "weight") return weightOf(text);
  if (kind === "pieces") return /^\d+$/.test(text.replaceAll(",", "")) ? Number(text.replaceAll(",", "")) : undefined;
  if (kind === "shown") return answers[text.toLowerCase()];
  return kind === "hsn" ? text.replace(/\s/g, "") : text;
}

const unreadable = {
  money: "Please enter an amount, or a formula such as +10%.",
  weight: "Please enter a weight in kilograms.",
  pieces: "Please enter a number of pieces.",
  shown: "Please enter yes or no.",
  hsn: "An HSN has 4, 6 or 8 digits.",
  text: "Please enter a text.",
} as const;

/** What somebody typed or pasted, as the field's value. Amounts in rupees or as a formula of the row's own, weights in kilograms. */
export function entered(field: GridField, typed: string, amounts: Amounts): Entered {
  const text = typed.trim();
  const value = read(field, text, amounts);
  const wrong = value === undefined ? unreadable[gridFields[field].kind] : wrongValue(field, value);
  return wrong || value === undefined ? { typed: text, wrong: wrong ?? "" } : { value };
}

/** What a value or formula for a whole column makes of each row; undefined where it is none. A row that lacks what it starts from has nothing. */
export function forColumn(field: GridField, typed: string): ((amounts: Amounts) => Entered | undefined) | undefined {
  const isMoney = gridFields[field].kind === "money" && typed.trim() !== "";
  if (!isMoney) return (amounts) => entered(field, typed, amounts);
  const formula = parseFormula(typed);
  if (!formula) return undefined;
  return (amounts) => {
    const value = computed(formula, field as keyof Amounts, amounts);
    if (value === undefined) return undefined;
    const wrong = wrongValue(field, value);
    return wrong ? { typed: toSigned(value), wrong } : { value };
  };
}
const toSigned = (paise: number) => `${paise < 0 ? "-" : ""}${toRupees(Math.abs(paise))}`;

/** A value as it is shown. */
export function shown(field: GridField, value: GridValue): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  const { kind } = gridFields[field];
  if (kind === "money") return formatPaise(value);
  return kind === "weight" ? `${value / 1_000} kg` : formatNumber(value);
}

/** A value as it is typed and as spreadsheets have it: without signs. */
export function plainText(field: GridField, value: GridValue): string {
  if (typeof value !== "number") return shown(field, value);
  const { kind } = gridFields[field];
  if (kind === "money") return toRupees(value);
  return String(kind === "weight" ? value / 1_000 : value);
}

/** Whose cell a field of a row is: the variant's, or the product's for all its variants. */
export const cellKey = (field: GridField, row: GridRow): string =>
  `${field} ${gridFields[field].of === "product" ? row.product : row.id}`;
