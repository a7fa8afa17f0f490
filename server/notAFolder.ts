import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The file that keeps a path from being a folder: it stands there or above; undefined where a folder is or can be made. */
export function notAFolder(path: string): string | undefined {
  const at = resolve(path);
  try {
    return statSync(at).isDirectory() ? undefined : at;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return code === "ENOENT" || code === "ENOTDIR" ? notAFolder(dirname(at)) : undefined;
  }
}
