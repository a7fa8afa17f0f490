import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

const compressed = ["br", "gzip"] as const;
const named = { br: /\bbr\b/, gzip: /\bgzip\b/ };

/** The best of the encodings that there are (those that have a body), by what the browser said of them (`Accept-Encoding`). */
export const encodingOf = (
  accepted: string | null | undefined,
  there: Partial<Record<Encoding, unknown>> = named,
): Encoding => compressed.find((encoding) => there[encoding] && named[encoding].test(accepted ?? "")) ?? "identity";

/** Compresses off the event loop. Brotli's quality goes from 0 to 11, gzip's from 1 to 9. */
export const encode = {
  br: (body: Buffer, quality: number): Promise<Buffer> =>
    asBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer, level: number): Promise<Buffer> => asGzip(body, { level }),
};
