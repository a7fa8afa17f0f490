import type { Stream } from "../../contract/answer.ts";
import { ApiError } from "./reply.ts";

/** For how long nothing of a file may come before it is given up, in milliseconds. */
const silence = 15_000;

const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024 / 1024))} MB`;

/** What somebody hears whose file is larger than so many bytes. */
export const fileTooLarge = (most: number): string => `The file is larger than ${megabytes(most)}.`;

const brokenOff = () => new ApiError(400, "The file did not come whole. Please send it again.");

function requireType(types: readonly string[], request: Request): void {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const ofItsKind = `${type.split("/")[0]}/*`;
  if (!types.includes(type) && !types.includes(ofItsKind))
    throw new ApiError(415, `Please send a file of another type (Content-Type: ${types.join(", ")}).`);
}

/** The next bytes that are no empty piece; undefined at the end. */
async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(brokenOff()), silence);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise]);
      if (done) return undefined;
      if (value.byteLength > 0) return value;
    }
  } catch {
    throw brokenOff();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The body of a request as it comes, none of it kept: whoever reads slowly makes the sender wait. Throws an ApiError of
 * 415 for another type, 413 for what is said to be too large, 400 for no body; and while it is read 413 as soon as more than
 * `most` bytes have come, 400 when it breaks off or falls silent.
 */
export async function readStream({ types, most }: Stream, request: Request): Promise<AsyncIterable<Uint8Array>> {
  requireType(types, request);
  const tooLarge = () => new ApiError(413, fileTooLarge(most));
  if (Number(request.headers.get("Content-Length") ?? 0) > most) throw tooLarge();
  const reader = request.body?.getReader();
  const first = reader && (await nextPiece(reader));
  if (!reader || !first) throw new ApiError(400, "There is nothing in the file.");
  return (async function* () {
    let size = 0;
    for (let piece: Uint8Array | undefined = first; piece; piece = await nextPiece(reader)) {
      size += piece.byteLength;
      if (size > most) throw tooLarge();
      yield piece;
    }
  })();
}
