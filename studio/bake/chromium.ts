import { existsSync } from "node:fs";

const places = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/usr/bin/chromium-headless-shell",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where a Chromium or Chrome is, if there is one; CHROMIUM names another place. */
export const findChromium = (): string | undefined => places.find((place) => place !== undefined && existsSync(place));
