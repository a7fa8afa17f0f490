import { existsSync, readFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "./chromium.ts";

const font = (family: string, style: string, path: string): string =>
  `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: 400 700; src: url(data:font/woff2;base64,${readFileSync(
    new URL(`../../node_modules/${path}.woff2`, import.meta.url),
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

const quiet = [
  "--no-sandbox",
  "--no-first-run",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--ignore-gpu-blocklist",
];
/** Mesa's renderer, about three times as fast as the one that Chromium brings. */
const onMesa = ["--use-gl=angle", "--use-angle=gl-egl"];
const onSwiftShader = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

const drawsWith = async (browser: Browser): Promise<string> => {
  const page = await browser.newPage();
  const name = await page.evaluate(() => {
    const gl = document.createElement("canvas").getContext("webgl2");
    return String(gl?.getParameter(gl.getExtension("WEBGL_debug_renderer_info")?.UNMASKED_RENDERER_WEBGL ?? 0));
  });
  await page.close();
  return name;
};

/** Where systems keep libraries; without Mesa's there a browser that is told to draw with it stumbles for seconds. */
const LIBRARIES = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"];

/** Whether Mesa draws: asked of the first browser that opens, then known. */
let mesa = LIBRARIES.some((folder) => existsSync(`${folder}/libEGL_mesa.so.0`)) ? undefined : false;

/** A Chromium that draws 3D on the processor, with a graphics card or without: by Mesa where it is installed. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("Pictures need Chromium or Chrome: install one, or say where it is with CHROMIUM=/path/to/it.");
  if (mesa !== false) {
    const env = { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1" };
    const fast = await chromium.launch({ executablePath, env, args: [...quiet, ...onMesa] });
    mesa ??= (await drawsWith(fast)).includes("llvmpipe");
    if (mesa) return fast;
    await fast.close();
  }
  return chromium.launch({ executablePath, args: [...quiet, ...onSwiftShader] });
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
