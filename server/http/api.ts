import { Hono } from "hono";
import { z } from "zod";
import type { Call } from "../../contract/answer.ts";
import { type CallName, calls } from "../../contract/calls.ts";
import { clientOf } from "../limits/clientAddress.ts";
import type { Log } from "../log.ts";
import { refused } from "../refused.ts";
import { whoMayCall } from "../whoMayCall.ts";
import { requireStaffKey } from "./bearer.ts";
import { readJson } from "./body.ts";
import { failureResponse } from "./failure.ts";
import { openApi } from "./openapi.ts";
import { ApiError, type Handlers, type Reply } from "./reply.ts";
import { storableParameters, unstorableTexts, withStorableAddress } from "./storable.ts";

export const apiBase = "/public/api";

/** Every issue of a failed parse as `field: message`, the field by its path ("address.pincode"). */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.join(".") || "body"] ??= issue.message;
  return errors;
}

/** Holds what was sent against its schema; a text that the database can't keep is refused in whatever call and field. */
function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const unstorable = unstorableTexts(value);
  const parsed = schema.safeParse(value);
  if (parsed.success && Object.keys(unstorable).length === 0) return parsed.data;
  const errors = { ...(parsed.success ? {} : fieldErrors(parsed.error)), ...unstorable };
  throw new ApiError(422, Object.values(errors)[0] ?? "Please check what was entered.", { errors });
}

/** A list's query keeps its unknown parameters: they may be a category's facets. A parameter given twice counts once. */
const queryOf = (request: Request): Record<string, string> => Object.fromEntries(new URL(request.url).searchParams);

/** The body of a call; undefined where it may be left out and nothing was sent. */
function bodyOf(schema: z.ZodType, request: Request): Promise<unknown> | undefined {
  const isEmpty = request.body === null || request.headers.get("Content-Length") === "0";
  return isEmpty && schema.safeParse(undefined).success ? undefined : readJson(request);
}

type LooseHandler = (input: {
  parameters: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
  request: Request;
}) => Promise<Reply<unknown>>;

/** `checkAnswers`: hold every answer against the contract, for tests and development. */
export type ApiOptions = { log: Log; staffKey?: string | undefined; checkAnswers?: boolean };

/** The API of the contract below `/public/api`: each call parsed, handed to its handler and answered in the contract's form. */
export function createApi(handlers: Handlers, { log, staffKey, checkAnswers = false }: ApiOptions): Hono {
  const api = new Hono().basePath(apiBase);
  api.onError((error, c) => failureResponse(error, c.req.raw, log));
  const document = openApi();
  api.get("/openapi.json", (c) => c.json(document, 200, { "Cache-Control": "public, max-age=300" }));
  for (const name of Object.keys(calls) as CallName[]) {
    const [method = "", path = ""] = name.split(" ");
    const call: Call = calls[name];
    const handle = handlers[name] as LooseHandler;
    api.on(method, path.replace(/\{(\w+)\}/g, ":$1"), async (c) => {
      const request = withStorableAddress(c.req.raw);
      if (whoMayCall[name] === "staff") requireStaffKey(request, staffKey);
      const reply = await handle({
        request,
        parameters: call.parameters ? parse(call.parameters, storableParameters(c.req.param())) : {},
        query: call.query ? { ...queryOf(request), ...(parse(call.query, queryOf(request)) as object) } : {},
        headers: call.headers ? parse(call.headers, headersFor(call.headers, request)) : {},
        body: call.body ? parse(call.body, await bodyOf(call.body, request)) : undefined,
      }).catch((error: unknown) => {
        logRefusal(log, name, request, error);
        throw error;
      });
      if (checkAnswers) call.answer.parse(reply.body);
      const caching: Record<string, string> = reply.tags
        ? { "Cache-Control": "public, max-age=0, must-revalidate", "Cache-Tag": reply.tags.join(",") }
        : { "Cache-Control": "no-store" };
      return c.json(reply.body as object, reply.status ?? 200, { ...caching, ...reply.headers });
    });
  }
  api.all("*", () => {
    throw new ApiError(404, "There is no such call.");
  });
  return api;
}

/** Somebody asked for what is not his: a slip, or a try. */
function logRefusal(log: Log, name: CallName, request: Request, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const who = whoMayCall[name];
  const hidden = error.status === 404 && (who === "owner" || who === "holder");
  if (hidden || error.status === 403) refused(log, "access refused", { call: name, network: clientOf(request) });
}

function headersFor(schema: z.ZodObject, request: Request): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, request.headers.get(name) ?? undefined]));
}
