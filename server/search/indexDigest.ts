import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { endianness } from "node:os";
import { join } from "node:path";

/**
 * What an index depends on beside the catalogue: all files of this folder (how words are taken, synonyms, kinds), and what Unicode is
 * to this Node. An index of another digest is another shop's.
 */
export async function indexDigest(folder = import.meta.dirname): Promise<string> {
  const hash = createHash("sha256").update(`${endianness()} ${process.versions.icu} ${process.versions.unicode}`);
  const found = await readdir(folder, { withFileTypes: true });
  const names = found.filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts")).map(({ name }) => name);
  for (const name of names.sort()) hash.update(`\n${name}\n`).update(await readFile(join(folder, name)));
  return hash.digest("hex").slice(0, 16);
}
