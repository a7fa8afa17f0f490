import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { beginning, problemWords } from "../../../contract/office/pictureKinds.ts";
import type { Transaction } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import { ApiError } from "../../http/reply.ts";
import { step } from "../../orders/steps.ts";
import type { Shop } from "../../shop/shop.ts";
import { uploadsOf } from "./folders.ts";

/** A file on its way in, and why one that begins so can be no picture; undefined: it may be one. */
type Coming = { stream: AsyncIterable<Uint8Array>; whyNot: (start: string) => string | undefined };

const noRoom = () => new ApiError(503, "The shop's disk is full. Please tell whoever looks after the machine.");

/** Writes a file whole and to the disk, and answers its size; one that can be no picture is read no further. */
async function writeFile(path: string, { stream, whyNot }: Coming): Promise<number> {
  const file = await open(path, "w", 0o600);
  try {
    let [size, start, looked] = [0, "", false];
    const look = () => {
      looked = true;
      const why = whyNot(start);
      if (why) throw new ApiError(422, problemWords(why), { errors: { file: problemWords(why) } });
    };
    for await (const piece of stream) {
      if (!looked) {
        start = (start + Buffer.from(piece.subarray(0, beginning)).toString("latin1")).slice(0, beginning);
        if (start.length === beginning) look();
      }
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

/**
 * Takes in the file of an upload that is written down, below DATA_DIR/uploads: from then on it is developed, whatever becomes of
 * this process. `kept` runs in the transaction that says so, with its bytes. Throws an ApiError for what is no picture (422),
 * breaks off, is too large, or when the disk is full.
 */
export async function receiveUpload(
  { sql, settings }: Pick<Shop, "sql" | "settings">,
  id: string,
  coming: Coming,
  kept: (tx: Transaction, bytes: number) => Promise<void>,
): Promise<void> {
  const path = join(uploadsOf(settings), id);
  try {
    await mkdir(uploadsOf(settings), { recursive: true });
    const bytes = await writeFile(`${path}.part`, coming);
    await rename(`${path}.part`, path);
    await step("upload: received");
    await transaction(sql, async (tx) => {
      await tx`update upload set bytes = ${bytes} where id = ${id}`;
      await tx`update upload set state = 'stored' where id = ${id} and state = 'receiving'`;
      await kept(tx, bytes);
    });
    await step("upload: stored");
  } catch (thrown) {
    const error = (thrown as NodeJS.ErrnoException).code === "ENOSPC" ? noRoom() : thrown;
    const problem = error instanceof ApiError ? error.message : "It could not be kept. Please send it again.";
    await sql`update upload set state = 'failed', problem = ${problem} where id = ${id} and state = 'receiving'`;
    await rm(`${path}.part`, { force: true });
    throw error;
  }
}
