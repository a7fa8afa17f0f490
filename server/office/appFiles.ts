import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { serveFile } from "../http/files.ts";
import { keepAssets } from "../http/keepAssets.ts";
import { noTrustedTypes, reporting } from "../http/securityHeaders.ts";
import type { Settings } from "../settings.ts";
import { faviconSvg } from "../shop/drawn.ts";

const built = join(import.meta.dirname, "..", "..", "build");
const foreverKept = "public, max-age=31536000, immutable";
const dayKept = "public, max-age=86400";

/**
 * The app's policy: its own files and calls, nothing inline, nothing from elsewhere, in nobody's frame. In frames of its own it
 * has a PDF that is printed and, where the shop has another origin, a page of the shop.
 */
const policyFor = ({ PUBLIC_URL }: Pick<Settings, "PUBLIC_URL">): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "media-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${PUBLIC_URL ? new URL(PUBLIC_URL).origin : ""}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    noTrustedTypes,
    reporting,
  ].join("; ");

type AppSettings = Pick<Settings, "PUBLIC_URL" | "SHOP_MODE" | "SHOP_FOLDER" | "DATA_DIR" | "colours" | "shop">;

const digest = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);

/**
 * The app's page: it tells the app whose shop this is before anybody is signed in, and is in the owner's colours where they
 * are not those that it was built with. Undefined where the app is not built.
 */
function readPage({ colours, shop, SHOP_MODE }: AppSettings, folder: string): string | undefined {
  const file = join(folder, "office", "index.html");
  if (!existsSync(file)) return undefined;
  const own = colours.sheet && `<link rel="stylesheet" href="/office/colours.css?${digest(colours.sheet)}">`;
  const told = `<html data-shop="${encodeURIComponent(shop.name)}" data-mode="${SHOP_MODE}"`;
  return readFileSync(file, "utf8")
    .replace("<html", () => told)
    .replace("</head>", () => `${own}</head>`);
}

/** Keeps the app's files beyond its next build, for tabs that are open then. `folder`: where the builds lie. */
export async function keepOfficeAssets(dataDir: string, folder = built): Promise<void> {
  const assets = join(folder, "office", "assets");
  if (existsSync(assets)) await keepAssets(assets, join(dataDir, "office", "assets"));
}

/**
 * The office's app below `/office`, on a host that serves the office: its page for every path that is no file, and its files.
 * Where it is not built nothing is served. `folder`: where the builds lie.
 */
export function officeFiles(settings: AppSettings, folder = built): Hono {
  const page = readPage(settings, folder);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-cache",
    "Content-Security-Policy": policyFor(settings),
    ETag: `"${digest(page ?? "")}"`,
  };
  const app = new Hono();
  app.get("/assets/*", async (c, next) => {
    const { path, raw } = c.req;
    const current = await serveFile(folder, path, foreverKept, raw);
    return current ?? (await serveFile(settings.DATA_DIR, path, foreverKept, raw)) ?? next();
  });
  app.get("/colours.css", (c) =>
    c.body(settings.colours.sheet, 200, { "Content-Type": "text/css; charset=utf-8", "Cache-Control": foreverKept }),
  );
  app.get("/favicon.svg", async (c) => {
    const own = await serveFile(join(settings.SHOP_FOLDER, "public"), "/favicon.svg", dayKept, c.req.raw);
    return own ?? c.body(faviconSvg(settings), 200, { "Content-Type": "image/svg+xml", "Cache-Control": dayKept });
  });
  app.get("/*", (c, next) => {
    if (page === undefined || c.req.path.startsWith("/office/assets/")) return next();
    return c.req.header("If-None-Match") === headers.ETag ? c.body(null, 304, headers) : c.body(page, 200, headers);
  });
  return app;
}
