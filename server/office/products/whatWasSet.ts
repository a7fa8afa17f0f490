import { ApiError, notFound } from "../../http/reply.ts";

/** What came of setting a part of a product, by the version that was seen. */
type Outcome<T> = { done: T } | { unknown: true } | { faster: T } | { errors: Record<string, string> };

/** What was set. Throws ApiErrors of 404, 409 with the product as it stands where somebody was faster, and 422. */
export function whatWasSet<T>(outcome: Outcome<T>): T {
  if ("unknown" in outcome) throw notFound("This product");
  if ("faster" in outcome)
    throw new ApiError(409, "Somebody has changed this product meanwhile.", { reason: "version", now: outcome.faster });
  if ("errors" in outcome) throw new ApiError(422, Object.values(outcome.errors)[0] ?? "", { errors: outcome.errors });
  return outcome.done;
}
