import { clientOf } from "../limits/clientAddress.ts";
import { countAttempt, type RateLimit, resetAttempts, returnAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { knownDevice } from "./session.ts";

/** Five tries a minute, by one network and for one account. */
const network: RateLimit = { name: "staff network", burst: 5, every: 12 };
const account: RateLimit = { name: "staff account", burst: 5, every: 12 };
/** What is asked for before a try, and invitations, whose secret nobody guesses. */
const asking: RateLimit = { name: "staff asking", burst: 30, every: 2 };

/** Counts what comes before a try: what a passkey is to sign, a look at an invitation. Throws an ApiError of 429. */
export const limitAsking = (shop: Shop, request: Request): Promise<void> =>
  countAttempt(shop, asking, clientOf(request));

/**
 * Counts a try to enter by the sender's network. Throws an ApiError of 429. Answers what takes it back after a success:
 * a shop's people come from one network in the morning.
 */
export async function limitTries(shop: Shop, request: Request): Promise<() => Promise<void>> {
  await countAttempt(shop, network, clientOf(request));
  return () => returnAttempt(shop, network, clientOf(request));
}

/**
 * As limitTries, and by the account too. A browser that this member has used before is counted apart, so that strangers
 * who guess can't keep him out.
 */
export async function limitTriesOf(shop: Shop, request: Request, email: string): Promise<() => Promise<void>> {
  const device = await knownDevice(shop.sql, request, email);
  const whom = device ? `${email} ${device}` : email;
  const succeed = await limitTries(shop, request);
  await countAttempt(shop, account, whom);
  return async () => {
    await succeed();
    await resetAttempts(shop, account, whom);
  };
}
