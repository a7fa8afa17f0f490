import { typedOrderNo } from "../../orders/orderNo.ts";
import type { Shop } from "../../shop/shop.ts";

/** The options of all actions, as they were typed. */
export type Options = {
  state?: string | undefined;
  method?: string | undefined;
  since?: string | undefined;
  search?: string | undefined;
  due?: string | undefined;
  limit?: string | undefined;
  courier?: string | undefined;
  tracking?: string | undefined;
  link?: string | undefined;
  utr?: string | undefined;
  refund?: string | undefined;
  parcel?: string | undefined;
  "no-shelf"?: boolean | undefined;
  exchange?: string | undefined;
  mail?: boolean | undefined;
  out?: string | undefined;
};

/** What an action needs; it gives the exit status. */
export type Action = (shop: Pick<Shop, "sql" | "settings">, words: string[], options: Options) => Promise<number>;

/** The staff has called something in a way that can't be understood; the message says what. */
export class WrongCall extends Error {}

export function complain(text: string): 1 {
  process.stderr.write(`${text}\n`);
  return 1;
}

/** The one order's number among the words; however it is typed. Throws when there is none. */
export function orderNoOf([word]: string[]): string {
  if (!word) throw new WrongCall("Which order?");
  return typedOrderNo(word);
}

/** The free text after an order's number, for the shopper or a document. Throws when it begins with another order's number. */
export function freeText(words: string[]): string {
  if (words[0] && /^[0-9A-Z]{5}-[0-9A-Z]{5}$/i.test(words[0]))
    throw new WrongCall(`One order at a time: after its number come words, not ${words[0]}.`);
  return words.join(" ");
}

/** An action for any number of orders, each by itself: what can't be done with one is said and keeps nobody else back. */
export const forEach =
  (one: (shop: Parameters<Action>[0], orderNo: string, options: Options) => Promise<number>): Action =>
  async (shop, words, options) => {
    const numbers = new Set([orderNoOf(words), ...words.map(typedOrderNo)]);
    let status = 0;
    for (const orderNo of numbers) {
      const went = await one(shop, orderNo, options).catch((error: unknown) => {
        if (error instanceof WrongCall) throw error;
        return complain(`${orderNo}: ${error instanceof Error ? error.message : String(error)}`);
      });
      status = Math.max(status, went);
    }
    return status;
  };

export const local = (time: Date | string): string =>
  new Date(time).toLocaleString("en-IN", { timeZone: "Asia/Kolkata", dateStyle: "medium", timeStyle: "short" });
