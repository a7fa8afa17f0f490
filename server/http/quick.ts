import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";
import { countRequest } from "../metrics/countRequest.ts";
import { servedAt } from "../office/where.ts";
import type { Settings } from "../settings.ts";
import { closedNow } from "../shop/hoursNow.ts";
import { cacheKey, isCartPage } from "./cacheKey.ts";
import { pageOfData } from "./dataLater.ts";
import { type Encoding, encodingOf } from "./encoding.ts";
import type { FileMemory } from "./fileMemory.ts";
import type { PageCache } from "./pageCache.ts";
import { knows, type Ready, sentHeaders } from "./ready.ts";
import { completeHeaders, requestIdOf } from "./securityHeaders.ts";

type Parts = {
  cache: PageCache;
  files: FileMemory;
  settings: Pick<Settings, "PUBLIC_URL" | "OFFICE_URL" | "SHOP_MODE" | "TRUST_PROXY" | "shop">;
  log: Log;
};

/** Answers a request if it is plainly for a kept answer; otherwise does nothing and is false. */
export type Quick = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** An address as everybody writes it: its key is the one that the router's own reading of it would lead to. */
const plain = /^\/(?:[\w~=+,:@!$'()*;&?%-]|[./](?![./]))*$/;
const hidden = /%2e|%2f|%5c/i;
const longest = 1_000;
const plainHost = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/;

/** How many addresses and hosts are remembered, until all are forgotten. */
const most = { addresses: 5_000, hosts: 100 };
/** For how long the day's word is not asked for again, in milliseconds. */
const dayKept = 1_000;

/** What goes out for a kept answer in one encoding (or for 304), as `writeHead` takes it: name, value, name, value … */
type Head = { body: Buffer | undefined; fields: string[] };

/**
 * The way of most requests: a kept answer is found by what stands in the request's first line, before anything is made of it, and
 * goes out as prepared. Whatever is not plainly such a request goes the slow way (http.ts), which stays the truth: quick.test.ts
 * holds both ways against each other, byte by byte.
 */
export function quickWay({ cache, files, settings, log }: Parts): Quick {
  const addresses = new Map<string, Known>();
  const hosts = new Map<string, boolean>();
  const heads = new WeakMap<Ready, Map<string, Head>>();
  const ofTheShop = settings.PUBLIC_URL?.startsWith("https:");
  let day = { word: "", until: 0 };

  const isShops = (host: string): boolean => {
    const known = hosts.get(host);
    if (known !== undefined) return known;
    if (hosts.size >= most.hosts) hosts.clear();
    const asSeen = plainHost.test(host) ? URL.parse(`http://${host}`)?.host : undefined;
    const { shop, office } = servedAt(settings, host);
    const shops = asSeen === host && shop && !(office && settings.OFFICE_URL !== undefined);
    hosts.set(host, shops);
    return shops;
  };

  const find = (address: string): { kept: Ready; path: string } | undefined => {
    const file = files.find(address);
    if (file) return { kept: file, path: address };
    const now = Date.now();
    if (now >= day.until) day = { word: closedNow(settings.shop, new Date(now)), until: now + dayKept };
    const known = addresses.get(address);
    const asked = known ?? read(address);
    const page = asked && cache.find(asked.key + day.word);
    const kept = asked?.ofData ? page?.data : page;
    if (!kept || !asked || (asked.ofData && asked.ofData.version !== page?.data?.version)) return undefined;
    if (!known) {
      if (addresses.size >= most.addresses) addresses.clear();
      addresses.set(address, asked);
    }
    return { kept, path: asked.path };
  };

  const headOf = (kept: Ready, name: Encoding | "304", secure: boolean): Head => {
    let ready = heads.get(kept);
    if (!ready) heads.set(kept, (ready = new Map()));
    const encoding = name === "304" ? undefined : name;
    const body = encoding && kept.bodies[encoding];
    const found = ready.get(name + secure);
    if (found && found.body === body) return found;
    const headers = sentHeaders(kept, encoding, body?.length);
    completeHeaders(headers, secure);
    const head = { body, fields: [...headers].flat() };
    ready.set(name + secure, head);
    return head;
  };

  return (incoming, outgoing) => {
    const { method, headers, url = "" } = incoming;
    if (method !== "GET" || incoming.httpVersion !== "1.1" || headers.range !== undefined) return false;
    if (url.length > longest || !isShops(headers.host ?? "")) return false;
    const started = performance.now();
    const found = find(url);
    if (!found) return false;
    const { kept, path } = found;
    const isKnown = knows(headers["if-none-match"], kept.etag);
    const name = isKnown ? "304" : encodingOf(headers["accept-encoding"]?.toString(), kept.bodies);
    const overTls = settings.TRUST_PROXY && headers["x-forwarded-proto"]?.toString().split(",")[0]?.trim() === "https";
    const { fields, body } = headOf(kept, name, ofTheShop ?? overTls);
    const requestId = requestIdOf(headers["x-request-id"]?.toString()) ?? randomUUID();
    outgoing.writeHead(isKnown ? 304 : 200, [...fields, "x-request-id", requestId]);
    outgoing.end(body);
    const taken = performance.now() - started;
    countRequest("GET", path, isKnown ? 304 : 200, taken);
    if (log.isLevelEnabled("debug"))
      log.debug({ requestId, method, path, status: outgoing.statusCode, ms: Math.round(taken) }, "request");
    return true;
  };
}

/** The path of an address, the key under which its page is kept, and of which version the page's data are asked for, if they are. */
type Known = { path: string; key: string; ofData?: { version: string | null } };

/** What an address asks for; undefined: it is not plainly something that is kept. */
function read(address: string): Known | undefined {
  const url = plain.test(address) && !hidden.test(address) ? URL.parse(address, "http://shop") : null;
  if (!url) return undefined;
  const ofData = pageOfData(url);
  const page = ofData?.page ?? url;
  const key = isCartPage(page.pathname) ? undefined : cacheKey(page);
  return key === undefined ? undefined : { path: url.pathname, key, ofData };
}
