import { clientOf } from "../limits/clientAddress.ts";
import { hasTriesLeft, takeTry } from "../limits/limit.ts";
import type { Shop } from "../rooms.ts";

/** Wrong codes that one network may try. Who has used them up gets no answer about a right one either. */
const wrongCodes = { name: "coupon", burst: 20, every: 30 };

export const tooManyCodes = "Too many wrong codes were tried from here. Please wait a few minutes.";

/** The tries that a request's network has at guessing codes. Only wrong codes are to be taken off. */
export const triesOf = (shop: Shop, request: Request) => ({
  left: () => hasTriesLeft(shop, wrongCodes, clientOf(request)),
  /** Throws an ApiError of 429 when there is none left. */
  take: () => takeTry(shop, wrongCodes, clientOf(request)),
});

export type Tries = ReturnType<typeof triesOf>;
