import { statfsSync, statSync } from "node:fs";
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

/** By what number Linux knows the files below /proc. */
const processFiles = 0x9fa0;

/** Whether a path lies, or would lie, among the system's own files of its processes, below /proc: no folder can be made there. */
export function isInProc(path: string): boolean {
  const at = resolve(path);
  try {
    return statfsSync(at).type === processFiles;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT" ? isInProc(dirname(at)) : false;
  }
}
