import type { Quote } from "../../../contract/cart.ts";
import type { Conflict, PlacedOrder } from "../../../contract/orders.ts";
import { CallFailed } from "../../api/client.ts";
import { isLike } from "../../api/isLike.ts";
import { quoteLike } from "../../device/quoteLike.ts";
import { type Errors, errorsFromServer } from "./fields.ts";

/** What came of asking for an order. Only after `unknown` may there be one that nobody has told us of. */
export type Outcome =
  | { kind: "placed"; placed: PlacedOrder }
  | { kind: "moved"; message: string; quote: Quote | undefined }
  | { kind: "ordered"; message: string; link: string }
  | { kind: "invalid"; message: string; errors: Errors }
  | { kind: "refused"; message: string }
  | { kind: "unknown"; message: string };

/** What an order that was placed in another tab means to this one: where there is something to pay, it is paid there. */
export function standingBy(outcome: Outcome): Outcome {
  if (outcome.kind !== "placed" || outcome.placed.next.kind === "done") return outcome;
  const message = "It was ordered in another tab, and is paid there or on the order’s page.";
  return { kind: "ordered", message, link: outcome.placed.order_link };
}

/** What a failed call means for the order that was asked for. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof CallFailed) || error.status >= 500) {
    const message = error instanceof CallFailed ? error.message : "No answer came from the shop.";
    return { kind: "unknown", message };
  }
  const { message } = error;
  const answer: Partial<Conflict> = error.answer;
  if (error.status === 409 && answer.reason === "checkout" && answer.order_link)
    return { kind: "ordered", message, link: answer.order_link };
  if (error.status === 409 && answer.reason !== "key")
    return { kind: "moved", message, quote: isLike(quoteLike, answer.quote) ? answer.quote : undefined };
  const errors = errorsFromServer(answer.errors ?? {});
  return Object.keys(errors).length > 0 ? { kind: "invalid", message, errors } : { kind: "refused", message };
}
