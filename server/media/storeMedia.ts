import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MediaFile } from "../../contract/office/media.ts";
import { mediaBeginning, whyNoMedia } from "../../contract/office/mediaKinds.ts";
import { isBucketAway } from "../catalogue/store/bucketStore.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { orNoRoom, writeStream } from "../http/writeStream.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { comingIn } from "./folder.ts";
import { keepMedia } from "./keepMedia.ts";
import { readMedia } from "./read/readMedia.ts";
import { NoMedia } from "./read/source.ts";

const refused = (problem: string) => new ApiError(422, problem, { errors: { file: problem } });

/** Throws an ApiError of 422 for what can be no film and no sound by its beginning. */
const check = (start: string) => {
  const why = whyNoMedia(start);
  if (why) throw refused(why);
};

/** What somebody hears whose file could not be kept for a reason that is not the file's. */
function told(thrown: unknown): unknown {
  if (isBucketAway(thrown))
    return new ApiError(503, "The bucket for pictures can’t be reached just now. Please try again in a moment.");
  return thrown instanceof NoMedia ? refused(thrown.message) : orNoRoom(thrown);
}

/**
 * Keeps a sound or film that comes in, told by its bytes, and writes down who sent it. Throws an ApiError for what phones don't play as it
 * is (422), breaks off (400), is too large (413), or can't be kept now (503).
 */
export async function storeMedia(
  shop: Pick<Shop, "sql" | "settings">,
  { name, stream }: { name: string; stream: AsyncIterable<Uint8Array> },
  by: Staff,
): Promise<MediaFile> {
  const path = join(comingIn(shop.settings), `${randomUUID()}.part`);
  try {
    await mkdir(comingIn(shop.settings), { recursive: true });
    await writeStream(path, stream, { beginning: mediaBeginning, check });
    const { kind, type, ending, seconds } = await readMedia(path);
    const { src, bytes } = await keepMedia(shop, path, ending);
    return await transaction(shop.sql, async (tx) => {
      await tx`
        insert into media_file (src, kind, type, bytes, seconds, name)
        values (${src}, ${kind}, ${type}, ${bytes}, ${seconds}, ${name}) on conflict do nothing`;
      await recordAct(tx, by, { act: "media.upload", thing: "media", id: src, after: { name, bytes, kind } });
      const [file] = await tx<MediaFile[]>`
        select src, kind, type, bytes, seconds, name, small, small_bytes from media_file where src = ${src}`;
      if (!file) throw new Error(`${src} has just gone.`);
      return file;
    });
  } catch (thrown) {
    throw told(thrown);
  } finally {
    await rm(path, { force: true });
  }
}
