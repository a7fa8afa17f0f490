import { isRouteErrorResponse } from "react-router";

/** What browsers say when a request finds no network: Chromium and Firefox, Safari. */
const noNetwork = /fetch|network|load failed/i;

/** True for a failure that trying again may mend: the shop is away for a moment, or the network is. */
export function isPassing(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 503;
  return error instanceof TypeError && noNetwork.test(error.message);
}
