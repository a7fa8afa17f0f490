import type { Priced } from "../cart/price.ts";
import type { Transaction } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import { inWords } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import type { Buyer } from "./orderAttempt.ts";

/** Whose orders count together. `placedFrom`: the network, as the database keeps it. */
export type Holder = Buyer & { placedFrom: string };

type Hold = {
  order_id: number;
  email: string;
  mobile: string;
  customer_id: number | null;
  placed_from: string | null;
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

/** What holders have in common whose orders have to come one after the other: a buyer, and of several pieces his network. */
export const turnsOf = ({ customer, contact, placedFrom }: Holder, takesSeveral: boolean): string[] => [
  ...(customer ? [`customer ${customer.id}`] : [`email ${contact.email}`, `mobile ${contact.mobile}`]),
  ...(takesSeveral ? [`network ${placedFrom}`] : []),
];

/** Orders of the same turns come one after the other from here on. */
const takeTurns = (tx: Transaction, names: string[]) => tx`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended(name, 0) as number from unnest(${names}::text[]) as n(name) order by 1) numbers`;

/**
 * What orders hold that are not paid: those of these holders, and all of their networks. From here on orders of the same turns wait for
 * this transaction. To be asked for after the keys are claimed: everybody locks in that order.
 */
export async function readHolds(tx: Transaction, holders: Holder[], turns: string[]): Promise<Hold[]> {
  const strangers = holders.filter(({ customer }) => !customer);
  // Sent together; the second sees what was committed until the turn had come.
  const [, holds] = await Promise.all([
    takeTurns(tx, turns),
    tx<Hold[]>`
    select o.id as order_id, o.email, o.mobile, o.customer_id, o.placed_from, o.state = 'awaiting_payment' as unpaid,
      extract(epoch from o.expires_at - now())::int as seconds, l.variant_id, l.quantity
    from orders o join order_line l on l.order_id = o.id
    where o.live and (o.email = any(${strangers.map(({ contact }) => contact.email)}) or o.mobile = any(${strangers.map(({ contact }) => contact.mobile)})
        or o.customer_id = any(${holders.flatMap(({ customer }) => customer?.id ?? [])}::bigint[]) or o.placed_from = any(${holders.map(({ placedFrom }) => placedFrom)}))
      and (o.state = 'awaiting_payment' or (o.payment_method = 'cod' and o.state in ('confirmed', 'packed')))`,
  ]);
  return holds;
}

/**
 * Refuses an order that would keep more from others, unpaid, than a buyer may: of one product, and in number of orders.
 * Who buys one piece is never refused for what others of his network do. `all`: what is held, by him and others. Throws an ApiError of 429,
 * and of 422 when waiting would not help.
 */
export function judgeHolds(shop: Shop, { customer, contact, placedFrom }: Holder, now: Priced, all: Hold[]): void {
  const { UNPAID_ORDERS: mostOrders, UNPAID_PIECES: mostPieces, shop: about } = shop.settings;
  const tooBig = now.lines.find(({ quantity }) => quantity > mostPieces);
  if (tooBig) {
    const message = `We keep at most ${mostPieces} pieces of ${tooBig.variant.product_name} for an order before it is paid. For more, please call us: ${about.phones[0] ?? about.email}.`;
    throw new ApiError(422, message, { errors: { lines: message } });
  }
  const own = all.filter((hold) =>
    customer ? hold.customer_id === customer.id : hold.email === contact.email || hold.mobile === contact.mobile,
  );
  const waiting = new Set(own.filter(({ unpaid }) => unpaid).map(({ order_id }) => order_id));
  if (waiting.size >= mostOrders)
    throw tooMany(
      `${waiting.size} orders of yours wait for their payment. Please pay or cancel one of them first.`,
      own.filter(({ unpaid }) => unpaid),
    );
  const ofHisOrNetwork = all.filter((hold) => own.includes(hold) || hold.placed_from === placedFrom);
  for (const { variant, quantity } of now.lines) {
    const ofIt = own.filter(({ variant_id }) => variant_id === variant.id);
    if (ofIt.length > 0 && sum(ofIt) + quantity > mostPieces)
      throw tooMany(
        `Your other orders hold ${sum(ofIt)} pieces of ${variant.product_name} that are not paid. Please pay or cancel one of them first.`,
        ofIt,
      );
    const ofNetwork = ofHisOrNetwork.filter((hold) => hold.variant_id === variant.id && hold.quantity > 1);
    if (quantity > 1 && sum(ofNetwork) + quantity > mostPieces * networksShare)
      throw tooMany(
        `Many pieces of ${variant.product_name} are held by orders from your network that are not paid. One piece you can order now.`,
        ofNetwork,
      );
  }
}

/** The same for one order whose transaction this is. */
export async function checkUnpaidHolds(tx: Transaction, shop: Shop, holder: Holder, now: Priced): Promise<void> {
  const holds = await readHolds(tx, [holder], turnsOf(holder, several(now).length > 0));
  judgeHolds(shop, holder, now, holds);
}

const sum = (holds: Hold[]): number => holds.reduce((total, { quantity }) => total + quantity, 0);
