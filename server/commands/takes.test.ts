import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { runCommand } from "./runCommand.ts";

const folder = mkdtempSync(join(tmpdir(), "swara-words-"));
afterAll(() => rmSync(folder, { recursive: true }));
let said = "";
beforeEach(() => {
  said = "";
  const stderr = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  vi.stubEnv("DATA_DIR", join(folder, "none"));
  return () => {
    stderr.mockRestore();
    vi.unstubAllEnvs();
  };
});

const all =
  "apply backup bucket categories check export grievance import import-customers install-service lacks order pictures redirects restore settings settlements staff status tax";
test.each(all.split(" "))("%s names an option that it does not know, before its usage", async (name) => {
  expect(await runCommand([name, "--nosuch"])).toBe(2);
  expect(said).toMatch(/^Unknown option '--nosuch'\.\n/);
  expect(said).not.toContain("positional");
});

test.each([
  ["backup", "FILE is missing."],
  ["restore", "FILE is missing."],
  ["bucket", "send or bring is missing."],
  ["export", "products, stock, orders, customers is missing."],
  ["tax", "MONTH and FOLDER are missing."],
  ["redirects", "FILE.csv is missing."],
  ["import-customers", "FILE.csv is missing."],
  ["settlements", "FILE.csv is missing."],
  ["import", "Which file?"],
  ["staff", "What to do is missing: invite, list or end."],
  ["grievance", "What to do (list, show, …) is missing."],
  ["grievance show", "The complaint's number is missing."],
  ["order", "What to do is missing."],
  ["backup a.tar.zst b.tar.zst", '"b.tar.zst" is one word too many.'],
  ["export goods", 'There is no "export goods".'],
])("bin/shop %s says first: %s", async (words, first) => {
  expect(await runCommand(words.split(" "))).toBe(2);
  expect(said.split("\n")[0]).toBe(first);
  expect(said).toContain("bin/shop");
});

test("a backup that is not there, and a folder in its place, are told in words", async () => {
  expect(await runCommand(["restore", join(folder, "none.tar.zst")])).toBe(2);
  expect(await runCommand(["restore", folder])).toBe(2);
  expect(said).toBe(`There is no file ${folder}/none.tar.zst.\n${folder} is a folder, not a backup.\n`);
});
