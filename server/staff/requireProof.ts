import { ApiError } from "../http/reply.ts";
import type { SignedIn } from "./session.ts";

/** Refuses with 403 (`reason: "prove"`) who has not shown within the last minutes that it is still he. */
export function requireProof({ provenUntil }: SignedIn): void {
  if (provenUntil.getTime() > Date.now()) return;
  throw new ApiError(403, "Please show once more that it is you.", { reason: "prove" });
}
