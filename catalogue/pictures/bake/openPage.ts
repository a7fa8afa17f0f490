import { readFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "./chromium.ts";

const font = (family: string, style: string, path: string): string =>
  `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: 400 700; src: url(data:font/woff2;base64,${readFileSync(
    new URL(`../../../node_modules/${path}.woff2`, import.meta.url),
  ).toString("base64")}); }`;

const sans = "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght";
const serif = "@fontsource/instrument-serif/files/instrument-serif-latin-400";
const tamil = "@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal";
const fonts = () =>
  [
    font("Instrument Sans", "normal", `${sans}-normal`),
    font("Instrument Sans", "italic", `${sans}-italic`),
    font("Instrument Serif", "normal", `${serif}-normal`),
    font("Instrument Serif", "italic", `${serif}-italic`),
    font("Noto Sans Tamil", "normal", tamil),
  ].join("\n");

/** A Chromium that draws 3D on the processor: the same on every machine, with a graphics card or without. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("Pictures need Chromium or Chrome: install one, or say where it is with CHROMIUM=/path/to/it.");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--no-first-run",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--ignore-gpu-blocklist",
    ],
  });
}

/** A page with the studio and one kind in it, as the globals `studio` and `kind`, and the labels' fonts loaded. */
export async function openPage(browser: Browser, scripts: readonly string[]): Promise<Page> {
  const page = await browser.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") process.stderr.write(`${message.text().slice(0, 2000)}\n`);
  });
  page.on("pageerror", (error) => process.stderr.write(`${error.message}\n`));
  await page.addStyleTag({ content: fonts() });
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  for (const content of scripts) await page.addScriptTag({ content });
  return page;
}
