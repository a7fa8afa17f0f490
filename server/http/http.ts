import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Hono } from "hono";
import { readPreview } from "../catalogue/edit/preview.ts";
import { renderedPictures } from "../catalogue/pictureFiles.ts";
import { bringPicture } from "../catalogue/store/sharedPictures.ts";
import type { Sql } from "../database/connect.ts";
import { markClientAddress } from "../limits/clientAddress.ts";
import type { Log } from "../log.ts";
import { countRequest } from "../metrics/countRequest.ts";
import { routeName } from "../metrics/routeName.ts";
import { metricsRoutes } from "../metrics/routes.ts";
import { officeFiles } from "../office/appFiles.ts";
import { officeOrigin, officePath, servedHere } from "../office/where.ts";
import type { Preview } from "../preview/servePreview.ts";
import { shopPreviewPath } from "../preview/token.ts";
import { leadsToReviewPicture, serveShownPicture } from "../reviews/pictures/servePicture.ts";
import type { Settings } from "../settings.ts";
import { drawnPicture } from "../shop/drawn.ts";
import { closedNow } from "../shop/hoursNow.ts";
import { ownFiles } from "../shop/ownFiles.ts";
import { movedTo } from "../site/oldPaths.ts";
import { passTraceOn, traced } from "../tracing/trace.ts";
import { apiBase } from "./api.ts";
import { requestWith } from "./body.ts";

import { forCdn } from "./cdn.ts";
import { contentReportRoutes } from "./contentReports.ts";
import { failureResponse } from "./failure.ts";
import type { FileMemory } from "./fileMemory.ts";
import { serveFile } from "./files.ts";

import { checkOrigin } from "./originCheck.ts";
import type { Fresh, PageCache } from "./pageCache.ts";
import { freshAnswer, rendering, renderPage, type Storefront, throughCache } from "./pages.ts";
import { checkPosted } from "./posted.ts";
import { previewPath, renderPreview } from "./preview.ts";
import { ApiError } from "./reply.ts";
import { completeHeaders, reportPath, requestIdOf } from "./securityHeaders.ts";
import { tracedRequest } from "./tracedRequest.ts";

const root = join(import.meta.dirname, "..", "..");
const foreverKept = "public, max-age=31536000, immutable";
const dayKept = "public, max-age=86400, stale-while-revalidate=604800";
const hourKept = { "Cache-Control": "public, max-age=3600" };
const longestUrl = 8_192;

export type HttpParts = {
  settings: Settings;
  sql: Sql;
  log: Log;
  cache: PageCache;
  /** Where files that were asked for are put for the quick way. */
  files?: FileMemory;
  /** The contract's API. */
  api: Hono;
  /** Routes that are no part of the contract: gateways' calls, the practice gateway's pages, metrics. */
  others: Hono;
  /** The office's API. */
  office?: Hono;
  /** The shop's pages as the office looks at them before others do. */
  preview?: Preview;
  storefront: Storefront;
  isReady: () => Promise<boolean>;
};

/** The origin that the browser sees: the configured one, else what the request (or a trusted proxy) says. */
function publicOrigin(url: URL, headers: Headers, settings: Settings): string {
  const office = officeOrigin(settings, url.host);
  if (office) return office;
  if (settings.PUBLIC_URL) return new URL(settings.PUBLIC_URL).origin;
  const protocol = settings.TRUST_PROXY ? headers.get("X-Forwarded-Proto")?.split(",")[0]?.trim() : undefined;
  return `${protocol === "https" ? "https:" : url.protocol}//${url.host}`;
}

/** The body that the door has read of a request, where it has. */
function bodyRead(env: unknown): Buffer | undefined {
  const incoming = typeof env === "object" && env !== null && "incoming" in env ? env.incoming : undefined;
  const body =
    typeof incoming === "object" && incoming !== null && "rawBody" in incoming ? incoming.rawBody : undefined;
  return body instanceof Buffer ? body : undefined;
}

/**
 * Asks this process's own API, which hears nothing of an aborted call. Who has no more patience goes on without what he
 * wanted to read; what changes something is waited for, as it would happen all the same.
 */
const askOwn = (api: Hono, call: Request): Promise<Response> =>
  traced({ name: `${call.method} ${routeName(new URL(call.url).pathname, 200)}` }, () => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    if (call.method === "GET") call.signal.addEventListener("abort", () => reject(call.signal.reason), { once: true });
    Promise.resolve(api.fetch(call)).then(resolve, reject);
    return promise;
  });

/** Asks the server that answers in this one's stead. */
const askOther = (call: Request): Promise<Response> => {
  passTraceOn(call.headers);
  return fetch(call);
};

