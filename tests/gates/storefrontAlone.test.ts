import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const run = promisify(execFile);

/** What the storefront is built from, and the office. */
const sources = [
  "storefront",
  "contract",
  "shop",
  "studio",
  "bin",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** Builds the storefront from a copy of the sources, with the office beside it or without, and gives each file's digest. */
async function build(name: string, withOffice: boolean): Promise<Record<string, string>> {
  const folder = join(root, "test-results", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of [...sources, ...(withOffice ? ["office"] : [])])
    cpSync(join(root, source), join(folder, source), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  await run(join(root, "node_modules", ".bin", "react-router"), ["build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" }, // as bin/start builds it, not with the React that tests get
  });
  const client = join(folder, "build", "client");
  const files = globSync("**/*.*", { cwd: client }).sort();
  const digests = files.map((file) => [
    file,
    createHash("sha256")
      .update(readFileSync(join(client, file)))
      .digest("hex"),
  ]);
  rmSync(folder, { recursive: true, force: true });
  return Object.fromEntries(digests);
}

test("the office changes no byte of what shoppers get", async () => {
  const alone = await build("without-office", false);
  expect(Object.keys(alone).length).toBeGreaterThan(20);
  expect(await build("with-office", true)).toEqual(alone);
}, 300_000);

const imports = /(?:from|import\(|import)\s*\(?["'](\.[^"']+)["']/g;

test("neither the storefront nor the server takes anything of the office's app", () => {
  const taken = globSync("{storefront,server,contract}/**/*.{ts,tsx,css}", { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [...text.matchAll(imports)]
      .map(([, path = ""]) => join(file, "..", path))
      .filter((path) => path.startsWith("office/"))
      .map((path) => `${file} takes ${path}`);
  });
  expect(taken).toEqual([]);
});
