import type { Failure } from "../../contract/answer.ts";
import type { AnswerOf, BodyOf, CallName, ParametersOf } from "../../contract/calls.ts";
import { firstSignal } from "./firstSignal.ts";
import { isLike, type Like } from "./isLike.ts";

/** A call that was refused: the server's words, its status, and what else its answer held. */
export class CallFailed extends Error {
  readonly status: number;
  readonly answer: Failure & Record<string, unknown>;
  constructor(status: number, answer: Failure & Record<string, unknown>) {
    super(answer.message);
    this.status = status;
    this.answer = answer;
  }
}

/** No answer came, or none that can be understood: the network, a proxy's page, a broken server. */
export class NoAnswer extends Error {}

type Options<K extends CallName> = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  query?: URLSearchParams | Record<string, string>;
  /** What of the answer is needed: one without it counts as none. */
  like?: Like<AnswerOf<K>>;
} & (ParametersOf<K> extends undefined ? { parameters?: undefined } : { parameters: ParametersOf<K> }) &
  (undefined extends BodyOf<K> ? { body?: BodyOf<K> } : { body: BodyOf<K> });

type Loose = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  query?: URLSearchParams | Record<string, string>;
  parameters?: Record<string, string>;
  body?: unknown;
  like?: unknown;
};

/** A client that is told of each call what of its answer is needed: for the browser, which does not know the contract. */
export type CarefulClient = <K extends CallName>(
  name: K,
  options: Options<K> & { like: Like<AnswerOf<K>> },
) => Promise<AnswerOf<K>>;

/** Makes calls of the contract. Throws CallFailed for a refusal and NoAnswer when nothing sensible came back. */
export type Client = <K extends CallName>(
  name: K,
  ...options: {} extends Options<K> ? [Options<K>?] : [Options<K>]
) => Promise<AnswerOf<K>>;

const isFailure = (answer: unknown): answer is Failure & Record<string, unknown> =>
  typeof answer === "object" && answer !== null && "message" in answer && typeof answer.message === "string";

/** What every answer has beside its data, or the owner's two calls that answer with products alone. A proxy's page has neither. */
const isAnswer = (answer: unknown): boolean =>
  typeof answer === "object" &&
  answer !== null &&
  ("error" in answer || "products" in answer) &&
  !("data" in answer && (typeof answer.data !== "object" || answer.data === null));

/**
 * A client for the API at `base`, through `fetch`: the browser's own, or the one of the process it lives in. An answer
 * that takes longer than `patience` milliseconds counts as none, as does one that is not what `understands` wants.
 */
export function createClient(
  base: string,
  fetch: (request: Request) => Promise<Response>,
  patience = 20_000,
  understands: (name: string, answer: unknown) => boolean = () => true,
  read: (response: Response) => Promise<unknown> = (response) => response.json(),
): Client {
  const call = async (name: string, options: Loose = {}): Promise<unknown> => {
    const [method = "GET", path = ""] = name.split(" ");
    const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
      encodeURIComponent(options.parameters?.[parameter] ?? ""),
    );
    const query = new URLSearchParams(options.query ?? {}).toString();
    const headers: Record<string, string> = { Accept: "application/json", ...options.headers };
    if (options.body !== undefined) headers["Content-Type"] = "application/json";
    let response: Response;
    let answer: unknown;
    try {
      const late = AbortSignal.timeout(patience);
      const init = {
        method,
        headers,
        signal: options.signal ? firstSignal(options.signal, late) : late,
        body: options.body === undefined ? null : JSON.stringify(options.body),
      };
      response = await fetch(new Request(base + filled + (query && `?${query}`), init));
      answer = await read(response);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new NoAnswer("The shop could not be reached. Please check the connection and try again.", { cause: error });
    }
    // Some shops refuse with the flag alone.
    if (response.ok && isFailure(answer) && answer.error === 1) throw new CallFailed(400, answer);
    if (response.ok && isAnswer(answer) && isLike(options.like ?? {}, answer) && understands(name, answer))
      return answer;
    if (!response.ok && isFailure(answer)) throw new CallFailed(response.status, answer);
    throw new NoAnswer("The shop's answer could not be understood. Please try again.");
  };
  return call as Client; // the contract's types are for those who call; inside all calls are alike
}
