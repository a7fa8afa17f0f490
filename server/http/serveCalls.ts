import { Hono } from "hono";
import { z } from "zod";
import type { Call } from "../../contract/answer.ts";
import type { Log } from "../log.ts";
import { readJson } from "./body.ts";
import { failureResponse } from "./failure.ts";
import { issueWords, missing } from "./issueWords.ts";
import { readStream } from "./readStream.ts";
import { ApiError, type Reply } from "./reply.ts";
import { storableParameters, unstorableTexts, withStorableAddress } from "./storable.ts";

/** Every issue of a failed parse as `field: message`, the field by its path ("address.pincode"). */
function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.join(".") || "body"] ??= issue.message;
  return errors;
}

/** What is wrong, said once for the whole: the first error, with its field's name where it is only that the field is missing. */
function wholeOf([first]: [string, string][]): string {
  const [field, message] = first ?? ["", "Please check what was entered."];
  return message === missing ? `Please fill in what is missing: ${field}.` : message;
}

/** Holds what was sent against its schema; a text that the database can't keep is refused in whatever call and field. */
function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const unstorable = unstorableTexts(value);
  const parsed = schema.safeParse(value, { error: issueWords });
  if (parsed.success && Object.keys(unstorable).length === 0) return parsed.data;
  const errors = { ...(parsed.success ? {} : fieldErrors(parsed.error)), ...unstorable };
  throw new ApiError(422, wholeOf(Object.entries(errors)), { errors });
}

/** A list's query keeps its unknown parameters: they may be a category's facets. A parameter given twice counts once. */
const queryOf = (request: Request): Record<string, string> => Object.fromEntries(new URL(request.url).searchParams);

/** The body of a call; undefined where it may be left out and nothing was sent. */
function bodyOf(schema: z.ZodType, request: Request, most?: number): Promise<unknown> | undefined {
  const isEmpty = request.body === null || request.headers.get("Content-Length") === "0";
  return isEmpty && schema.safeParse(undefined).success ? undefined : readJson(request, most);
}

function headersFor(schema: z.ZodObject, request: Request): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, request.headers.get(name) ?? undefined]));
}

/** What a call's handler gets of what was sent, before it is known by its type. */
type Sent = {
  parameters: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
  stream: AsyncIterable<Uint8Array> | undefined;
  request: Request;
};

/** What answers a call once it is parsed; a whole Response where the answer is no JSON. */
export type LooseHandler = (input: Sent & Record<string, unknown>) => Promise<Reply<unknown> | Response>;

type Served<Name extends string> = {
  /** The path below which the calls stand. */
  base: string;
  calls: Record<Name, Call>;
  handlers: Record<Name, LooseHandler>;
  /** Lets the caller in before anything of what he sent is read, or throws; what it answers is handed to the handler. */
  admit: (name: Name, request: Request) => Promise<Record<string, unknown>>;
  /** Hears of each call that is refused. */
  refusedTo: (name: Name, request: Request, error: ApiError) => void;
  log: Log;
  /** Hold every answer against the contract, for tests and development. */
  checkAnswers: boolean;
};

async function takeCall(call: Call, request: Request, parameters: Record<string, string>): Promise<Sent> {
  return {
    request,
    parameters: call.parameters ? parse(call.parameters, storableParameters(parameters)) : {},
    query: call.query ? { ...queryOf(request), ...(parse(call.query, queryOf(request)) as object) } : {},
    headers: call.headers ? parse(call.headers, headersFor(call.headers, request)) : {},
    body: call.body ? parse(call.body, await bodyOf(call.body, request, call.most)) : undefined,
    stream: call.stream ? await readStream(call.stream, request) : undefined,
  };
}

/** Throws where a call answers with a status or a body that its entry in the contract does not name. */
function checkAnswer(call: Call, status: 200 | 201, body: unknown): void {
  const named = call.done ?? [200];
  if (!named.includes(status)) throw new Error(`It answers ${status}; the contract says ${named.join(", ")}.`);
  call.answer.parse(body);
}

/** The same for a refusal: one that tells more than a Failure is named in the contract. */
function checkRefusal({ refusals }: Call, { status, message, extra }: ApiError): void {
  const named = Object.entries(refusals ?? {}).find(([code]) => Number(code) === status)?.[1];
  named?.answer.strict().parse({ error: 1, message, ...extra });
}

/** Calls of a contract below `base`: each caller admitted, what he sent parsed, handed to its handler and answered in the contract's form. */
export function serveCalls<Name extends string>(served: Served<Name>): Hono {
  const { base, calls, handlers, admit, refusedTo, log, checkAnswers } = served;
  const api = new Hono().basePath(base);
  api.onError((error, c) => failureResponse(error, c.req.raw, log));
  for (const name of Object.keys(calls) as Name[]) {
    const [method = "", path = ""] = name.split(" ");
    const call: Call = calls[name];
    api.on(method, path.replace(/\{(\w+)\}/g, ":$1"), async (c) => {
      const request = withStorableAddress(c.req.raw);
      try {
        const admitted = await admit(name, request);
        const reply = await handlers[name]({ ...(await takeCall(call, request, c.req.param())), ...admitted });
        if (reply instanceof Response) return reply;
        const status = reply.status ?? call.done?.[0] ?? 200;
        if (checkAnswers) checkAnswer(call, status, reply.body);
        const caching: Record<string, string> = reply.tags
          ? { "Cache-Control": "public, max-age=0, must-revalidate", "Cache-Tag": reply.tags.join(",") }
          : { "Cache-Control": "no-store" };
        return c.json(reply.body as object, status, { ...caching, ...reply.headers });
      } catch (error) {
        if (error instanceof ApiError) {
          if (checkAnswers) checkRefusal(call, error);
          refusedTo(name, request, error);
        }
        throw error;
      }
    });
  }
  return api;
}

/** The methods that a path is served by, of routes with their parameters as Hono writes them (":id"). */
function methodsOf(routes: { method: string; path: string }[], asked: string): string[] {
  const serving = routes.filter(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(asked));
  const methods = new Set(serving.map(({ method }) => method));
  return methods.has("GET") ? [...methods, "HEAD"] : [...methods];
}

/** Answers all that is no call: 405 where a call of another method stands. Comes last. */
export function refuseOthers(api: Hono): Hono {
  const routes = [...api.routes];
  return api.all("*", (c) => {
    const methods = methodsOf(routes, c.req.path);
    if (methods.length === 0) throw new ApiError(404, "There is no such call.");
    const Allow = methods.join(", ");
    throw new ApiError(405, `There is no such call by ${c.req.method}, but by ${Allow}.`, {}, { Allow });
  });
}
