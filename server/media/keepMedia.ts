import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { folderStore } from "../catalogue/store/folderStore.ts";
import { sendFile } from "../catalogue/store/sharedPictures.ts";
import { picturesOf } from "../catalogue/uploads/folders.ts";
import type { Shop } from "../shop/shop.ts";

type Part = Pick<Shop, "settings">;

/** The first letters of a SHA-256, of which the names of what is kept are made. */
const named = (digest: string) => digest.slice(0, 20);

/** Moves a file, to another disk too: nobody meets half of it. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EXDEV") throw error;
    const part = `${to}.${randomUUID()}.part`;
    await copyFile(from, part);
    await rename(part, to);
  });
}

/**
 * Keeps a whole file for good under a name of its bytes, in the bucket too where there is one, and answers where it is served and how
 * many bytes it has. Throws where the bucket does not take it.
 */
export async function keepMedia(
  { settings }: Part,
  path: string,
  ending: string,
): Promise<{ src: string; bytes: number }> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  const name = `own/${named(hash.digest("hex"))}.${ending}`;
  const kept = join(picturesOf(settings), name);
  const { size } = await stat(path);
  await mkdir(dirname(kept), { recursive: true });
  await move(path, kept);
  await sendFile(settings, name);
  return { src: `/pictures/${name}`, bytes: size };
}

/** Keeps captions as a file beside their film; where it is served. */
export async function keepCaptions({ settings }: Part, captions: string): Promise<string> {
  const name = `own/${named(createHash("sha256").update(captions).digest("hex"))}.vtt`;
  await folderStore(picturesOf(settings)).write(name, Buffer.from(captions));
  await sendFile(settings, name);
  return `/pictures/${name}`;
}
