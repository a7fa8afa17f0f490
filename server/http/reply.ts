import type { z } from "zod";
import type { CallName, Calls } from "../../contract/calls.ts";
import type { Staff } from "../staff/actor.ts";
import type { whoMayCall } from "../whoMayCall.ts";

/** What a call's handler gets: everything parsed by the contract's schemas and nothing else of what was sent. */
export type Parsed<C> = {
  parameters: C extends { parameters: infer P extends z.ZodType } ? z.output<P> : Record<string, never>;
  query: C extends { query: infer Q extends z.ZodType }
    ? z.output<Q> & Record<string, unknown>
    : Record<string, unknown>;
  headers: C extends { headers: infer H extends z.ZodType } ? z.output<H> : Record<string, never>;
  body: C extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
  /** The bytes of a file as they come; reading throws an ApiError once there are too many, or when it breaks off. */
  stream: C extends { stream: object } ? AsyncIterable<Uint8Array> : undefined;
  request: Request;
};

/** The staff's calls are told besides who of them asks. */
type Input<K extends CallName> = Parsed<Calls[K]> & ((typeof whoMayCall)[K] extends "staff" ? { by: Staff } : unknown);

/**
 * What a handler answers. `tags` name what the answer shows ('product:7', 'lists'), so that it can be kept until one of
 * them changes; without tags nothing is kept.
 */
export type Reply<T> = { body: T; status?: 200 | 201; tags?: string[]; headers?: Record<string, string> };

export type Handler<K extends CallName> = (input: Input<K>) => Promise<Reply<z.input<Calls[K]["answer"]>>>;
export type Handlers = { [K in CallName]: Handler<K> };

/** A reply whose result stands under `data`. */
export const data = <T>(
  result: T,
  extra: Omit<Reply<unknown>, "body"> = {},
): Reply<{ error: 0; message: string; data: T }> => ({
  ...extra,
  body: { error: 0, message: "", data: result },
});

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 422 | 429 | 503;

/** A failure to be told to the caller, with the status and the body of the contract's `Failure`. */
export class ApiError extends Error {
  readonly status: Status;
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;
  constructor(
    status: Status,
    message: string,
    extra: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.extra = extra;
    this.headers = headers;
  }
}

/** Somebody is turned away who is not who he should be: a slip, or a try. It leaves a line of this kind in the log. */
export class Refusal extends ApiError {
  readonly kind: string;
  constructor(status: Status, kind: string, message: string, headers: Record<string, string> = {}) {
    super(status, message, {}, headers);
    this.kind = kind;
  }
}

/** The same answer for what is not there and for what is somebody else's. */
export const notFound = (what: string) => new ApiError(404, `${what} was not found.`);
