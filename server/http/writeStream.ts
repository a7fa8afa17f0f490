import { open } from "node:fs/promises";
import { inTurn } from "../jobs/ordersFirst.ts";
import { ApiError } from "./reply.ts";

/** So many milliseconds apart pieces of files (64 KB) are taken while orders come: some 3 MB a second of all files together. */
const apart = 20;

/** How many bytes of a file's beginning are looked at, and what throws where one that begins so is not taken. */
type Look = { beginning: number; check: (start: string) => void };

/** Writes a file whole and to the disk, standing back while orders run, and answers its size; one that is not taken is read no further. */
export async function writeStream(
  path: string,
  stream: AsyncIterable<Uint8Array>,
  { beginning, check }: Look,
): Promise<number> {
  const file = await open(path, "w", 0o600);
  try {
    let [size, start, looked] = [0, "", false];
    const look = () => {
      looked = true;
      check(start);
    };
    for await (const piece of stream) {
      if (!looked) {
        start = (start + Buffer.from(piece.subarray(0, beginning)).toString("latin1")).slice(0, beginning);
        if (start.length === beginning) look();
      }
      await inTurn(apart);
      await file.appendFile(piece);
      size += piece.byteLength;
    }
    if (!looked) look();
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

/** What was thrown while a file was written; a full disk in words. */
export const orNoRoom = (thrown: unknown): unknown =>
  (thrown as NodeJS.ErrnoException).code === "ENOSPC"
    ? new ApiError(503, "The shop's disk is full. Please tell whoever looks after the machine.")
    : thrown;
