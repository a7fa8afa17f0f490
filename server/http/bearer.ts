import { isSecret } from "../secret.ts";
import { Refusal } from "./reply.ts";

/** Whether the request brings `Authorization: Bearer` with this token. */
export const bears = (authorization: string | null | undefined, token: string): boolean =>
  isSecret(authorization ?? "", `Bearer ${token}`);

/** Refuses with 401 who does not bring the staff's key; everybody, while none is set. */
export function requireStaffKey(request: Request, staffKey: string | undefined): void {
  if (staffKey && bears(request.headers.get("Authorization"), staffKey)) return;
  throw new Refusal(401, "staff key", "This needs the staff's key.", { "WWW-Authenticate": "Bearer" });
}
