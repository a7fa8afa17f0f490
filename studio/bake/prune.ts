import { readdirSync, rmSync } from "node:fs";
import { filesOf } from "../needed.ts";
import { note, ofNoted, readMade } from "./manifest.ts";

/** Deletes the files of pictures that nobody names any longer; answers how many pictures. */
export function prune(folder: URL, needed: readonly string[]): number {
  let count = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true }).filter((found) => found.isDirectory()))
    for (const made of Object.keys(readMade(folder, entry.name))) {
      const { look, hour } = ofNoted(made);
      const name = `${entry.name}/${look}`;
      if (needed.includes(name)) continue;
      for (const file of filesOf(name, hour)) rmSync(new URL(file.path, folder), { force: true });
      note(folder, entry.name, made, undefined);
      count++;
    }
  return count;
}
