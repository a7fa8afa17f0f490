import { type Right, rights } from "../../contract/office/rights.ts";
import { ApiError } from "../http/reply.ts";
import type { SignedIn } from "../staff/session.ts";

/** Refuses with 403 who lacks a right that a call needs besides its own. */
export function requireRightTo({ rights: held }: Pick<SignedIn, "rights">, right: Right): void {
  if (!held.has(right))
    throw new ApiError(403, `You need the right “${rights[right]}” for this.`, { reason: "right", right });
}
