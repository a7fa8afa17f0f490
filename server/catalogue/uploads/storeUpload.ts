import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { beginning, problemWords, whyNoPicture } from "../../../contract/office/pictureKinds.ts";
import { transaction } from "../../database/transaction.ts";
import { ApiError } from "../../http/reply.ts";
import { step } from "../../orders/steps.ts";
import type { Shop } from "../../shop/shop.ts";
import type { Staff } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";
import { uploadsOf } from "./folders.ts";

const noRoom = () => new ApiError(503, "The shop's disk is full. Please tell whoever looks after the machine.");

/** Writes a file whole and to the disk, and answers its size; one that can be no picture is read no further. */
async function writeFile(path: string, stream: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, "w", 0o600);
  try {
    let [size, start, looked] = [0, "", false];
    const look = () => {
      looked = true;
      const why = whyNoPicture(start);
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
 * Keeps a file that comes in below DATA_DIR/uploads and answers its upload's id: from then on it is developed, whatever
 * becomes of this process. Throws an ApiError for what is no picture (422), breaks off, is too large, or when the disk is full.
 */
export async function storeUpload(
  { sql, settings }: Pick<Shop, "sql" | "settings">,
  sent: { name: string; stream: AsyncIterable<Uint8Array> },
  by: Staff,
): Promise<string> {
  const name = sent.name;
  const [row] = await sql<
    { id: string }[]
  >`insert into upload (staff_id, name) values (${by.staffId}, ${name}) returning id`;
  const id = row?.id ?? "";
  const path = join(uploadsOf(settings), id);
  try {
    await mkdir(uploadsOf(settings), { recursive: true });
    const bytes = await writeFile(`${path}.part`, sent.stream);
    await rename(`${path}.part`, path);
    await step("upload: received");
    await transaction(sql, async (tx) => {
      await tx`update upload set bytes = ${bytes} where id = ${id}`;
      await tx`update upload set state = 'stored' where id = ${id} and state = 'receiving'`;
      await recordAct(tx, by, { act: "pictures.upload", thing: "upload", id, after: { name, bytes } });
    });
    await step("upload: stored");
    return id;
  } catch (thrown) {
    const error = (thrown as NodeJS.ErrnoException).code === "ENOSPC" ? noRoom() : thrown;
    const problem = error instanceof ApiError ? error.message : "It could not be kept. Please send it again.";
    await sql`update upload set state = 'failed', problem = ${problem} where id = ${id} and state = 'receiving'`;
    await rm(`${path}.part`, { force: true });
    throw error;
  }
}
