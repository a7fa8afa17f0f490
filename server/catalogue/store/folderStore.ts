import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isPictureFile, type PictureStore } from "./pictureStore.ts";

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Pictures in a folder of this machine, or one that several share. */
export function folderStore(folder: string): PictureStore {
  return {
    read: (name) =>
      readFile(join(folder, name)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    async write(name, bytes) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      // Nobody meets half a file, and two who write the same one don't meet each other.
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, bytes);
      await rename(part, path);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async *list() {
      const names = (await readdir(join(folder, "own")).catch(() => [])).map((name) => `own/${name}`);
      for (let at = 0; at < names.length; at += 100)
        yield await Promise.all(
          names
            .slice(at, at + 100)
            .filter(isPictureFile)
            .map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
        );
    },
  };
}
