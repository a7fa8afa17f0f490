import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** For how long a release's files are served after another has replaced it, in days: tabs stay open. */
const kept = 30;

/**
 * Copies the build's files, whose names are made from their contents, to a folder that outlives the build, so that a page
 * that was loaded before a new release still finds its scripts. Older ones than a month go.
 */
export async function keepAssets(build: string, archive: string, now = new Date()): Promise<void> {
  await mkdir(archive, { recursive: true });
  for (const name of await readdir(build)) {
    const copy = join(archive, name);
    if (existsSync(copy)) await utimes(copy, now, now);
    else await copyFile(join(build, name), copy);
  }
  for (const name of await readdir(archive)) {
    const { mtimeMs } = await stat(join(archive, name));
    if (now.getTime() - mtimeMs > kept * 86_400_000) await rm(join(archive, name));
  }
}
