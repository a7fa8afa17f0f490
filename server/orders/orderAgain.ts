import type { LineAgain, OrderAgain } from "../../contract/orderAgain.ts";
import type { Order } from "../../contract/orders.ts";
import { mostOf } from "../cart/price.ts";
import type { SellingVariant } from "../cart/readLines.ts";
import { readSelling } from "../cart/readSelling.ts";
import type { Sql } from "../database/connect.ts";
import { formatMoney } from "../money.ts";

type Bought = Order["lines"][number];

/** What a line costs now against then, in words; undefined when it costs the same. */
function priceWords(then: number, now: number): string | undefined {
  if (now === then) return undefined;
  const [less, more] = [formatMoney(then - now), formatMoney(now - then)];
  return `It was ${formatMoney(then)} and is ${formatMoney(now)} now, ${now < then ? `${less} less` : `${more} more`}.`;
}

/** What of a quantity can't be had, in words; undefined when all of it can. */
function stockWords(wanted: number, possible: number, available: number): string | undefined {
  if (possible === wanted) return undefined;
  if (possible === 0) return "It is out of stock just now.";
  if (possible < available) return `At most ${possible} can be ordered at once; you had ${wanted}.`;
  return `Only ${possible} left; you had ${wanted}.`;
}

/** A line that was bought, as it can be bought now. What is not sold any more, or not yet, has no price. */
export function lineAgain(bought: Bought, selling: SellingVariant | undefined): LineAgain {
  const { id, product_name, product_url, option_text, image, quantity: ordered, unit_price: price_then } = bought;
  const then = { id, product_name, product_url, option_text, image, ordered, price_then };
  if (!selling) return { ...then, quantity: 0, price: null, changes: ["It is no longer sold."] };
  const now = {
    product_name: selling.product_name,
    product_url: selling.product_url,
    option_text: selling.option_text,
    image: selling.image,
  };
  if (!selling.on_sale) return { ...then, ...now, quantity: 0, price: null, changes: ["It is not on sale just now."] };
  const quantity = Math.min(ordered, mostOf(selling));
  const words = [stockWords(ordered, quantity, selling.available), priceWords(price_then, selling.price)];
  return { ...then, ...now, quantity, price: selling.price, changes: words.filter((text) => text !== undefined) };
}

/** What was ordered, as it can be bought now, with what has changed since. Nothing is put anywhere, and nothing is held. */
export async function orderAgain(sql: Sql, { order_no, lines: bought }: Order): Promise<OrderAgain> {
  const selling = await readSelling(
    sql,
    bought.map(({ id }) => id),
  );
  const lines = bought.map((line) => lineAgain(line, selling.get(line.id)));
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0);
  return { order_no, lines, total };
}
