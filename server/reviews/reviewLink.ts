import { isSecret, sign } from "../secret.ts";

const keyOf = (secret: string, orderNo: string) => sign(secret, "review", orderNo).slice(0, 22);

/** What the mail's link carries: an order's number and the shop's signature of it. It may be opened as often as one likes. */
export const reviewToken = (secret: string, orderNo: string): string => `${orderNo}-${keyOf(secret, orderNo)}`;

/** The number of the order that a link opens; undefined for one that the shop has not signed. */
export function orderOfToken(secret: string, token: string): string | undefined {
  const [, orderNo = "", key = ""] = /^([0-9A-Z]{5}-[0-9A-Z]{5})-([\w-]{22})$/.exec(token) ?? [];
  return orderNo !== "" && isSecret(key, keyOf(secret, orderNo)) ? orderNo : undefined;
}
