import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { FILES } from "../needed.ts";

/** What each finish of a kind was made from, by its hash, when its files were written. */
type Made = Record<string, string>;

const place = (kind: string): URL => new URL(`${kind}/made.json`, FILES);

/** What is known of a kind's files. */
export const readMade = (kind: string): Made =>
  existsSync(place(kind)) ? (JSON.parse(readFileSync(place(kind), "utf8")) as Made) : {};

/** Writes a file at once or not at all, so that a killed command leaves no half one. */
export function writeWhole(file: URL, content: string | Buffer): void {
  mkdirSync(new URL(".", file), { recursive: true });
  const beside = new URL(`${file.href}.${process.pid}.part`);
  writeFileSync(beside, content);
  renameSync(beside, file);
}

/** Notes what a finish was made from; `undefined` forgets it. */
export function note(kind: string, finish: string, hash: string | undefined): void {
  const made = Object.entries({ ...readMade(kind), [finish]: hash }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeWhole(place(kind), `${JSON.stringify(Object.fromEntries(made), null, 2)}\n`);
}
