import { Buffer } from "node:buffer";
import { WorkQueue } from "../limits/workQueue.ts";
import type { Log } from "../log.ts";
import { isSecretAddress } from "../secretAddresses.ts";
import { asAnybodyAsks, cacheKey, isOwn } from "./cacheKey.ts";
import { dataApart, headersOfData, pageOfData } from "./dataLater.ts";
import { encode, encodingOf } from "./encoding.ts";
import { type Fresh, type PageCache, Unavailable } from "./pageCache.ts";
import { knows, type Ready, sentHeaders } from "./ready.ts";
import { ApiError } from "./reply.ts";
import { contentSecurityPolicy, noContentPolicy } from "./securityHeaders.ts";

export type Fetch = (request: Request) => Promise<Response>;
/** The built storefront: a request to a page, the API that its loaders call, and who is told of a call that failed. */
export type Storefront = (
  request: Request,
  apiFetch: Fetch,
  report: (call: string, error: unknown) => void,
) => Promise<Response>;

/**
 * Pages are made a few at a time: one takes the processor for some milliseconds, and whoever comes when hundreds wait hears
 * so at once instead of waiting for what he will not wait for. What is kept is not made and waits for nobody.
 */
export const rendering = new WorkQueue("pages", 32, 400);

/** Sends a kept answer in the best encoding the browser takes, or 304 when it has it already. */
function send(kept: Ready, request: Request): Response {
  if (knows(request.headers.get("If-None-Match"), kept.etag))
    return new Response(null, { status: 304, headers: sentHeaders(kept) });
  const encoding = encodingOf(request.headers.get("Accept-Encoding"), kept.bodies);
  const body = kept.bodies[encoding] ?? kept.bodies.identity;
  const headers = sentHeaders(kept, encoding, body.length);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}

/** A page that is made for one visitor is compressed quickly rather than well: about a millisecond for 60 KB. */
const quick = { br: 4, gzip: 3 };
/** Bytes below which compressing gains nothing. */
const small = 1_400;

/** The body as it travels, and the headers that say how. */
async function packed({ status, headers, body, shrink }: Fresh, request: Request) {
  if (request.method === "HEAD" || status === 204 || status === 304) return { headers, bytes: null };
  if (!shrink || body.length < small) return { headers, bytes: body };
  const varied = { ...headers, vary: "Accept-Encoding" };
  const encoding = encodingOf(request.headers.get("Accept-Encoding"));
  if (encoding === "identity") return { headers: varied, bytes: body };
  const bytes = await encode[encoding](body, quick[encoding]);
  return { headers: { ...varied, "content-encoding": encoding, "content-length": String(bytes.length) }, bytes };
}

