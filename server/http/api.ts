import type { Hono } from "hono";
import { type CallName, calls } from "../../contract/calls.ts";
import { clientOf } from "../limits/clientAddress.ts";
import type { Log } from "../log.ts";
import { refused } from "../refused.ts";
import type { Staff } from "../staff/actor.ts";
import { whoMayCall } from "../whoMayCall.ts";
import { openApiText, publicDocument } from "./openapi.ts";
import type { ApiError, Handlers } from "./reply.ts";
import { type LooseHandler, refuseOthers, serveCalls } from "./serveCalls.ts";

export const apiBase = "/public/api";

const documentText = openApiText(publicDocument);

/**
 * `staffOf`: who of the staff, or which program of theirs, brings a request that is theirs alone; it throws for others.
 * `checkAnswers`: hold every answer against the contract, for tests and development.
 */
export type ApiOptions = { log: Log; staffOf: (request: Request) => Promise<Staff>; checkAnswers?: boolean };

/** The API of the contract below `/public/api`: each call parsed, handed to its handler and answered in the contract's form. */
export function createApi(handlers: Handlers, { log, staffOf, checkAnswers = false }: ApiOptions): Hono {
  const api = serveCalls({
    base: apiBase,
    calls,
    handlers: handlers as Record<CallName, unknown> as Record<CallName, LooseHandler>,
    admit: async (name, request) => (whoMayCall[name] === "staff" ? { by: await staffOf(request) } : {}),
    refusedTo: (name, request, error) => logRefusal(log, name, request, error),
    log,
    checkAnswers,
  });
  api.get("/openapi.json", (c) =>
    c.body(documentText(), 200, { "Content-Type": "application/json", "Cache-Control": "public, max-age=300" }),
  );
  return refuseOthers(api);
}

/** Somebody asked for what is not his: a slip, or a try. */
function logRefusal(log: Log, name: CallName, request: Request, error: ApiError): void {
  const who = whoMayCall[name];
  const hidden = error.status === 404 && (who === "owner" || who === "holder");
  if (hidden || error.status === 403) refused(log, "access refused", { call: name, network: clientOf(request) });
}
