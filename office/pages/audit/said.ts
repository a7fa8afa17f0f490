import type { DataOf } from "../../api/call.ts";
import { formatPaise } from "../../parts/money.ts";
import { formatWhole } from "../../parts/time.ts";
import { couponWords } from "../coupons/told.ts";
import { states } from "../order/words.ts";

export type Act = DataOf<"GET /audit">["rows"][number];

/** Fields that hold paise, wherever they stand. */
const money = new Set(
  (
    "total amount refund price list_price mrp cost min_spend max_discount said ours " +
    "free_delivery_from cod_limit cod_fee charge fee"
  ).split(" "),
);

/** What fields are called where their own name says it badly. */
const names: Readonly<Record<string, string>> = {
  list_price: "price",
  mrp: "MRP",
  hsn: "HSN",
  sku: "SKU",
  gtin: "barcode",
  gst_bp: "GST rate",
  weight_g: "weight",
  box_mm: "box",
  order_no: "order",
  picked_by: "picked by",
  option_values: "options",
  cod_limit: "cash up to",
  cod_fee: "fee for cash",
};

/** A field's name as people call it. */
export const nameOf = (field: string): string => names[field] ?? field.replaceAll("_", " ");

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text));
const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

function number(field: string, value: number): string {
  if (money.has(field)) return formatPaise(value);
  if (field.endsWith("_bp")) return `${value / 100} %`;
  if (field.endsWith("_g")) return `${value / 1000} kg`;
  return String(value);
}

/** A field's value as people read it: amounts in rupees, times in India's, lists and groups without their brackets. */
export function said(field: string, value: unknown): string {
  if (isEmpty(value)) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return number(field, value);
  if (Array.isArray(value))
    return field === "box_mm"
      ? `${value.map((side) => Number(side) / 10).join(" × ")} cm`
      : value.map((one: unknown) => said(field, one)).join(", ");
  if (typeof value === "object" && value !== null)
    return (
      Object.entries(value)
        .filter(([, part]) => !isEmpty(part))
        .map(([name, part]) => `${nameOf(name)} ${said(name, part)}`)
        .join("; ") || "–"
    );
  const text = String(value);
  if (isTime(text)) return formatWhole(text);
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? text.replaceAll("_", " ") : text;
}

const isState = (text: unknown): text is keyof typeof states => typeof text === "string" && Object.hasOwn(states, text);

/** What stood before and after, in the words of the screen that the thing has. */
export function inWords({ thing, before, after }: Pick<Act, "before" | "after"> & { thing?: string }) {
  if (thing === "coupon") return couponWords({ before, after });
  if (thing !== "order") return { before, after };
  const named = (values: Act["after"]) =>
    values && isState(values.state) ? { ...values, state: states[values.state].name } : values;
  return { before: named(before), after: named(after) };
}
