import { ApiError } from "../http/reply.ts";
import { isExcel, isWorkbook, signLength } from "../sheets/workbook.ts";

/** The stream as it is; a workbook ends it with an ApiError of 422. */
export async function* noWorkbook(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start = Buffer.alloc(0);
  for await (const piece of stream) {
    if (start.length < signLength) start = Buffer.concat([start, piece.subarray(0, signLength)]);
    if (isWorkbook(start)) throw new ApiError(422, isExcel, { errors: { file: isExcel } });
    yield piece;
  }
}
