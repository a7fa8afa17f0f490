import { readStream } from "./readStream.ts";
import { ApiError } from "./reply.ts";

/** The largest body that anything may be sent, in bytes. The door holds it before a request is made. */
export const bodyLimit = 64 * 1024;
export const tooLarge = "That is too much to send at once.";
export const tooLate = "That took too long to come.";

/** Bodies that are in memory already, as the door has read them: whoever has the request needs no stream for its bytes. */
const known = new WeakMap<Request, Buffer>();

/** A request with a body that has been read. */
export function requestWith(body: Buffer, address: string, init: { method: string; headers: Headers }): Request {
  const request = new Request(address, { ...init, body: body as Buffer<ArrayBuffer> });
  known.set(request, body);
  return request;
}

/** Reads a body of at most `limit` bytes. 413 when there is more, whatever Content-Length claims. */
export async function readBytes(request: Request, limit = bodyLimit): Promise<Buffer> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw new ApiError(413, tooLarge);
  const read = request.bodyUsed ? undefined : known.get(request);
  if (read && read.length <= limit) return read;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) throw new ApiError(413, tooLarge);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A body that the door has left on the line: it may not fall silent on its way. */
async function readLong(request: Request, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of await readStream({ types: ["application/json"], most }, request)) parts.push(part);
  return Buffer.concat(parts);
}

/** The charset that a Content-Type names, in small letters; UTF-8 where it names none. */
const charsetOf = (type: string): string => /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type)?.[1]?.toLowerCase() ?? "utf-8";

/**
 * Reads a JSON body; of up to `most` bytes where it may be larger than others. 415 for another type or charset, 413 for more than that,
 * 400 for what is not JSON in UTF-8.
 */
export async function readJson(request: Request, most?: number): Promise<unknown> {
  const type = request.headers.get("Content-Type") ?? "";
  if (type.split(";")[0]?.trim().toLowerCase() !== "application/json")
    throw new ApiError(415, "Please send JSON (Content-Type: application/json).");
  if (!["utf-8", "utf8"].includes(charsetOf(type)))
    throw new ApiError(415, "Please send JSON in UTF-8 (charset=utf-8).");
  const bytes = await (most === undefined ? readBytes(request) : readLong(request, most));
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, "The body is not readable JSON.");
  }
}
