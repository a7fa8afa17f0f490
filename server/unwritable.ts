import { notAFolder } from "./notAFolder.ts";

/** What the system's word for a refusal means at a path, and what to do about it. */
const causes: Record<string, (path: string) => string> = {
  EACCES: () => "who runs this may not write there. Give the folder to that user, or name another one.",
  EPERM: () => "who runs this may not write there. Give the folder to that user, or name another one.",
  EROFS: () => "nothing can be written on that disk. Name a folder on one that can be changed.",
  ENOSPC: () => "there is no room on that disk. Make room there, or name a folder on a larger one.",
  EDQUOT: () => "there is no room on that disk. Make room there, or name a folder on a larger one.",
  ENOENT: () => "there is no such folder. Make it, or name another one.",
  ENOTDIR: (path) => `${notAFolder(path) ?? "what stands in its place"} is a file, not a folder. Name another place.`,
  EEXIST: (path) => `${notAFolder(path) ?? "what stands in its place"} is a file, not a folder. Name another place.`,
  EISDIR: () => "this is a folder, not a file. Name a file in it.",
  ENAMETOOLONG: () => "the name is longer than the system allows.",
};

/** What the system refused: by which word, and where, if it says so. */
function refusal(error: unknown): { code: string; path: string | undefined } | undefined {
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return undefined;
  const { code } = error;
  return { code, path: "path" in error && typeof error.path === "string" ? error.path : undefined };
}

const full = ["ENOSPC", "EDQUOT"];

/**
 * An error of writing at `path`, above or below it, in plain words, which begin with how the owner named it (`named`: a setting or
 * an argument); any other error as it is. A full disk is refused without a path, and is taken for this one.
 */
export function unwritable(named: string, path: string, error: unknown): unknown {
  const refused = refusal(error);
  if (!refused) return error;
  const words = causes[refused.code]?.(path);
  if (words === undefined) return error;
  const isHere = refused.path === undefined ? full.includes(refused.code) : isOneWay(refused.path, path);
  return isHere ? new Error(`${named}: ${words}`, { cause: error }) : error;
}

/** Whether one path begins with the other. */
const isOneWay = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
