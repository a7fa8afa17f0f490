import { readdirSync, rmSync } from "node:fs";
import { FILES, filesOf } from "../needed.ts";
import { note, readMade } from "./manifest.ts";

/** Deletes the files of pictures that nobody names any longer; answers how many pictures. */
export function prune(needed: readonly string[]): number {
  let count = 0;
  for (const entry of readdirSync(FILES, { withFileTypes: true }).filter((found) => found.isDirectory()))
    for (const look of Object.keys(readMade(entry.name))) {
      const name = `${entry.name}/${look}`;
      if (needed.includes(name)) continue;
      for (const file of filesOf(name)) rmSync(new URL(file.path, FILES), { force: true });
      note(entry.name, look, undefined);
      count++;
    }
  return count;
}
