import type { Change, PaymentMethod } from "../../contract/cart.ts";
import { type CouponResult, judge, type PricedLine, refusal } from "../coupons/judge.ts";
import { codeOf, readCoupon } from "../coupons/readCoupons.ts";
import type { Shopper } from "../coupons/shopper.ts";
import { whyNoCashFor } from "../customers/cashBlock.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import type { Settings } from "../settings.ts";
import { readCourierTerms } from "../shipping/shiprocket/courierTerms.ts";
import { addUp, type Sums } from "./addUp.ts";
import { readLines, type SellingVariant } from "./readLines.ts";

export type Wish = {
  lines: { id: number; quantity: number }[];
  coupon?: string | undefined;
  pincode?: string | undefined;
  payment_method?: PaymentMethod | undefined;
  /** Whose use of the coupon it would be and who would pay, as far as that is known. */
  shopper?: Shopper | undefined;
  /** From where it is asked; undefined: by the staff. */
  network?: string | undefined;
};

/** What a cart costs now, and what had to be changed in it to be sold. */
export type Priced = Sums & {
  changes: Change[];
  coupon: CouponResult | undefined;
  /** Why this shopper is offered no cash on delivery; undefined: he is. */
  noCash: string | undefined;
};

/** The most of one variant that a cart may hold. */
const mostOfOne = 99;

/** How many of a variant can be ordered at once. */
export const mostOf = (variant: SellingVariant): number => Math.min(variant.available, mostOfOne);

function fit(
  wanted: Map<number, number>,
  selling: Map<number, SellingVariant>,
  strict: boolean,
): { lines: { variant: SellingVariant; quantity: number }[]; changes: Change[] } {
  const lines: { variant: SellingVariant; quantity: number }[] = [];
  const changes: Change[] = [];
  for (const [id, quantity] of wanted) {
    const variant = selling.get(id);
    if (!variant) {
      changes.push({
        id,
        kind: "gone",
        message: "This product is no longer sold and was taken out.",
        was: quantity,
        now: 0,
      });
      continue;
    }
    if (!variant.on_sale) {
      changes.push({ id, kind: "gone", message: notOnSale(variant), was: quantity, now: 0 });
      continue;
    }
    const possible = strict ? quantity : Math.min(quantity, mostOf(variant));
    if (possible < quantity)
      changes.push({ id, kind: "stock", message: stockMessage(variant, possible), was: quantity, now: possible });
    if (possible > 0) lines.push({ variant, quantity: possible });
  }
  return { lines, changes };
}

/** The words for what the shop may not sell yet, as its tax is not known. */
const notOnSale = ({ product_name }: SellingVariant) => `${product_name} is not on sale yet and was taken out.`;

/** The words for a quantity that had to be lowered. */
export function stockMessage(variant: Pick<SellingVariant, "product_name">, now: number): string {
  if (now === 0) return `${variant.product_name} is out of stock just now and was taken out.`;
  return now === mostOfOne
    ? `At most ${now} of ${variant.product_name} can be ordered at once.`
    : `Only ${now} of ${variant.product_name} left; the quantity was changed.`;
}

async function judgeCode(
  sql: Sql | Transaction,
  typed: string,
  shopper: Shopper,
  lines: PricedLine[],
): Promise<CouponResult> {
  const coupon = await readCoupon(sql, typed, shopper);
  return coupon
    ? judge(coupon, lines)
    : refusal(codeOf(typed), "We don't know this code. Please check its spelling.", false);
}

/**
 * Prices a cart. `strict`: quantities stay as asked, whatever the stock (placeOrder, whose own statement decides about
 * stock); else they are lowered to what there is, and said so in `changes`. `read`: where variants are read, from the database
 * alone by default.
 */
export async function price<S extends Sql | Transaction>(
  sql: S,
  settings: Settings,
  wish: Wish,
  strict = false,
  read: (sql: S, ids: number[]) => Promise<Map<number, SellingVariant>> = readLines,
): Promise<Priced> {
  // Who places an order that he does not pay at the door need not be told whether he might.
  const asksForCash = wish.pincode !== undefined && (!strict || wish.payment_method === "cod");
  const wanted = new Map<number, number>();
  for (const { id, quantity } of wish.lines) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  const [selling, noCash] = await Promise.all([
    read(sql, [...wanted.keys()]),
    asksForCash && wish.shopper ? whyNoCashFor(sql, wish.shopper) : undefined,
  ]);
  const { lines: fitting, changes } = fit(wanted, selling, strict);
  const lines = fitting.map((line) => ({ ...line, total: line.variant.price * line.quantity }));
  const coupon =
    wish.coupon && lines.length > 0 ? await judgeCode(sql, wish.coupon, wish.shopper ?? {}, lines) : undefined;
  const parcels = lines.map(({ variant, quantity }) => ({ ...variant, quantity }));
  const courier = wish.pincode ? await readCourierTerms(sql, settings, wish.pincode, parcels) : undefined;
  const parts = { lines, coupon, pincode: wish.pincode, method: wish.payment_method, courier, noCash };
  return { ...addUp(parts, settings), changes, coupon, noCash };
}
