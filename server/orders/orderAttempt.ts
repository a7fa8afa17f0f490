import type { OrderRequest } from "../../contract/orders.ts";
import { ApiError } from "../http/reply.ts";
import { mailsToOne } from "../limits/mailsToOne.ts";
import { countAttempts, inWords, type RateLimit, returnAttempt } from "../limits/rateLimit.ts";
import { sign } from "../secret.ts";
import type { Shop } from "../shop/shop.ts";

/**
 * How many orders may be placed, whatever becomes of them: cancelled and expired ones count too. A network may be a
 * whole town behind one address of its mobile carrier, so it gets far more than a person (docs/decisions/0020).
 */
const fromNetwork: RateLimit = { name: "orders of a network", burst: 120, every: 10 };
const byCustomer: RateLimit = { name: "orders of a customer", burst: 5, every: 900 };
const byEmail: RateLimit = { name: "orders of an e-mail address", burst: 5, every: 900 };
const byMobile: RateLimit = { name: "orders of a mobile number", burst: 5, every: 900 };

/** Faster than so, a network's orders are hardly placed by hand: ten in a minute. Nobody is refused for it. */
const byHand: RateLimit = { name: "orders by hand", burst: 10, every: 6 };

/** Where orders come from as the database keeps it: nobody can read a network out of it. */
export const placedFrom = ({ secret }: Pick<Shop, "secret">, network: string): string =>
  sign(secret, "placed from", network).slice(0, 32);

/** Who orders: by his account when he is logged in, which nobody else can use up, else by what he gives as his. */
export type Buyer = {
  network: string;
  customer: { id: number; email: string } | undefined;
  contact: OrderRequest["contact"];
};

/** What is counted of a buyer, and how he is told. */
function countedOf({
  network,
  customer,
  contact: { email, mobile },
}: Buyer): [RateLimit, whom: string, what: string][] {
  const person: [RateLimit, string, string][] = customer
    ? [[byCustomer, String(customer.id), "with your account"]]
    : [
        [byEmail, email, "with this e-mail address"],
        [byMobile, mobile, "with this mobile number"],
      ];
  const mails: [RateLimit, string, string][] =
    customer?.email === email ? [] : [[mailsToOne, email, "with this e-mail address"]];
  return [[fromNetwork, network, "from your network"], ...person, ...mails];
}

/** The refusal of a limit in words for somebody who orders. */
function inOrdersWords(what: string, refusal: ApiError): ApiError {
  const wait = inWords(Number(refusal.headers["Retry-After"]));
  const message = `Many orders were placed ${what} just now. Nothing was ordered, and your cart is kept. Please try again in ${wait}, or call us.`;
  return new ApiError(429, message, {}, refusal.headers);
}

/** An attempt at an order that was counted. `isFast`: at a machine's speed. */
export type Attempt = { isFast: boolean; withdraw: () => Promise<void> };

/** Counts an attempt for its network and its buyer, in one statement. Throws an ApiError of 429. */
export async function countOrder(shop: Shop, buyer: Buyer): Promise<Attempt> {
  const limits = countedOf(buyer);
  const [network, ...others] = limits.map(([limit, whom]): [RateLimit, string] => [limit, whom]);
  if (!network) return { isFast: false, withdraw: async () => {} };
  const refusals = await countAttempts(shop, network, [...others, [byHand, buyer.network]]);
  const counted = refusals[0] ? [] : limits.filter((_, at) => !refusals[at]);
  const withdraw = async () => {
    for (const [limit, whom] of counted) await returnAttempt(shop, limit, whom);
  };
  const isFast = refusals[limits.length] !== undefined;
  const at = refusals.slice(0, limits.length).findIndex((refusal) => refusal !== undefined);
  const refusal = refusals[at];
  if (!refusal) return { isFast, withdraw };
  await withdraw();
  if (at > 0 && !isFast) await returnAttempt(shop, byHand, buyer.network);
  throw inOrdersWords(limits[at]?.[2] ?? "", refusal);
}
