import { clientOf } from "../limits/clientAddress.ts";
import { type Measure, takeTry } from "../limits/limit.ts";
import type { Shop } from "../rooms.ts";

/**
 * How often each thing may be tried by one network and for one account. Networks get more: in India many households
 * share one address. An account's own measure makes guessing slow and never stops it for good.
 */
const measures = {
  login: { network: [30, 10], account: [10, 30] },
  register: { network: [10, 60], account: [3, 300] },
  verify: { network: [20, 30], account: [10, 60] },
  resend: { network: [10, 60], account: [3, 300] },
  forgot: { network: [10, 60], account: [3, 300] },
  reset: { network: [20, 30], account: [10, 60] },
  profile: { network: [30, 10], account: [20, 30] },
} as const;

export type Tried = keyof typeof measures;

export const measureOf = (what: Tried, side: "network" | "account"): Measure => {
  const [burst, every] = measures[what][side];
  return { name: `${what} ${side}`, burst, every };
};

/** Counts a try against the sender's network and the account (or link) it is about. Throws an ApiError of 429. */
export async function limitTries(shop: Shop, what: Tried, request: Request, account: string): Promise<void> {
  await takeTry(shop, measureOf(what, "network"), clientOf(request));
  await takeTry(shop, measureOf(what, "account"), account);
}