async function sendFresh(fresh: Fresh, request: Request): Promise<Response> {
  const { headers, bytes } = await packed(fresh, request);
  const response = new Response(bytes && new Uint8Array(bytes), { status: fresh.status, headers });
  for (const cookie of fresh.cookies ?? []) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** Headers by their names, and apart from them the cookies: there may be several, and they can't be joined. */
function headersOf(response: Response): { headers: Record<string, string>; cookies: string[] } {
  const { "set-cookie": _, ...headers } = Object.fromEntries(response.headers);
  return { headers, cookies: response.headers.getSetCookie() };
}

/** The data of a page that is kept for nobody: they are beside it, or stand in it. */
function freshData(page: Fresh): Fresh {
  const data = page.data?.body ?? (page.status === 200 ? dataApart(page.body.toString())?.data : undefined);
  if (data === undefined) throw nothingHere();
  const headers = { ...headersOfData(page.headers), "cache-control": "no-store" };
  return { ...page, headers, body: Buffer.from(data) };
}

const nothingHere = () => new ApiError(404, "There is nothing here.");

/**
 * What all answers say of the day (`today`, "Closed today for Pongal") is part of what they are kept under. Keeps answers of `produceFor` for everybody while they carry tags; everything else passes through. What may be kept is made
 * as anybody would ask for it: whole when only its head is wanted, and without what an advertisement added to the address.
 * A page's data are what is kept with the page.
 */
export async function throughCache(
  cache: PageCache,
  request: Request,
  produceFor: (asked: Request) => Promise<Fresh>,
  today = "",
): Promise<Response> {
  const reads = request.method === "GET" || request.method === "HEAD";
  const ofData = reads ? pageOfData(new URL(request.url)) : undefined;
  const asked = ofData ? new Request(ofData.page, request) : request;
  const produce = () => produceFor(reads ? asAnybodyAsks(asked) : asked);
  const path = reads && !isOwn(asked) ? cacheKey(new URL(asked.url)) : undefined;
  const key = path === undefined ? undefined : path + today;
  const made = (fresh: Fresh) => sendFresh(ofData ? freshData(fresh) : fresh, request);
  try {
    if (key === undefined) return await made(await produce());
    const result = await cache.get(key, produce);
    if (!("bodies" in result)) return await made(result);
    if (!ofData) return send(result, request);
    if (!result.data) throw nothingHere();
    const answer = send(result.data, request);
    // Those of another moment than the page that asks: whoever keeps them on the way would give them to others.
    if (ofData.version !== result.data.version) answer.headers.set("Cache-Control", "no-store");
    return answer;
  } catch (error) {
    if (error instanceof Unavailable) return sendFresh(error.fresh, request);
    throw error;
  }
}

/** The same request with an address that can be decoded: where the percent signs of one make no text, they stand for themselves. */
function decodable(request: Request, pathname: string): Request {
  try {
    decodeURI(pathname);
    return request;
  } catch {
    const url = new URL(request.url);
    url.pathname = pathname.replaceAll("%", "%25");
    return new Request(url, request);
  }
}

/**
 * Renders a page. It may be kept when everything it asked the API for may be; its tags are theirs together. It may be
 * compressed unless it shows what only a session opens beside what came with the request: whoever can choose the one and
 * sees the length of both could guess the other (BREACH). Its calls carry its request id, under which those that fail
 * are logged.
 */
export async function renderPage(storefront: Storefront, api: Fetch, request: Request, log: Log): Promise<Fresh> {
  const tags = new Set<string>();
  let everybodys = true;
  let opened = false;
  const requestId = request.headers.get("X-Request-Id") ?? "";
  const { pathname, search } = new URL(request.url);
  const ask = async (call: Request) => {
    call.headers.set("X-Request-Id", requestId);
    const answer = await api(call).catch((error: unknown) => {
      everybodys = false; // the page does without it, and others need not
      throw error;
    });
    if (answer.ok && call.headers.has("Cookie")) opened = true;
    const named = answer.headers.get("Cache-Tag");
    if (named === null) everybodys = false;
    else for (const tag of named.split(",")) tags.add(tag);
    return answer;
  };
  const response = await storefront(decodable(request, pathname), ask, (call, error) => {
    everybodys = false;
    log.warn({ requestId, path: pathname, call, err: error }, "a page's call failed");
  });
  const body = Buffer.from(await response.arrayBuffer());
  const { headers, cookies } = headersOf(response);
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const isForAll = everybodys && response.status === 200 && cookies.length === 0;
  headers["cache-control"] ??= isForAll ? "public, max-age=0, s-maxage=10, must-revalidate" : "no-store";
  const keep = isForAll && !headers["cache-control"].includes("no-store");
  const html = isPage ? body.toString() : "";
  // What answers a form is made for him who sent it: nobody could ask for its data once more.
  const apart = keep && request.method === "GET" ? dataApart(html) : undefined;
  headers["content-security-policy"] = isPage ? contentSecurityPolicy(apart?.page ?? html) : noContentPolicy;
  if (isSecretAddress(pathname)) headers["referrer-policy"] = "no-referrer";
  const carriesInput = request.method === "POST" || search !== "";
  return {
    status: response.status,
    headers,
    cookies,
    ...(apart
      ? {
          body: Buffer.from(apart.page),
          data: { headers: headersOfData(headers), body: Buffer.from(apart.data), version: apart.version },
        }
      : { body }),
    shrink: !(opened && carriesInput),
    tags: keep ? [...tags] : undefined,
  };
}

/** An answer of the API as the cache takes it. */
export async function freshAnswer(response: Response): Promise<Fresh> {
  const { headers, cookies } = headersOf(response);
  const { "cache-tag": tags, ...others } = headers;
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: others, cookies, body, tags: tags?.split(",") };
}
