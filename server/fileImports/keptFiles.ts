import { createHash } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SentFile } from "../../contract/office/files.ts";
import type { Settings } from "../settings.ts";

/** A file as it is kept: what is told of it, whose it is, and when its process was last heard of (milliseconds). */
export type KeptFile = SentFile & { staffId: number | null; written: string | undefined; heard: number };

/** For how long a file is kept, and after which silence its process is taken for dead, in milliseconds. */
const times = { kept: 86_400_000, silence: 30_000 };

const ended =
  "The process that read it ended in the middle. What was done stands: send the file again to see what is left of it.";

/** Files that were sent, each beside what is known of it, below DATA_DIR/imports. */
export function keptFiles({ DATA_DIR }: Pick<Settings, "DATA_DIR">) {
  const folder = join(DATA_DIR, "imports");
  const pathOf = (id: string) => join(folder, `${id}.csv`);
  const noteOf = (id: string) => join(folder, `${id}.json`);
  return {
    pathOf,
    /** Writes a file as it comes, and answers its size in bytes and its digest. What breaks off leaves nothing. */
    async receive(id: string, stream: AsyncIterable<Uint8Array>): Promise<{ bytes: number; digest: string }> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(id), "w", 0o600);
      const hash = createHash("sha256");
      let bytes = 0;
      try {
        for await (const piece of stream) {
          hash.update(piece);
          bytes += piece.byteLength;
          await file.appendFile(piece);
        }
      } catch (error) {
        await rm(pathOf(id), { force: true });
        throw error;
      } finally {
        await file.close();
      }
      return { bytes, digest: hash.digest("hex") };
    },
    async keep(kept: KeptFile): Promise<void> {
      await writeFile(`${noteOf(kept.id)}.part`, JSON.stringify(kept), { mode: 0o600 });
      await rename(`${noteOf(kept.id)}.part`, noteOf(kept.id));
    },
    /** A file as it is now; undefined for one that is not there, or another's. */
    async find(id: string, staffId: number | null): Promise<KeptFile | undefined> {
      const text = await readFile(noteOf(id), "utf8").catch(() => undefined);
      const kept = text === undefined ? undefined : (JSON.parse(text) as KeptFile);
      if (kept?.staffId !== staffId) return undefined;
      const isDead = (kept.state === "reading" || kept.state === "applying") && Date.now() - kept.heard > times.silence;
      return isDead ? { ...kept, state: "failed", problem: ended } : kept;
    },
    /** Forgets what was sent a day ago. */
    async sweep(): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > times.kept) await rm(join(folder, name), { force: true });
      }
    },
  };
}
