import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "../studio/bake/chromium.ts";

/** Chromium without windows: the journeys take little more than half as long in it. */
const SHELL = "/usr/bin/chromium-headless-shell";
/** The whole of it, in which paints are measured. */
const WHOLE = "/usr/bin/chromium";
/** Fonts with the widths of Arial and Times: what pages are first shown in, here as on shoppers' phones and desktops. */
const LIBERATION = "/usr/share/fonts/truetype/liberation";

function apt(...words: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const [program, ...rest] = [...sudo, "apt-get", "--quiet", "--quiet", ...words];
  spawnSync(program, rest, {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

// Prints where a Chromium for the tests is; installs Debian's and its fonts where they are missing and that is possible.
const given = process.env.CHROMIUM;
const shell = () => (existsSync(SHELL) ? SHELL : undefined);
const missing = [
  ...(existsSync(LIBERATION) ? [] : ["fonts-liberation"]),
  ...(given || shell() ? [] : ["chromium-headless-shell"]),
  ...(existsSync(WHOLE) ? [] : ["chromium"]),
];
if (missing.length > 0 && existsSync("/usr/bin/apt-get")) {
  apt("update");
  // One by one: where a system knows one of them not, the others come.
  for (const name of missing) apt("install", "--yes", "--no-install-recommends", name);
}
const found = given ?? shell() ?? findChromium();
if (!found) {
  console.error(
    "The browser tests need Chromium or Chrome: install one, or say where it is with CHROMIUM=/path/to/it.",
  );
  process.exit(1);
}
console.log(found);
