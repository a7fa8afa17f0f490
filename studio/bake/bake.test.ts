import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bake, type Request } from "./bake.ts";
import { findChromium } from "./chromium.ts";

const root = mkdtempSync(join(tmpdir(), "swara-bake-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Small and quick: the rosin's two finishes from the front, 48 pixels wide, one round of light. */
const request = (folder: string): Request => ({
  folder: pathToFileURL(`${join(root, folder)}/`),
  kinds: ["rosin"],
  finishes: [],
  views: ["front"],
  hours: ["day"],
  size: 48,
  passes: 1,
  all: false,
  workers: 1,
  prune: false,
});
const run = (folder: string) => bake(request(folder), () => {});
const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(root, folder, "rosin"))
      .sort()
      .map((file) => [file, readFileSync(join(root, folder, "rosin", file), "base64")]),
  );

const timeout = 240_000;
const browser = Boolean(findChromium());

beforeAll(async () => {
  if (browser) await run("whole");
}, timeout);

test.runIf(browser)(
  "the same input gives the same bytes, and what is up to date isn't made again",
  { timeout },
  async () => {
    expect(await run("again")).toEqual({ looked: 2, done: 2, pruned: 0, failures: [] });
    expect(contents("again")).toEqual(contents("whole"));
    expect(await run("again")).toMatchObject({ done: 0 });
  },
);

test.runIf(browser)(
  "killed after its first picture, it makes the other one when it is called again",
  { timeout },
  async () => {
    const script = `
    const { bake } = await import(${JSON.stringify(new URL("bake.ts", import.meta.url).href)});
    const request = ${JSON.stringify(request("killed"))};
    await bake({ ...request, folder: new URL(request.folder) }, ({ name }) => console.log(name));`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const first = await new Promise<string>((resolve) => child.stdout.once("data", (text) => resolve(String(text))));
    child.kill("SIGKILL");
    await new Promise((resolve) => child.once("close", resolve));
    expect(first).toContain("rosin/honey");
    const { done } = await run("killed");
    expect(done).toBeLessThanOrEqual(1);
    expect(contents("killed")).toEqual(contents("whole"));
  },
);

test.runIf(browser)("a file that was deleted is made again", { timeout }, async () => {
  cpSync(join(root, "whole"), join(root, "holes"), { recursive: true });
  rmSync(join(root, "holes", "rosin", "walnut-800.webp"));
  expect(await run("holes")).toMatchObject({ done: 1 });
  expect(contents("holes")).toEqual(contents("whole"));
});
