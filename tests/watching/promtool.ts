import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { installPackages } from "../../cluster/packages.ts";

const program = "/usr/bin/promtool";
export const root = join(import.meta.dirname, "..", "..");
export const alertsFile = join(root, "deploy", "prometheus", "swara-alerts.yml");

/** Whether these tests can be played here: on a developer's machine without Prometheus they are left out, in CI it is installed. */
export const isHere = (): boolean => existsSync(program) || process.env.CI !== undefined;

/** Installs Debian's prometheus, which brings promtool, where it is missing; while another one installs packages it is waited for. */
export async function bringPromtool(): Promise<void> {
  for (let tried = 0; tried < 5 && !existsSync(program); tried++) {
    if (tried > 0) await pause(10_000);
    installPackages(["prometheus"]);
  }
  if (!existsSync(program)) throw new Error("These tests need promtool: apt-get install prometheus");
}

/** What promtool says; throws with its words where it finds a fault. */
export async function promtool(...words: string[]): Promise<string> {
  const done = await promisify(execFile)(program, words).catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout}\n${error.stderr}`);
  });
  return done.stdout;
}

/** The same with a file of this content, which is its last word: JSON is YAML. */
export async function promtoolOn(content: object, ...words: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "swara-promtool-"));
  try {
    const file = join(folder, "file.yml");
    writeFileSync(file, JSON.stringify(content));
    return await promtool(...words, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
