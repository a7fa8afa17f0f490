import { PostgresError } from "../database/driver.ts";
import { clientOf } from "../limits/clientAddress.ts";
import type { Log } from "../log.ts";
import { refused } from "../refused.ts";
import { isForPrograms } from "./isForPrograms.ts";
import { ApiError, Refusal } from "./reply.ts";

type FailureReply = {
  status: ApiError["status"] | 500;
  body: Record<string, unknown>;
  headers: Record<string, string>;
};

/** The database is away, starting, stopping, full, or too slow: the same request may succeed in a moment. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  const code = String(error.code);
  if (error instanceof PostgresError) return /^(08|53|57|40P01|40001|55P03|25P0[34])/.test(code);
  return /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|ENOENT|EPIPE|ETIMEDOUT)/.test(code);
}

/** There is no database to speak to: it is gone, starts or stops. */
export const isAway = (error: unknown): error is Error & { code: unknown } =>
  isPassing(error) && (!(error instanceof PostgresError) || /^(08|57P0[1-3])/.test(error.code));

/** A text that PostgreSQL can't hold: a NUL, or half a character. */
const isUnstorable = (error: unknown) =>
  error instanceof PostgresError && (error.code === "22021" || error.code === "22P05");

/** What the caller is told of an error; what only the shop should know goes to the log under the same request id. */
function failureOf(error: unknown, request: Request, log: Log): FailureReply {
  const requestId = request.headers.get("X-Request-Id") ?? undefined;
  const path = new URL(request.url).pathname;
  const body = (message: string) => ({ error: 1, message, ...(requestId ? { request_id: requestId } : {}) });
  if (error instanceof Refusal)
    refused(log, error.kind, { requestId, method: request.method, path, network: clientOf(request) });
  if (error instanceof ApiError)
    return { status: error.status, body: { ...body(error.message), ...error.extra }, headers: error.headers };
  if (isUnstorable(error))
    return { status: 400, body: body("The text has characters in it that can't be used."), headers: {} };
  if (isPassing(error)) {
    log.warn({ requestId, path, err: error }, "database away");
    return {
      status: 503,
      body: body("The shop can't do that right now. Please try again in a moment."),
      headers: { "Retry-After": "2" },
    };
  }
  log.error({ requestId, path, err: error }, "unexpected error");
  return {
    status: 500,
    body: body("Something went wrong on our side. Nothing was lost; please try again."),
    headers: {},
  };
}

/** The answer to a request that failed: in the contract's form for programs, in words for people. */
export function failureResponse(error: unknown, request: Request, log: Log): Response {
  const { status, body, headers } = failureOf(error, request, log);
  const init = { status, headers: { "Cache-Control": "no-store", ...headers } };
  if (isForPrograms(new URL(request.url).pathname)) return Response.json(body, init);
  return new Response(`${String(body.message)}\n`, init);
}
