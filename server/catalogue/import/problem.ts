/**
 * Something about a file that the shop must know. `refused`: the row (or product) did not go in; `notice`: it went in
 * with something corrected or left out. `line` is the line in the file, from 1; `product` a handle, where it is known.
 */
export type Problem = { line: number; kind: "refused" | "notice"; product: string; reason: string };

/** A file of which nothing can be read; the message says why and what was expected. */
export class UnreadableFile extends Error {}
