import { ApiError } from "../http/reply.ts";

const isExcel = "This is an Excel workbook. Please save it as CSV (File, Save as, CSV UTF-8) and send that.";

/** The stream as it is; a workbook ends it with an ApiError of 422. */
export async function* noWorkbook(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start = "";
  for await (const piece of stream) {
    if (start.length < 4) start += Buffer.from(piece.subarray(0, 4)).toString("latin1");
    if (start.startsWith("PK\u0003\u0004") || start.startsWith("\u00d0\u00cf\u0011\u00e0"))
      throw new ApiError(422, isExcel, { errors: { file: isExcel } });
    yield piece;
  }
}
