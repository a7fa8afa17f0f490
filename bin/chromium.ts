import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "../studio/bake/chromium.ts";

/** Fonts with the widths of Arial and Times: what pages are first shown in, here as on shoppers' phones and desktops. */
const LIBERATION = "/usr/share/fonts/truetype/liberation";

// Prints where a Chromium is; installs Debian's and its fonts where they are missing and that is possible.
const missing = [...(findChromium() ? [] : ["chromium"]), ...(existsSync(LIBERATION) ? [] : ["fonts-liberation"])];
if (missing.length > 0 && existsSync("/usr/bin/apt-get")) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  for (const words of [["update"], ["install", "--yes", "--no-install-recommends", ...missing]]) {
    const [program = "", ...rest] = [...sudo, "apt-get", "--quiet", "--quiet", ...words];
    spawnSync(program, rest, { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  }
}
const found = findChromium();
if (!found) {
  console.error(
    "The browser tests need Chromium or Chrome: install one, or say where it is with CHROMIUM=/path/to/it.",
  );
  process.exit(1);
}
console.log(found);
