import { clientOf } from "../limits/clientAddress.ts";
import { mailsToOne } from "../limits/mailsToOne.ts";
import { countAttempt, type RateLimit } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";

/**
 * How often each thing may be tried by one network and for one account. Networks get more: in India many households
 * share one address. An account's own limit makes guessing slow and never stops it for good.
 */
const rateLimits = {
  login: { network: [30, 10], account: [10, 30] },
  register: { network: [10, 60], account: [3, 300] },
  verify: { network: [20, 30], account: [10, 60] },
  resend: { network: [10, 60], account: [3, 300] },
  forgot: { network: [10, 60], account: [3, 300] },
  reset: { network: [20, 30], account: [10, 60] },
  profile: { network: [30, 10], account: [20, 30] },
  data: { network: [20, 30], account: [5, 120] },
} as const;

/** What has a mail sent to an address that anybody may name. */
const mailing: LimitedAction[] = ["register", "resend", "forgot"];

export type LimitedAction = keyof typeof rateLimits;

export const rateLimitOf = (what: LimitedAction, side: "network" | "account"): RateLimit => {
  const [burst, every] = rateLimits[what][side];
  return { name: `${what} ${side}`, burst, every };
};

/** Counts a try against the sender's network and the account (or link) it is about. Throws an ApiError of 429. */
export async function limitAttempts(shop: Shop, what: LimitedAction, request: Request, account: string): Promise<void> {
  await countAttempt(shop, rateLimitOf(what, "network"), clientOf(request));
  await countAttempt(shop, rateLimitOf(what, "account"), account);
  if (mailing.includes(what)) await countAttempt(shop, mailsToOne, account);
}
