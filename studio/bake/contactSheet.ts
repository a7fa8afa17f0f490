import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Hour } from "../models/model.ts";
import { apart, FILES, neededPictures } from "../needed.ts";
import { openBrowser, openPage } from "./openPage.ts";

const TILE = 150;
const COLUMNS = 12;

const PAPER: Record<Hour, { ground: string; ink: string; faint: string; file: string }> = {
  day: { ground: "#fff", ink: "#2b2622", faint: "#756c63", file: "-200.avif" },
  night: { ground: "#141428", ink: "#ecebf7", faint: "#a3a2bd", file: "-night.avif" },
};

const style = ({ ground, ink, faint }: (typeof PAPER)[Hour]) => `
  body { margin: 0; padding: 24px; background: ${ground}; color: ${ink}; font: 13px "Instrument Sans"; width: ${COLUMNS * TILE}px; }
  h1 { font: 40px "Instrument Serif"; margin: 0 0 16px; }
  main { display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); gap: 10px 2px; }
  figure { margin: 0; } img { display: block; width: 100%; aspect-ratio: 1; } figcaption { padding: 3px 4px; line-height: 1.25; }
  small { color: ${faint}; font-size: 11px; }`;

function figure(name: string, hour: Hour): string {
  const { kind, finish } = apart(name);
  const picture = readFileSync(new URL(`${name}${PAPER[hour].file}`, FILES)).toString("base64");
  return `<figure><img src="data:image/avif;base64,${picture}"><figcaption>${kind.replaceAll("-", " ")}<br><small>${finish}</small></figcaption></figure>`;
}

/** Writes all fronts of an hour beside one another, with their names, as a WebP. */
export async function writeContactSheet(file: string, hour: Hour = "day"): Promise<void> {
  const fronts = neededPictures().filter((name) => apart(name).view === "front");
  const browser = await openBrowser();
  try {
    const page = await openPage(browser, []);
    await page.setViewportSize({ width: COLUMNS * TILE + 48, height: 800 });
    await page.addStyleTag({ content: style(PAPER[hour]) });
    const title = `${fronts.length} pictures of ${new Set(fronts.map((name) => apart(name).kind)).size} kinds`;
    await page.locator("body").evaluate(
      (body, html) => {
        body.innerHTML = html;
        return Promise.all([...document.images].map((image) => image.decode()));
      },
      `<h1>${title}</h1><main>${fronts.map((name) => figure(name, hour)).join("")}</main>`,
    );
    await sharp(await page.screenshot({ fullPage: true }))
      .webp({ quality: 72, effort: 6 })
      .toFile(file);
  } finally {
    await browser.close();
  }
}
