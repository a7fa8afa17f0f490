import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepAssets } from "./keepAssets.ts";

test("a tab from before a release finds its scripts for a month", async () => {
  const folder = mkdtempSync(join(tmpdir(), "swara-assets-"));
  const [build, archive] = [mkdtempSync(join(folder, "build-")), join(folder, "kept")];
  const day = (n: number) => new Date(Date.now() + n * 86_400_000);
  writeFileSync(join(build, "home-old.js"), "old");
  await keepAssets(build, archive);
  rmSync(join(build, "home-old.js"));
  writeFileSync(join(build, "home-new.js"), "new");
  await keepAssets(build, archive, day(1));
  expect(readdirSync(archive).sort()).toEqual(["home-new.js", "home-old.js"]);
  await keepAssets(build, archive, day(31));
  expect(readdirSync(archive)).toEqual(["home-new.js"]);
  rmSync(folder, { recursive: true });
});
