import { createHash, timingSafeEqual } from "node:crypto";
import { ApiError } from "./reply.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Refuses with 401 who does not bring `Authorization: Bearer` with the staff's key; everybody, while none is set. */
export function requireStaffKey(request: Request, staffKey: string | undefined): void {
  const given = /^Bearer (\S+)$/.exec(request.headers.get("Authorization") ?? "")?.[1];
  // Digests are of one length, so that the comparison tells nothing by its time.
  if (staffKey && given && timingSafeEqual(digest(given), digest(staffKey))) return;
  throw new ApiError(401, "This needs the staff's key.", {}, { "WWW-Authenticate": "Bearer" });
}
