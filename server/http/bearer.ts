import { isSecret } from "../secret.ts";

/** Whether the request brings `Authorization: Bearer` with this token. */
export const bears = (authorization: string | null | undefined, token: string): boolean =>
  isSecret(authorization ?? "", `Bearer ${token}`);