/** Everything that is served: files, pages, the API, health; each answer with a request id and the security headers. */
export function createHttp({
  settings,
  sql,
  log,
  cache,
  files,
  api,
  others,
  office,
  preview,
  storefront,
  isReady,
}: HttpParts): Hono {
  const http = new Hono();
  const theDay = () => closedNow(settings.shop, new Date());
  const ask = settings.API_BASE_URL ? askOther : (call: Request) => askOwn(api, call);
  http.use(markClientAddress(settings));
  http.use(async (c, next) => {
    const requestId = requestIdOf(c.req.header("X-Request-Id")) ?? randomUUID();
    const started = performance.now();
    const url = new URL(c.req.url);
    const headers = new Headers(c.req.raw.headers);
    // The router compares a form's origin with the request's: behind TLS the request must say https itself.
    const origin = publicOrigin(url, headers, settings);
    headers.set("X-Request-Id", requestId);
    const address = origin + url.pathname + url.search;
    const { method } = c.req;
    const body = bodyRead(c.env);
    // Others may wait for the same page: it is made to its end although the one who asked first goes away.
    if (method === "GET" || method === "HEAD") c.req.raw = new Request(address, { method, headers });
    else if (body) c.req.raw = requestWith(body, address, { method, headers });
    else c.req.raw = new Request(address, new Request(c.req.raw, { headers }));
    await tracedRequest(c, requestId, async () => {
      try {
        if (c.req.url.length > longestUrl) throw new ApiError(414, "The address is too long.");
        checkOrigin(c.req.raw, origin);
        const here = servedHere(settings, url);
        if (here === true) await next();
        else if (here === "office") c.res = c.redirect(`${officePath}/`);
        else throw new ApiError(404, "There is nothing here.");
      } catch (error) {
        c.res = failureResponse(error, c.req.raw, log);
      }
    });
    completeHeaders(c.res.headers, origin.startsWith("https:"));
    c.res.headers.set("X-Request-Id", requestId);
    countRequest(c.req.method, url.pathname, c.res.status, performance.now() - started);
    log.debug(
      {
        requestId,
        method: c.req.method,
        path: url.pathname,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      "request",
    );
  });
  http.onError((error, c) => failureResponse(error, c.req.raw, log));

  http.get("/healthz", (c) => c.text("ok", 200, { "Cache-Control": "no-store" }));
  http.route(reportPath, contentReportRoutes(log));
  http.route("/metrics", metricsRoutes({ settings, sql, cache, log, isReady }));
  http.get("/readyz", async (c) => {
    const ready = await isReady();
    return c.text(ready ? "ready" : "not ready", ready ? 200 : 503, { "Cache-Control": "no-store" });
  });
  http.get("/assets/*", async (c, next) => {
    const { path, raw } = c.req;
    const current = await serveFile(join(root, "build", "client"), path, foreverKept, raw, files);
    return current ?? (await serveFile(settings.DATA_DIR, path, foreverKept, raw, files)) ?? next();
  });
  http.get("/pictures/own/*", async (c) => {
    const { path, raw } = c.req;
    if (leadsToReviewPicture(path))
      return (await serveShownPicture({ sql, settings, log }, path, raw)) ?? c.text("There is no such picture.", 404);
    const here = () => serveFile(settings.DATA_DIR, path, foreverKept, raw, files);
    const brought = async () =>
      (await bringPicture(settings, path.slice("/pictures/".length), log)) ? here() : undefined;
    return (await here()) ?? (await brought()) ?? c.text("There is no such picture.", 404);
  });
  http.get("/pictures/*", async (c) => {
    const name = c.req.path.slice("/pictures/".length);
    const own = await serveFile(join(settings.SHOP_FOLDER, "pictures"), name, dayKept, c.req.raw, files);
    const file =
      own ??
      (await drawnPicture(name, settings)) ??
      (await serveFile(renderedPictures, name, dayKept, c.req.raw, files));
    return file ?? c.text("There is no such picture.", 404);
  });
  if (office) {
    http.all(`${officePath}/api/*`, (c) => office.fetch(c.req.raw));
    http.route(officePath, officeFiles(settings));
  }
  http.get(`${previewPath}/:token`, async (c) => {
    const product = await readPreview(sql, c.req.param("token"));
    if (!product) return c.text("This preview has had its time. Change something, or press v again.", 404);
    const office = settings.OFFICE_URL ? new URL(settings.OFFICE_URL).origin : "'self'";
    return renderPreview({ storefront, ask, log }, product, c.req.raw, office);
  });
  if (preview)
    http.get(`${shopPreviewPath}/:token/*`, (c) =>
      preview(c.req.raw, (previewed, page) => renderPage(storefront, previewed, page, log)),
    );
  http.route("/", others);
  http.route("/", ownFiles(settings));
  http.all(`${apiBase}/*`, async (c) => {
    if (c.req.method === "GET" || c.req.method === "HEAD")
      return throughCache(cache, c.req.raw, async (asked) => freshAnswer(await api.fetch(asked)), theDay());
    // What is sent is answered to him who sent it, and kept for nobody.
    const answer = await api.fetch(c.req.raw);
    answer.headers.delete("Cache-Tag");
    return answer;
  });
  const asKept = settings.CDN_PURGE_URL ? forCdn : (page: Fresh) => page;
  http.all("*", async (c) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") {
      const file = await serveFile(join(root, "build", "client"), c.req.path, dayKept, c.req.raw);
      if (file) return file;
    }
    await checkPosted(c.req.raw);
    const answer = await throughCache(
      cache,
      c.req.raw,
      (asked) => rendering.run(() => renderPage(storefront, ask, asked, log)).then(asKept),
      theDay(),
    );
    const isMissing = answer.status === 404 && (c.req.method === "GET" || c.req.method === "HEAD");
    const moved = isMissing ? await movedTo(sql, new URL(c.req.url)) : undefined;
    return moved === undefined
      ? answer
      : new Response(null, { status: 301, headers: { Location: moved, ...hourKept } });
  });
  return http;
}
