import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import { keepOfficeAssets, officeFiles } from "./appFiles.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "swara-office-"));
  mkdirSync(join(folder, "office", "assets"), { recursive: true });
  writeFileSync(join(folder, "office", "index.html"), "<!doctype html><html lang='en-IN'><head></head></html>");
  writeFileSync(join(folder, "office", "assets", "index-abc.js"), "export {};");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = (more = {}) => readSettings({ DATA_DIR: join(folder, "data"), ...more });
const open = (more = {}, builds = folder) => {
  const app = new Hono().route("/office", officeFiles(settings(more), builds));
  return (path: string, headers: Record<string, string> = {}) => app.request(`http://shop.test${path}`, { headers });
};

describe("the office's app", () => {
  test("is one page for every path that is no file, asked anew each time", async () => {
    const ask = open();
    const page = await ask("/office/");
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toContain("no-cache");
    const text = await page.text();
    expect(text).toContain('data-mode="demo"');
    for (const path of ["/office", "/office/orders/AAAAA-AAAAA", "/office/invite/some-token"])
      expect(await (await ask(path)).text()).toBe(text);
    const again = await ask("/office/", { "If-None-Match": page.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
  });

  test("may run nothing inline, nothing from elsewhere, in nobody's frame", async () => {
    const policy = (await open()("/office/")).headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toContain("unsafe");
  });

  test("has files that are kept forever, and a missing one is no page", async () => {
    const file = await open()("/office/assets/index-abc.js");
    expect(file.headers.get("Cache-Control")).toContain("immutable");
    expect(file.headers.get("Content-Type")).toContain("javascript");
    expect((await open()("/office/assets/index-old.js")).status).toBe(404);
    expect((await open()("/office/assets/..%2findex.html")).status).toBe(404);
  });

  test("still has the files of the build before, for tabs that are open", async () => {
    await keepOfficeAssets(settings().DATA_DIR, folder);
    const other = mkdtempSync(join(tmpdir(), "swara-office-"));
    expect((await open({}, other)("/office/assets/index-abc.js")).status).toBe(200);
    rmSync(other, { recursive: true });
  });

  test("wears the owner's colours", async () => {
    const own = join(folder, "shop");
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, "colours.css"), ":root { --color-primary: #005500; }");
    const ask = open({ SHOP_FOLDER: own, SHOP_FILE: "shop/shop.json" });
    const [, sheet = ""] = /href="(\/office\/colours\.css[^"]*)"/.exec(await (await ask("/office/")).text()) ?? [];
    expect(await (await ask(sheet)).text()).toContain("--color-primary:#005500");
    expect(await (await open()("/office/")).text()).not.toContain("colours.css");
  });

  test("is not there where it is not built", async () => {
    const empty = mkdtempSync(join(tmpdir(), "swara-office-"));
    expect((await open({}, empty)("/office/")).status).toBe(404);
    rmSync(empty, { recursive: true });
  });
});
