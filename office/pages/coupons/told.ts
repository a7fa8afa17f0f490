import type { CouponFields, CouponScope } from "../../../contract/office/coupon.ts";
import { formatPaise } from "../../parts/money.ts";
import { formatWhole } from "../../parts/time.ts";
import { type Coupon, fieldNames } from "./fields.ts";

type Row = Coupon["history"][number];

const kinds: Record<string, string> = { percent: "a percentage", amount: "an amount", free_shipping: "free delivery" };
const money = ["min_spend", "max_discount"];
const times = ["starts_at", "ends_at"];

const text = (value: unknown, other = ""): string => (typeof value === "string" ? value : other);

/** One field as it stood, by its name on the screen. `kind`: what the coupon gave then. */
function told(name: string, value: unknown, kind: string): [string, string | boolean | number | null] {
  if (name === "scope") {
    const { categories, brands, collections } = value as CouponScope;
    return ["What it is for", [...categories, ...brands, ...collections].join(", ") || "everything"];
  }
  if (name === "value" && kind === "") return ["Off", Number(value)];
  if (name === "value") return ["Off", kind === "percent" ? `${Number(value) / 100} %` : formatPaise(Number(value))];
  const label = fieldNames[name as Exclude<keyof CouponFields, "value" | "scope">] ?? name;
  if (value === null || value === "") return [label, null];
  if (money.includes(name)) return [label, formatPaise(Number(value))];
  if (times.includes(name)) return [label, formatWhole(text(value))];
  return [label, name === "kind" ? (kinds[text(value)] ?? text(value)) : (value as string | boolean | number)];
}

type Values = Pick<Row, "before" | "after">;

/** What stood in a coupon before and after, in the words of its screen. `kind`: what it gave where neither says so; "" where nobody knows. */
export function couponWords(row: Values, kind = ""): Values {
  const after = text(row.after?.kind, kind || text(row.before?.kind));
  const before = text(row.before?.kind, after);
  const words = (fields: Row["after"], of: string) =>
    fields && Object.fromEntries(Object.entries(fields).map(([name, value]) => told(name, value, of)));
  const said = words(row.after, after);
  const open = row.before ? [] : Object.entries(said ?? {}).filter(([, value]) => value === null || value === false);
  for (const [name] of open) delete said?.[name];
  return { before: words(row.before, before), after: said };
}

/** What was done to a coupon in the words of its screen: amounts in rupees, times in India's, no lines for what was left open. */
export function historyOf({ history, kind }: Pick<Coupon, "history" | "kind">): Row[] {
  let later: string = kind;
  return history.map((row) => {
    const said = couponWords(row, later);
    later = text(row.before?.kind, text(row.after?.kind, later));
    return { ...row, ...said };
  });
}
