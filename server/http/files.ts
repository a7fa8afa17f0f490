import { createReadStream, existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { Readable } from "node:stream";
import { type Encoding, encodingOf } from "./encoding.ts";
import { endings, type FileMemory, largest } from "./fileMemory.ts";
import { knows, sentHeaders } from "./ready.ts";

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
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".mp3": "audio/mpeg",
  ".m4a": "audio/mp4",
  ".ogg": "audio/ogg",
  ".wav": "audio/wav",
  ".vtt": "text/vtt; charset=utf-8",
};

/**
 * Serves files of `folder` with the given Cache-Control; undefined when there is no such file. A name can't lead out of
 * the folder. Files that were compressed by the build (`.br`, `.gz` beside them) are sent so; one range of a file is sent as it
 * is. `memory` takes what was asked for whole, for the quick way.
 */
export async function serveFile(
  folder: string,
  name: string,
  cacheControl: string,
  request: Request,
  memory?: FileMemory,
): Promise<Response | undefined> {
  const type = types[extname(name).toLowerCase()];
  const path = normalize(join(folder, name));
  if (!type || name.includes("\0") || !path.startsWith(folder + sep)) return undefined;
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) return undefined;
  const etag = `W/"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}"`;
  const headers = { "Accept-Ranges": "bytes", "Cache-Control": cacheControl, "Content-Type": type };
  const sent = (encoding?: Encoding, length?: number) => sentHeaders({ headers, etag }, encoding, length);
  if (knows(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers: sent() });
  const range = rangeOf(request, info.size);
  if (range === "none")
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${info.size}` } });
  if (range) {
    const { start, end } = range;
    const part = sent("identity", end - start + 1);
    part.set("Content-Range", `bytes ${start}-${end}/${info.size}`);
    return new Response(request.method === "HEAD" ? null : read(path, range), { status: 206, headers: part });
  }
  const there = { br: existsSync(path + endings.br), gzip: existsSync(path + endings.gzip) };
  const encoding = encodingOf(request.headers.get("Accept-Encoding"), there);
  const file = encoding === "identity" ? path : path + endings[encoding];
  const { size } = encoding === "identity" ? info : await stat(file);
  if (request.method === "HEAD") return new Response(null, { headers: sent(encoding, size) });
  if (info.size <= largest) void memory?.take(new URL(request.url).pathname, path, { etag, headers, there });
  return new Response(read(file), { headers: sent(encoding, size) });
}

const read = (file: string, range?: { start: number; end: number }) =>
  Readable.toWeb(createReadStream(file, range)) as ReadableStream;

/**
 * The one range of bytes that is asked for; undefined: the whole file, as for several ranges or with `If-Range`, which our weak
 * ETags never fulfil (RFC 9110, 13.1.5); "none": it begins after the end.
 */
function rangeOf(request: Request, size: number): { start: number; end: number } | "none" | undefined {
  if (request.method !== "GET" || request.headers.has("If-Range")) return undefined;
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("Range")?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  return start >= size || (from === "" && Number(to) === 0) ? "none" : { start, end };
}
