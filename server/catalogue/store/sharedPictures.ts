import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "../../../studio/needed.ts";
import { ApiError } from "../../http/reply.ts";
import { BreakerOpen } from "../../limits/circuitBreaker.ts";
import { WorkQueue } from "../../limits/workQueue.ts";
import type { Log } from "../../log.ts";
import type { Settings } from "../../settings.ts";
import { picturesOf } from "../uploads/folders.ts";
import { type BucketSettings, bucketStore } from "./bucketStore.ts";
import { folderStore } from "./folderStore.ts";
import { isPictureFile } from "./pictureStore.ts";

type Place = BucketSettings & Pick<Settings, "DATA_DIR">;

/** How much is fetched at once, and waits: who comes then hears so at once. */
const fetching = new WorkQueue("bucket", 16, 200);

/** What somebody hears whose picture lies in a bucket that can't be asked. */
const away = () =>
  new ApiError(
    503,
    "The pictures can’t be reached just now. Please try again in a moment.",
    {},
    { "Retry-After": "10", "Cache-Control": "no-store" },
  );

/** What is on its way from the bucket: many who ask for one file wait for the same answer. */
const underWay = new Map<string, Promise<boolean>>();

/**
 * Sees to it that a file of a photograph lies in this node's folder, from the bucket where there is one; whether it does then. Throws
 * an ApiError of 503 while the bucket can't be asked: at once, when that is known. `log` hears why.
 */
export async function bringPicture(settings: Place, name: string, log?: Log): Promise<boolean> {
  const folder = picturesOf(settings);
  if (!isPictureFile(name)) return false;
  const path = join(folder, name);
  if (existsSync(path)) return true;
  const bucket = bucketStore(settings);
  if (!bucket) return false;
  const known = underWay.get(path);
  if (known) return known;
  const bringing = fetching
    .run(async () => {
      const bytes = await bucket.read(name);
      if (bytes) await folderStore(folder).write(name, bytes);
      return bytes !== undefined;
    })
    .catch((error: unknown) => {
      // Said by those who asked it, not by all whom it was spared.
      if (!(error instanceof BreakerOpen)) log?.warn({ event: "bucket", err: error }, "a picture could not be brought");
      throw error instanceof ApiError ? error : away();
    })
    .finally(() => underWay.delete(path));
  underWay.set(path, bringing);
  return bringing;
}

/** Takes a photograph's files away, from the bucket too where there is one; other nodes keep theirs until they look. */
export async function removePicture(settings: Place, picture: string): Promise<void> {
  const bucket = bucketStore(settings);
  for (const { path } of filesOf(picture.replace(/^\/pictures\//, ""))) {
    await folderStore(picturesOf(settings)).remove(path);
    await bucket?.remove(path);
  }
}

/** Sends a file from this node's folder to the bucket, where there is one: 'own/HASH.mp4'. Throws where it does not take it. */
export async function sendFile(settings: Place, name: string): Promise<void> {
  const bucket = bucketStore(settings);
  if (!bucket) return;
  const bytes = await folderStore(picturesOf(settings)).read(name);
  if (!bytes) throw new Error(`${name} has just gone from ${picturesOf(settings)}.`);
  await bucket.write(name, bytes);
}

/** Sends a photograph's files from this node's folder to the bucket, where there is one. Throws where it does not take them. */
export async function sendPicture(settings: Place, picture: string): Promise<void> {
  for (const { path } of filesOf(picture.replace(/^\/pictures\//, ""))) await sendFile(settings, path);
}
