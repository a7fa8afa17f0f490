import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/** Runs a program of the project in a folder; its output is shown when it fails. */
function run(folder: string, program: string, ...words: string[]): string {
  return execFileSync(program, words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** The commit that a name stands for; undefined where this is no repository, or it knows none of that name. */
export function commitOf(name: string): string | undefined {
  try {
    return run(root, "git", "rev-parse", "--verify", "--quiet", `${name}^{commit}`).trim();
  } catch {
    return undefined;
  }
}

/** Whether anything that a shop runs is not as it was in a commit. */
export const differs = (commit: string): boolean =>
  run(root, "git", "diff", "--name-only", commit, "--", ...builtFrom, "server", "demo", "package-lock.json") !== "";

/**
 * What may be slower by commits' messages: "Slower: keystroke, as it knows two more scripts" in a line of its own. The work's name, and the
 * reason.
 */
export const letThrough = (messages: string): Map<string, string> =>
  new Map(Array.from(messages.matchAll(/^Slower: ([^,\n]+), *(.+)$/gm), ([, name = "", why = ""]) => [name, why]));

/** The messages of all commits since one. */
export const messagesSince = (commit: string): string => run(root, "git", "log", "--format=%B", `${commit}..HEAD`);

/** Another commit's shop could not be made here. */
export class NoBuild extends Error {}

/**
 * A commit's shop in a folder of its own, built, with the packages that it names, for as long as `work` takes. Packages are those of this
 * tree where both name the same.
 */
export async function withCommit<T>(commit: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "swara-gate-"));
  try {
    build(commit, folder);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    run(root, "git", "worktree", "prune");
  }
}

function build(commit: string, folder: string): void {
  try {
    run(root, "git", "worktree", "add", "--detach", "--force", folder, commit);
    const same = readFileSync(join(root, "package-lock.json")).equals(readFileSync(join(folder, "package-lock.json")));
    if (same) symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    else run(folder, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund");
    if (run(root, "git", "diff", "--name-only", commit, "--", ...builtFrom) === "" && existsSync(join(root, "build")))
      cpSync(join(root, "build"), join(folder, "build"), { recursive: true });
    else run(folder, "node", "node_modules/.bin/react-router", "build");
  } catch (error) {
    throw new NoBuild(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
  }
}

/** What the storefront is built from: where none of it differs, this tree's build is that commit's too. */
const builtFrom = [
  "storefront",
  "contract",
  "shop",
  "studio/models",
  "vite.config.ts",
  "react-router.config.ts",
  "bin",
];
