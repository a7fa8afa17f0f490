import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEmbedded } from "./embedded.ts";
import { startFailure, whyNoDatabase } from "./whyNoDatabase.ts";

test("a full disk is told in words with the folder, and then in those of the database", () => {
  const said = `LOG:  redo starts\nFATAL:  could not write to file "pg_wal/x": No space left on device\nHINT:  Check.\n`;
  expect(whyNoDatabase("/var/shop", said)).toMatch(
    /^There is no room where DATA_DIR lies \(\/var\/shop\)\. Make room .*\nFATAL:.*No space left on device$/,
  );
  expect(whyNoDatabase("/var/shop", "FATAL:  something else")).toBeUndefined();
});

test("a start that meets a full disk beside the database says so too; anything else is told as it is", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(startFailure({ DATA_DIR: "/var/shop" }, full)).toContain("DATA_DIR=/var/shop: there is no room on that disk.");
  const shut = Object.assign(new Error("EACCES: permission denied, mkdir '/var/shop/assets'"), {
    code: "EACCES",
    path: "/var/shop/assets",
  });
  expect(startFailure({ DATA_DIR: "/var/shop", DATABASE_URL: "postgres://x" }, shut)).toMatch(
    /^DATA_DIR=\/var\/shop: who runs this may not write there\. Give the folder to that user/,
  );
  expect(startFailure({ DATA_DIR: "/var/shop" }, new Error("Another."))).toBe("Another.");
});

test("a DATA_DIR that can't be made is named with what keeps it from being there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "swara-unmade-"));
  writeFileSync(join(folder, "file"), "x");
  await expect(openEmbedded(join(folder, "file", "data"))).rejects.toThrow(
    `DATA_DIR=${join(folder, "file", "data")}: ${join(folder, "file")} is a file, not a folder.`,
  );
  await expect(openEmbedded(join(folder, "a".repeat(300)))).rejects.toThrow(
    "the name is longer than the system allows.",
  );
  rmSync(folder, { recursive: true });
});

test("a database whose server ends at once is given up at once, with what it said", async () => {
  const folder = mkdtempSync(join(tmpdir(), "swara-broken-"));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres", "PG_VERSION"), "9\n");
  const began = performance.now();
  await expect(openEmbedded(folder)).rejects.toThrow(
    /another version of PostgreSQL|does not start: .*postgresql\.conf/,
  );
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(existsSync(join(folder, "postgres", "postmaster.pid"))).toBe(false);
  rmSync(folder, { recursive: true });
});
