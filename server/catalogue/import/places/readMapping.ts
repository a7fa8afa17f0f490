import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { levelsOf, pathKey } from "./path.ts";

/** Where the mapping file says a category of a file belongs: a department, or one of its categories; names or slugs. */
export type MappedPlace = { department: string; category?: string };

/** The owner's mapping: by `pathKey` of what a product file says. */
export type CategoryMapping = ReadonlyMap<string, MappedPlace>;

/** A mapping file that is not what it should be; the message names the file and each line. */
export class MappingError extends Error {}

/** Where the mapping file lies in an owner's folder. */
export const mappingFile = (shopFolder: string): string => join(shopFolder, "categories.txt");

function readLine(line: string): { key: string; place: MappedPlace } | string {
  const at = line.lastIndexOf("=");
  if (at < 0) return 'expected "Electric Guitars = guitars/electric-guitars"';
  if (/\s=\s/.test(line.slice(0, at))) return "it has two =; each category stands in a line of its own";
  const key = pathKey(line.slice(0, at));
  const parts = line
    .slice(at + 1)
    .split("/")
    .map((part) => part.trim());
  const [department = "", category] = parts;
  if (key === "") return "there is no category before the =";
  if (parts.length > 2 || parts.some((part) => levelsOf(part).length !== 1))
    return "after the = stands department/category, or a department alone";
  return { key, place: category === undefined ? { department } : { department, category } };
}

/**
 * Reads a mapping file's text: lines of `Electric Guitars = guitars/electric-guitars`, `# comments`, empty lines. Throws a
 * MappingError that names `file` and every line that is wrong.
 */
export function parseMapping(text: string, file: string): CategoryMapping {
  const mapping = new Map<string, MappedPlace>();
  const lines = new Map<string, number>();
  const wrong: string[] = [];
  for (const [i, raw] of text
    .replace(/^\ufeff/, "")
    .split(/\r\n?|\n/)
    .entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const read = readLine(line);
    if (typeof read === "string") wrong.push(`${file}, line ${i + 1}: ${read}`);
    else if (mapping.has(read.key)) wrong.push(`${file}, line ${i + 1}: line ${lines.get(read.key)} says it already`);
    else {
      mapping.set(read.key, read.place);
      lines.set(read.key, i + 1);
    }
  }
  if (wrong.length > 0) throw new MappingError(wrong.join("\n"));
  return mapping;
}

/** The mapping of an owner's folder; an empty one where there is no file. Throws a MappingError. */
export async function readMapping(shopFolder: string): Promise<CategoryMapping> {
  const file = mappingFile(shopFolder);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return parseMapping(text, file);
}
