import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Guide } from "../../contract/guides.ts";
import { SettingsError } from "../shop/settingsError.ts";

const Guides = z
  .array(Guide)
  .refine((guides) => new Set(guides.map(({ slug }) => slug)).size === guides.length, "a guide stands twice");

const demo = join(import.meta.dirname, "..", "..", "demo");

/**
 * The guides that help to choose, from `choose.json` in the shop's folder; a demo without one has its own. None: an empty
 * list. Throws a SettingsError that names the file and each place that can't be used.
 */
export function readGuides(shopFolder: string, mode: "demo" | "production"): Guide[] {
  const file = [shopFolder, ...(mode === "demo" ? [demo] : [])]
    .map((folder) => join(folder, "choose.json"))
    .find((path) => existsSync(path));
  if (file === undefined) return [];
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new SettingsError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = Guides.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new SettingsError(
    parsed.error.issues.map(({ path, message }) => `${file}: ${path.join(".") || "the whole"}: ${message}`).join("\n"),
  );
}
