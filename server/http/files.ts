import { createReadStream, existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { Readable } from "node:stream";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".otf": "font/otf",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves files of `folder` with the given Cache-Control; undefined when there is no such file. A name can't lead out of
 * the folder. Files that were compressed by the build (`.br`, `.gz` beside them) are sent so.
 */
export async function serveFile(
  folder: string,
  name: string,
  cacheControl: string,
  request: Request,
): Promise<Response | undefined> {
  const type = types[extname(name).toLowerCase()];
  const path = normalize(join(folder, name));
  if (!type || name.includes("\0") || !path.startsWith(folder + sep)) return undefined;
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  const encoding =
    /\bbr\b/.test(accepted) && existsSync(`${path}.br`)
      ? "br"
      : /\bgzip\b/.test(accepted) && existsSync(`${path}.gz`)
        ? "gzip"
        : undefined;
  const file = encoding === "br" ? `${path}.br` : encoding === "gzip" ? `${path}.gz` : path;
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) return undefined;
  const etag = `W/"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    "Content-Type": type,
    "Cache-Control": cacheControl,
    ETag: etag,
    Vary: "Accept-Encoding",
  };
  if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
  if (encoding) headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(info.size);
  if (request.method === "HEAD") return new Response(null, { headers });
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers });
}
