import { readdirSync, rmSync } from "node:fs";
import { filesOf } from "../needed.ts";
import { note, readMade } from "./manifest.ts";

/** Deletes the files of pictures that nobody names any longer; answers how many pictures. */
export function prune(folder: URL, needed: readonly string[]): number {
  let count = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true }).filter((found) => found.isDirectory()))
    for (const look of Object.keys(readMade(folder, entry.name))) {
      const hour = look.endsWith("-night") ? "night" : "day";
      const name = `${entry.name}/${look.replace(/-night$/, "")}`;
      if (needed.includes(name)) continue;
      for (const file of filesOf(name, hour)) rmSync(new URL(file.path, folder), { force: true });
      note(folder, entry.name, look, undefined);
      count++;
    }
  return count;
}
