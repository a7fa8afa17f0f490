import type { CouponFields } from "../../../contract/office/coupon.ts";
import type { CouponKind } from "../../../contract/office/couponStates.ts";
import type { DataOf } from "../../api/call.ts";
import { parseRupees, toRupees, whyNoRupees } from "../../parts/rupees.ts";
import { fromField, toField } from "../shopfront/words.ts";

export type Coupon = DataOf<"GET /coupons/{code}">;

/** What a coupon's fields are called, in the form's order. */
export const fieldNames = {
  text: "What shoppers read",
  kind: "What it gives",
  percent: "Per cent off",
  amount: "Rupees off",
  max_discount: "At most",
  min_spend: "From",
  starts_at: "Starts",
  ends_at: "Ends",
  usage_limit: "Uses in all",
  per_customer: "Uses by each customer",
  first_order_only: "Only for a first order",
  listed: "Offered in the cart",
  categories: "Departments or categories",
  brands: "Makers",
  collections: "Collections",
} as const;
export type FieldName = keyof typeof fieldNames;

/** What is typed of a coupon, each field's text by its name. Yes and no are "yes" and ""; a list has a line for each. */
export type Fields = Readonly<Record<FieldName, string>>;

const names = Object.keys(fieldNames) as FieldName[];
const count = (value: number | null) => (value === null ? "" : String(value));
const rupees = (paise: number | null) => (paise ? toRupees(paise) : "");

/** A coupon's fields as they stand. */
export const fieldsOf = (coupon: CouponFields): Fields => ({
  text: coupon.text,
  kind: coupon.kind,
  percent: coupon.kind === "percent" && coupon.value > 0 ? String(coupon.value / 100) : "",
  amount: coupon.kind === "amount" ? rupees(coupon.value) : "",
  max_discount: rupees(coupon.max_discount),
  min_spend: rupees(coupon.min_spend),
  starts_at: toField(coupon.starts_at),
  ends_at: toField(coupon.ends_at),
  usage_limit: count(coupon.usage_limit),
  per_customer: count(coupon.per_customer),
  first_order_only: coupon.first_order_only ? "yes" : "",
  listed: coupon.listed ? "yes" : "",
  categories: coupon.scope.categories.join("\n"),
  brands: coupon.scope.brands.join("\n"),
  collections: coupon.scope.collections.join("\n"),
});

/** The fields of a coupon that is not there yet: per cent off everything, offered in the cart. */
export const emptyFields: Fields = {
  ...(Object.fromEntries(names.map((name) => [name, ""])) as Record<FieldName, string>),
  kind: "percent",
  listed: "yes",
};

/** What is wrong with a field before it is sent, by its name. */
export type Wrong = Partial<Record<FieldName | "code", string>>;

export const slugsOf = (text: string): string[] => text.split("\n").filter((slug) => slug !== "");

/** What was typed as the shop takes it; `wrong` gets what can't be read, and what takes off nothing or too much. Money in paise, times in UTC. */
export function couponOf(typed: Fields, wrong: Wrong = {}): CouponFields {
  const money = (name: FieldName): number | null => {
    if (typed[name].trim() === "") return null;
    const paise = parseRupees(typed[name]);
    if (paise === undefined) wrong[name] = whyNoRupees(typed[name], "500");
    return paise ?? 0;
  };
  const times = (name: FieldName): number | null => {
    const text = typed[name].trim();
    if (text !== "" && !/^\d{1,7}$/.test(text)) wrong[name] = "Please enter a number, or leave it empty for no limit.";
    return text === "" ? null : Number(text);
  };
  const percent = (): number => {
    const text = typed.percent.replace("%", "").trim();
    const isRead = /^\d{1,3}([.,]\d{1,2})?$/.test(text);
    const points = isRead ? Math.round(Number(text.replace(",", ".")) * 100) : 0;
    if (!isRead) wrong.percent = "Please enter a percentage, such as 10.";
    else if (points < 1 || points > 10_000) wrong.percent = "Please enter a percentage above 0, up to 100.";
    return points;
  };
  const amount = (): number => {
    const paise = money("amount");
    if (paise === null) wrong.amount ??= "Please enter an amount in rupees, such as 500.";
    else if (paise < 100) wrong.amount ??= "Please enter an amount of at least ₹1.";
    return paise ?? 0;
  };
  const kind = typed.kind as CouponKind;
  const values = { percent, amount, free_shipping: () => 0 };
  return {
    text: typed.text,
    kind,
    value: values[kind](),
    min_spend: money("min_spend") ?? 0,
    max_discount: kind === "percent" ? money("max_discount") : null,
    starts_at: fromField(typed.starts_at),
    ends_at: fromField(typed.ends_at),
    usage_limit: times("usage_limit"),
    per_customer: times("per_customer"),
    first_order_only: typed.first_order_only === "yes",
    listed: typed.listed === "yes",
    scope: {
      categories: slugsOf(typed.categories),
      brands: slugsOf(typed.brands),
      collections: slugsOf(typed.collections),
    },
  };
}

/** Those fields that are to be others than they were. */
export function changesOf(seen: Fields, typed: Fields): Partial<CouponFields> {
  const [was, now] = [couponOf(seen), couponOf(typed)];
  const isOther = (name: string) =>
    JSON.stringify(was[name as keyof CouponFields]) !== JSON.stringify(now[name as keyof CouponFields]);
  return Object.fromEntries(Object.entries(now).filter(([name]) => isOther(name)));
}

export const differ = (a: Fields, b: Fields): boolean => names.some((name) => a[name].trim() !== b[name].trim());

/** A field that two people changed at once, each to something else. */
export type Clash = { name: FieldName; label: string; yours: string; theirs: string };

/** What two people made of one coupon, put together: what both changed stays as it was typed here, and is a clash. */
export function merge(seen: Fields, typed: Fields, theirs: Fields): { merged: Fields; clashes: Clash[] } {
  const merged = { ...typed };
  const clashes: Clash[] = [];
  for (const name of names) {
    if (seen[name] === theirs[name]) continue;
    if (typed[name] === seen[name]) merged[name] = theirs[name];
    else if (typed[name] !== theirs[name])
      clashes.push({ name, label: fieldNames[name], yours: typed[name], theirs: theirs[name] });
  }
  return { merged, clashes };
}

/** What the shop refused, by the form's names instead of the call's. */
export const formErrors = (errors: Readonly<Record<string, string>>, { kind }: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, words]) => {
      const name = path.replace(/^fields\.(scope\.)?/, "");
      return [name === "value" ? (kind === "amount" ? "amount" : "percent") : name, words];
    }),
  );
