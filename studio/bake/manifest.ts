import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Hour } from "../models/model.ts";

/** What each picture of a kind was made from, by its hash, when its files were written. */
type Made = Record<string, string>;

/** What a picture of an hour is called there: 'black-close', 'black-close-night'. */
export const noted = (look: string, hour: Hour): string => (hour === "day" ? look : `${look}-${hour}`);

/** The look and the hour of what is noted so. */
export const ofNoted = (name: string): { look: string; hour: Hour } =>
  name.endsWith("-night") ? { look: name.slice(0, -"-night".length), hour: "night" } : { look: name, hour: "day" };

const place = (folder: URL, kind: string): URL => new URL(`${kind}/made.json`, folder);

/** What is known of a kind's files in a folder of pictures. */
export function readMade(folder: URL, kind: string): Made {
  const file = place(folder, kind);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Made) : {};
}

/** Writes a file at once or not at all, so that a killed command leaves no half one. */
export function writeWhole(file: URL, content: string | Buffer): void {
  mkdirSync(new URL(".", file), { recursive: true });
  const beside = new URL(`${file.href}.${process.pid}.part`);
  writeFileSync(beside, content);
  renameSync(beside, file);
}

/** Notes what a picture was made from; `undefined` forgets it. */
export function note(folder: URL, kind: string, look: string, hash: string | undefined): void {
  const made = Object.entries({ ...readMade(folder, kind), [look]: hash }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeWhole(place(folder, kind), `${JSON.stringify(Object.fromEntries(made), null, 2)}\n`);
}
