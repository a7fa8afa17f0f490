import type { z } from "zod";
import type { officeCalls } from "../../contract/office/calls.ts";
import { createStore, type Store } from "../store.ts";
import { askForProof } from "./proof.ts";

type Calls = typeof officeCalls;
/** A call of the office by method and path below `/office/api`. */
export type OfficeCall = keyof Calls;

type Taken<K extends OfficeCall, Part extends string> = Calls[K] extends { [P in Part]: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;
/** Left out where the call takes none or can do without. */
type Given<K extends OfficeCall, Part extends string> =
  undefined extends Taken<K, Part>
    ? { [P in Part]?: Taken<K, Part> }
    : {} extends Taken<K, Part>
      ? { [P in Part]?: Taken<K, Part> }
      : { [P in Part]: Taken<K, Part> };

/** What the call answers under `data`; undefined for one that has nothing to say. */
export type DataOf<K extends OfficeCall> = z.infer<Calls[K]["answer"]> extends { data: infer D } ? D : undefined;
export type BodyOf<K extends OfficeCall> = Taken<K, "body">;

export type Options<K extends OfficeCall> = Given<K, "parameters"> &
  Given<K, "query"> &
  Given<K, "body"> & {
    signal?: AbortSignal;
    /** Makes the call happen once, however often it is sent: for money and orders. */
    idempotencyKey?: string;
  };

/** A call that was refused: the server's words, its status, what is wrong with which field, and what else it answered. */
export class Refused extends Error {
  readonly status: number;
  readonly errors: Record<string, string>;
  readonly answer: Record<string, unknown>;
  constructor(status: number, answer: Record<string, unknown>) {
    super(typeof answer.message === "string" ? answer.message : "The shop refused this.");
    this.status = status;
    this.errors = (answer.errors ?? {}) as Record<string, string>;
    this.answer = answer;
  }
}

/** No answer came, or none that can be understood: the network, a proxy's page, a broken server. */
export class NoAnswer extends Error {}

const answering = createStore(true);
/** Whether the shop answered when it was asked last. */
export const reached: Pick<Store<boolean>, "get" | "use"> = answering;
let lostAt = 0;

/** The network went: answers to what was asked before it may still come, and are no sign of it. */
export function networkLost(): void {
  lostAt = performance.now();
  answering.set(false);
}

const base = "/office/api";
const patience = 20_000;

type Loose = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  parameters?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
};

/** The address of a call below the office's host, with its parameters and query filled in. */
export function addressOf(path: string, { parameters = {}, query = {} }: Pick<Loose, "parameters" | "query">): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${base}${filled}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ""}`;
}

async function send(name: string, options: Loose): Promise<unknown> {
  const [method = "GET", path = ""] = name.split(" ");
  const headers: Record<string, string> = { Accept: "application/json" };
  if (options.body !== undefined) headers["Content-Type"] = "application/json";
  if (options.idempotencyKey) headers["Idempotency-Key"] = options.idempotencyKey;
  let response: Response;
  let answer: unknown;
  const askedAt = performance.now();
  const ending = new AbortController();
  const late = setTimeout(() => ending.abort(), patience);
  options.signal?.addEventListener("abort", () => ending.abort(), { once: true });
  try {
    const body = options.body === undefined ? null : JSON.stringify(options.body);
    response = await fetch(addressOf(path, options), { method, headers, signal: ending.signal, body });
    answer = await response.json();
    if (askedAt >= lostAt) answering.set(true);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    answering.set(false);
    throw new NoAnswer("The shop could not be reached. Check the connection and try again.", { cause: error });
  } finally {
    clearTimeout(late);
  }
  if (typeof answer !== "object" || answer === null || !("error" in answer))
    throw new NoAnswer("The shop's answer could not be understood. Try again.");
  if (!response.ok || answer.error === 1) throw new Refused(response.status, { ...answer });
  return "data" in answer ? answer.data : undefined;
}

let onSessionEnded = () => {};
/** Has `act` called when the shop no longer knows the session with which something was asked. */
export const whenSessionEnds = (act: () => void): void => {
  onSessionEnded = act;
};

/** Says that the shop no longer knows the session; for what is not sent by `call`. */
export const sessionEnded = (): void => onSessionEnded();

const opensSession = /^(GET|POST) \/(session|invite)/;

/**
 * Makes a call of the office and gives its data. Where the shop asks who it is for a proof, he is asked, and the call is made
 * once more. Throws Refused for a refusal and NoAnswer when nothing sensible came back.
 */
export async function call<K extends OfficeCall>(
  name: K,
  ...[options]: {} extends Options<K> ? [Options<K>?] : [Options<K>]
): Promise<DataOf<K>> {
  const loose = (options ?? {}) as Loose;
  try {
    return (await send(name, loose)) as DataOf<K>;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 401 && !opensSession.test(name)) onSessionEnded();
    if (!(error.status === 403 && error.answer.reason === "prove")) throw error;
    if (!(await askForProof())) throw error;
    return (await send(name, loose)) as DataOf<K>;
  }
}
