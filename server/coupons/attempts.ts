import { clientOf } from "../limits/clientAddress.ts";
import { countAttempt, hasAttemptsLeft } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";

/** Wrong codes that one network may try. After that, right codes are refused too. */
const wrongCodes = { name: "coupon", burst: 20, every: 30 };

export const tooManyCodes = "Too many wrong codes were tried from here. Please wait a few minutes.";

/** The attempts that a request's network has left. Callers count wrong codes only. */
export const attemptsOf = (shop: Shop, request: Request) => ({
  left: () => hasAttemptsLeft(shop, wrongCodes, clientOf(request)),
  /** Throws an ApiError of 429 when there is none left. */
  take: () => countAttempt(shop, wrongCodes, clientOf(request)),
});

export type Attempts = ReturnType<typeof attemptsOf>;
