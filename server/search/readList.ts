/** An item in quotes, with a backslash before each quote and backslash in it; or one that needs none. */
const item = /"((?:[^"\\]|\\.)*)"|[^",{}]+/gs;

/** Reads a list of texts as PostgreSQL writes it: `{sitar,"bass guitar"}`. None of them may be null. */
export const readList = (written: string): string[] =>
  Array.from(written.matchAll(item), ([plain, quoted]) => quoted?.replace(/\\(.)/gs, "$1") ?? plain);
