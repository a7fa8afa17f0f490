import type { Priced } from "../cart/price.ts";
import type { Transaction } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import { inWords } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import type { Buyer } from "./orderAttempt.ts";

/** Whose orders count together. `placedFrom`: the network, as the database keeps it. */
type Holder = Buyer & { placedFrom: string };

type Hold = {
  order_id: number;
  own: boolean;
  unpaid: boolean;
  seconds: number | null;
  variant_id: number;
  quantity: number;
};

/** A network may hold so many times what one person may, in orders of several pieces of one product. */
const networksShare = 3;

/** How long to wait for what never frees itself, as an order to be paid in cash does not, in seconds. */
const longWait = 3_600;

const tooMany = (message: string, holds: Hold[]): ApiError => {
  const wait = Math.max(1, Math.min(longWait, ...holds.map(({ seconds }) => seconds ?? longWait)));
  return new ApiError(
    429,
    `${message} You can also try again in ${inWords(wait)}.`,
    {},
    { "Retry-After": String(wait) },
  );
};

const several = (now: Priced) => now.lines.filter(({ quantity }) => quantity > 1);

/** For how many minutes an unpaid order is held: shorter when it takes several pieces of one product from others. */
export const holdMinutes = ({ HOLD_MINUTES, HOLD_MINUTES_SEVERAL }: Shop["settings"], now: Priced): number =>
  several(now).length > 0 ? Math.min(HOLD_MINUTES, HOLD_MINUTES_SEVERAL) : HOLD_MINUTES;

/** Orders of the same buyer come one after the other from here on; of a network only those of several pieces. */
function takeTurns(tx: Transaction, { customer, contact, placedFrom }: Holder, now: Priced) {
  const person = customer ? [`customer ${customer.id}`] : [`email ${contact.email}`, `mobile ${contact.mobile}`];
  const names = [...person, ...(several(now).length > 0 ? [`network ${placedFrom}`] : [])];
  return tx`
    select pg_advisory_xact_lock(number) from (
      select hashtextextended(name, 0) as number from unnest(${names}::text[]) as n(name) order by 1) numbers`;
}

/** What the buyer's orders hold that are not paid, and those of several pieces of his network. */
function readHolds(tx: Transaction, { customer, contact: { email, mobile }, placedFrom }: Holder): Promise<Hold[]> {
  const isOwn = customer ? tx`o.customer_id = ${customer.id}` : tx`(o.email = ${email} or o.mobile = ${mobile})`;
  return tx<Hold[]>`
    select o.id as order_id, ${isOwn} as own, o.state = 'awaiting_payment' as unpaid,
      extract(epoch from o.expires_at - now())::int as seconds, l.variant_id, l.quantity
    from orders o join order_line l on l.order_id = o.id
    where o.live and (${isOwn} or o.placed_from = ${placedFrom})
      and (o.state = 'awaiting_payment' or (o.payment_method = 'cod' and o.state in ('confirmed', 'packed')))`;
}

/**
 * Refuses an order that would keep more from others, unpaid, than a buyer may: of one product, and in number of orders.
 * Who buys one piece is never refused for what others of his network do. Throws an ApiError of 429, and of 422 when
 * waiting would not help.
 */
export async function checkUnpaidHolds(tx: Transaction, shop: Shop, holder: Holder, now: Priced): Promise<void> {
  const { UNPAID_ORDERS: mostOrders, UNPAID_PIECES: mostPieces, shop: about } = shop.settings;
  const tooBig = now.lines.find(({ quantity }) => quantity > mostPieces);
  if (tooBig) {
    const message = `We keep at most ${mostPieces} pieces of ${tooBig.variant.product_name} for an order before it is paid. For more, please call us: ${about.phones[0] ?? about.email}.`;
    throw new ApiError(422, message, { errors: { lines: message } });
  }
  // Sent together; the second sees what was committed until the turn had come.
  const [, holds] = await Promise.all([takeTurns(tx, holder, now), readHolds(tx, holder)]);
  const own = holds.filter((hold) => hold.own);
  const waiting = new Set(own.filter(({ unpaid }) => unpaid).map(({ order_id }) => order_id));
  if (waiting.size >= mostOrders)
    throw tooMany(
      `${waiting.size} orders of yours wait for their payment. Please pay or cancel one of them first.`,
      own.filter(({ unpaid }) => unpaid),
    );
  for (const { variant, quantity } of now.lines) {
    const ofIt = own.filter(({ variant_id }) => variant_id === variant.id);
    if (ofIt.length > 0 && sum(ofIt) + quantity > mostPieces)
      throw tooMany(
        `Your other orders hold ${sum(ofIt)} pieces of ${variant.product_name} that are not paid. Please pay or cancel one of them first.`,
        ofIt,
      );
    const ofNetwork = holds.filter((hold) => hold.variant_id === variant.id && hold.quantity > 1);
    if (quantity > 1 && sum(ofNetwork) + quantity > mostPieces * networksShare)
      throw tooMany(
        `Many pieces of ${variant.product_name} are held by orders from your network that are not paid. One piece you can order now.`,
        ofNetwork,
      );
  }
}

const sum = (holds: Hold[]): number => holds.reduce((total, { quantity }) => total + quantity, 0);
