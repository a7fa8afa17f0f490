import { existsSync } from "node:fs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/usr/bin/chromium-headless-shell",
];

/** Where a whole Chromium or Chrome is, with its shell alone as the last resort: what time is measured in. */
export const wholeChromium = (): string | undefined => places.find((place) => existsSync(place));

/** Where a Chromium or Chrome is, if there is one; CHROMIUM names another place. */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM;
  return named !== undefined && existsSync(named) ? named : wholeChromium();
};
