import type { Change, Quote } from "../../../contract/cart.ts";

/** The most of one product that the shop sells at once, however many there are. */
const mostAtOnce = 99;

const isShort = ({ kind }: Change) => kind !== "price";

/** What stands beside a line that can't be had as it was entered; undefined where it can. */
export function shortOf(id: number, changes: readonly Change[]): string | undefined {
  const change = changes.find((one) => one.id === id && isShort(one));
  if (!change) return undefined;
  if (change.kind === "gone") return "not sold";
  if (!change.now) return "sold out";
  return change.now === mostAtOnce ? `at most ${mostAtOnce} at once` : `only ${change.now} left`;
}

/** What is said of a coupon that the shop does not take for these goods. */
export const couponRefused = ({ coupon }: Pick<Quote, "coupon">): string | undefined =>
  coupon && !coupon.valid ? `${coupon.code} is not applied: ${coupon.message}` : undefined;

/** Why no order is placed of a quote: it would lack goods or the coupon that were entered. `nameOf`: how a variant is called. */
export function whyNotPlaced(quote: Pick<Quote, "changes" | "coupon">, nameOf: (id: number) => string) {
  const short = quote.changes.filter(isShort).map(({ id }) => `${nameOf(id)} (${shortOf(id, quote.changes)})`);
  if (short.length > 0)
    return `The caller can't have what was entered: ${short.join(", ")}. Please lower the pieces, to 0 where there are none.`;
  const refused = couponRefused(quote);
  return refused && `${refused} Please empty the field to place the order without it.`;
}
