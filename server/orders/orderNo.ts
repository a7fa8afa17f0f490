import { randomInt } from "node:crypto";
import { isSigned, sign } from "../secret.ts";

/** Letters and digits that are not mistaken for one another when read aloud or typed. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An order's number: ten random signs in two groups ("7K3MD-Q9TFX"), about 49 bits. */
export function newOrderNo(): string {
  const signs = Array.from({ length: 10 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** An order's number as people type it: in any case, without its dash or with another, with spaces. What is none comes back in capitals. */
export function typedOrderNo(typed: string): string {
  const signs = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
  return /^[0-9A-Z]{10}$/.test(signs) ? `${signs.slice(0, 5)}-${signs.slice(5)}` : typed.trim().toUpperCase();
}

const keyOf = (secret: string, orderNo: string) => sign(secret, "order", orderNo).slice(0, 22);

/** The page of an order for whoever holds this link. */
export const orderLink = (secret: string, orderNo: string): string =>
  `/ordersummary/${orderNo}?key=${keyOf(secret, orderNo)}`;

/** The page that tells how a payment went. */
export const thankYouLink = (
  secret: string,
  orderNo: string,
  outcome: "success" | "pending" | "failure" | "cancelled",
): string => `/thankyou/${outcome}?order=${orderNo}&key=${keyOf(secret, orderNo)}`;

/** Whether a key from a link opens this order. */
export const opensOrder = (secret: string, orderNo: string, key: string): boolean =>
  key.length === 22 && isSigned22(secret, orderNo, key);

function isSigned22(secret: string, orderNo: string, key: string): boolean {
  const rest = sign(secret, "order", orderNo).slice(22);
  return isSigned(secret, "order", orderNo, key + rest);
}
