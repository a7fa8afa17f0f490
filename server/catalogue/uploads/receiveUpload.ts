import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { beginning, problemWords } from "../../../contract/office/pictureKinds.ts";
import type { Transaction } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import { ApiError } from "../../http/reply.ts";
import { orNoRoom, writeStream } from "../../http/writeStream.ts";
import type { Shop } from "../../shop/shop.ts";
import { step } from "../../steps.ts";
import { uploadsOf } from "./folders.ts";

/** A file on its way in, and why one that begins so can be no picture; undefined: it may be one. */
type Coming = { stream: AsyncIterable<Uint8Array>; whyNot: (start: string) => string | undefined };

/** Throws an ApiError of 422 for a file that can be no picture by its beginning. */
const checkBy = (whyNot: Coming["whyNot"]) => (start: string) => {
  const why = whyNot(start);
  if (why) throw new ApiError(422, problemWords(why), { errors: { file: problemWords(why) } });
};

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
    const bytes = await writeStream(`${path}.part`, coming.stream, { beginning, check: checkBy(coming.whyNot) });
    await rename(`${path}.part`, path);
    await step("upload: received");
    await transaction(sql, async (tx) => {
      await tx`update upload set bytes = ${bytes} where id = ${id}`;
      await tx`update upload set state = 'stored' where id = ${id} and state = 'receiving'`;
      await kept(tx, bytes);
    });
    await step("upload: stored");
  } catch (thrown) {
    const error = orNoRoom(thrown);
    const problem = error instanceof ApiError ? error.message : "It could not be kept. Please send it again.";
    await sql`update upload set state = 'failed', problem = ${problem} where id = ${id} and state = 'receiving'`;
    await rm(`${path}.part`, { force: true });
    throw error;
  }
}
