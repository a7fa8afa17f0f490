import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join, normalize, sep } from "node:path";
import { uploadLimits } from "../../../contract/office/uploadLimits.ts";

/** The most bytes that a photograph's file may have. */
export const pictureBytes: number = uploadLimits.bytes;

/** The address of a file in the folder of pictures: its content's hash and its name, so that another content is another. */
function fileAddress(name: string, folder: string): string | undefined {
  const path = normalize(join(folder, name));
  if (!path.startsWith(normalize(folder + sep))) return undefined;
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info?.isFile() || info.size > pictureBytes) return undefined;
  const hash = createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16);
  return `file:${hash}/${name}`;
}

/** Finds the address under which a picture is kept by what a cell says; undefined: there is none. */
export type AddressOf = (text: string) => string | undefined;

/** Why a picture is left out, for the report. */
export const noPictureThere = "is no http(s) address and no file in the folder of pictures; left out";

/**
 * A picture's address as it may be kept: one of ours (`/pictures/…`), an http(s) address, or the name of a file within
 * `folder` (kept as `file:HASH/NAME`, which may stand there too), of at most 2,000 characters; undefined for anything else (data:, javascript: …), and for
 * a file that is not there.
 */
export function pictureAddress(text: string, folder?: string): string | undefined {
  if (text.length > 2_000 || /[\p{Cc}"<>\\]/u.test(text)) return undefined;
  if (/^\/pictures\/[\w/.-]+$/.test(text) && !text.includes("..")) return text;
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) && !/[\s']/.test(text) ? text : undefined;
  // As an export names a photograph that was not taken yet.
  if (/^file:[0-9a-f]{16}\/[^/]/.test(text) && !text.includes("..")) return text;
  return folder === undefined || /^[\w+.-]+:|^[/~]/.test(text) ? undefined : fileAddress(text, folder);
}
