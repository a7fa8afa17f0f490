import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that the browser takes. */
export function encodingFor(request: Request): Encoding {
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

/** Compresses off the event loop. Brotli's quality goes from 0 to 11, gzip's from 1 to 9. */
export const encode = {
  br: (body: Buffer, quality: number): Promise<Buffer> =>
    asBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer, level: number): Promise<Buffer> => asGzip(body, { level }),
};
