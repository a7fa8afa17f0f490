import type { Settings } from "../settings.ts";
import { unwritable } from "../unwritable.ts";
import { PostgresError } from "./driver.ts";

/** What PostgreSQL or the system says, and what is to be done about it where DATA_DIR lies. */
const causes: [said: RegExp, words: (folder: string) => string][] = [
  [
    /no space left on device|disk quota exceeded/i,
    (folder) =>
      `There is no room where DATA_DIR lies (${folder}). Make room there, or set DATA_DIR to a folder on a larger disk.`,
  ],
  [
    /read-only file system/i,
    (folder) => `Where DATA_DIR lies (${folder}) nothing can be written. Set DATA_DIR to a folder that can be changed.`,
  ],
  [
    /permission denied/i,
    (folder) => `The database may not write where DATA_DIR lies (${folder}). Give the folder to who starts the shop.`,
  ],
  [
    /files are incompatible with server/i,
    (folder) =>
      `The database in DATA_DIR (${folder}) was made by another version of PostgreSQL. Start the shop with that one, or restore a backup.`,
  ],
  [
    /cannot allocate memory|could not (create|map) .*shared memory/i,
    () => "There is not enough memory for the database. Make some free, or set DATABASE_URL to one on another machine.",
  ],
];

/** Why the embedded database of a folder does not come up, by what was said: what to do first, then the line that told it. */
export function whyNoDatabase(folder: string, said: string): string | undefined {
  for (const [pattern, words] of causes) {
    const line = said.split("\n").find((one) => pattern.test(one));
    if (line !== undefined) return `${words(folder)}\n${line.trim()}`;
  }
  return undefined;
}

/** An error of a start in words: that DATA_DIR can't be written to or its disk is full, and else the error's own. */
export function startFailure({ DATA_DIR, DATABASE_URL }: Partial<Settings>, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (DATA_DIR === undefined) return error.message;
  const isFull = error instanceof PostgresError && !DATABASE_URL && error.code === "53100";
  if (isFull) return whyNoDatabase(DATA_DIR, error.message) ?? error.message;
  const told = unwritable(`DATA_DIR=${DATA_DIR}`, DATA_DIR, error);
  return told instanceof Error ? told.message : error.message;
}
