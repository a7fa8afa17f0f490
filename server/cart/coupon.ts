import { z } from "zod";
import type { Sql, Transaction } from "../database/connect.ts";
import type { SellingVariant } from "./readLines.ts";

const Scope = z.object({
  categories: z.array(z.string()).optional(),
  brands: z.array(z.string()).optional(),
  collections: z.array(z.string()).optional(),
});

type CouponRow = {
  code: string;
  kind: "percent" | "amount" | "free_shipping";
  value: number;
  min_spend: number;
  max_discount: number | null;
  running: boolean;
  used_up: boolean;
  scope: unknown;
};

/** What a code does to a cart. `discount` in paise over the lines of `weights` (0: not covered). */
export type CouponResult = {
  code: string;
  valid: boolean;
  message: string;
  discount: number;
  freeShipping: boolean;
  weights: number[];
};

type PricedLine = { variant: SellingVariant; total: number };

function covers(scope: z.infer<typeof Scope>, variant: SellingVariant): boolean {
  const { categories, brands, collections } = scope;
  if (categories && !categories.includes(variant.category) && !categories.includes(variant.department ?? ""))
    return false;
  if (brands && !brands.includes(variant.brand)) return false;
  return !collections || collections.some((slug) => variant.collections.includes(slug));
}

/** Judges a code for these lines. Limits are only looked at here; placeOrder counts them. */
export async function judgeCoupon(sql: Sql | Transaction, typed: string, lines: PricedLine[]): Promise<CouponResult> {
  const code = typed.trim().toUpperCase();
  const refuse = (message: string): CouponResult => ({
    code,
    valid: false,
    message,
    discount: 0,
    freeShipping: false,
    weights: [],
  });
  const [row] = await sql<CouponRow[]>`
    select code, kind, value, min_spend, max_discount, scope, usage_limit is not null and used >= usage_limit as used_up,
      (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now()) as running
    from coupon where code = ${code}`;
  if (!row) return refuse("We don't know this code. Please check its spelling.");
  if (!row.running) return refuse("This code can't be used at the moment.");
  if (row.used_up) return refuse("This code has been used as often as it can be.");
  const scope = Scope.parse(row.scope);
  const weights = lines.map(({ variant, total }) => (covers(scope, variant) ? total : 0));
  const covered = weights.reduce((sum, weight) => sum + weight, 0);
  if (covered === 0) return refuse("This code is for other products than those in the cart.");
  if (covered < row.min_spend)
    return refuse(
      `This code needs ₹${Math.ceil((row.min_spend - covered) / 100).toLocaleString("en-IN")} more in the cart.`,
    );
  const asked =
    row.kind === "percent" ? Math.floor((covered * row.value) / 10_000) : row.kind === "amount" ? row.value : 0;
  const discount = Math.min(asked, covered, row.max_discount ?? asked);
  return {
    code,
    valid: true,
    message: "The code is applied.",
    discount,
    freeShipping: row.kind === "free_shipping",
    weights,
  };
}
