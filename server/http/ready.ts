import type { Encoding } from "./encoding.ts";

/** An answer that is the same for everybody, ready to be sent: its headers, its ETag, and its body in the encodings that there are. */
export type Ready = {
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
};

/** The headers of such an answer in an encoding, of so many bytes; without one, of the word that the browser has it already. */
export function sentHeaders(
  { headers, etag }: Pick<Ready, "headers" | "etag">,
  encoding?: Encoding,
  length?: number,
): Headers {
  const sent = new Headers(headers);
  sent.set("ETag", etag);
  sent.set("Vary", "Accept-Encoding");
  if (encoding === undefined) return sent;
  if (encoding !== "identity") sent.set("Content-Encoding", encoding);
  sent.set("Content-Length", String(length));
  return sent;
}

/** Whether a browser that said `If-None-Match` has this answer already. */
export const knows = (said: string | null | undefined, own: string): boolean =>
  said?.split(",").some((etag) => etag.trim() === own || etag.trim() === "*") ?? false;
