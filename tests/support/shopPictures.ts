import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { findChromium } from "../../studio/bake/chromium.ts";
import { openShop } from "../journeys/openShop.ts";
import { announcer } from "./announcer.ts";

const usage = `Usage: node tests/support/shopPictures.ts [FOLDER]

Takes README's pictures of the shop anew, of a demo shop of its own in a temporary folder: home.webp, list.webp and
product.webp at 1200 × 750, and phones.webp, three screens of 390 × 800 beside one another, in FOLDER (docs/pictures).
The storefront must be built (bin/start does). Fails when a picture weighs more than 80 KB.`;

/** What a picture in README may weigh, in bytes. */
const MOST = 80 * 1024;

const wide = {
  home: "/",
  list: "/products/search?category=guitars&brand=sembiyan",
  product: "/product/sembiyan-s10-dreadnought-acoustic-guitar",
};
const phones = [
  { path: "/", colorScheme: "light" },
  { path: "/products/search?search=gutar", colorScheme: "light" },
  { path: "/product/maruthan-ekandam-saraswati-veena", colorScheme: "dark" },
] as const;
const phone = { width: 390, height: 800 };
/** Between and around the phones, in pixels, on the shop's wall. */
const [apart, around] = [24, 11];
const wall = "#e7e3db";

type Scheme = "light" | "dark";

/** What a page shows once all of its first screen is there, as a PNG. */
async function screen(browser: Browser, url: string, viewport: typeof phone, colorScheme: Scheme, touch = false) {
  const look = { viewport, colorScheme, isMobile: touch, hasTouch: touch, reducedMotion: "reduce" } as const;
  const page = await browser.newPage({ ...look, locale: "en-IN", timezoneId: "Asia/Kolkata" });
  await page.goto(url, { waitUntil: "load" });
  await page.locator(announcer).waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const png = await page.screenshot();
  await page.close();
  return png;
}

async function keep(picture: Sharp, path: string): Promise<void> {
  const coded = await picture.webp({ quality: 80, effort: 6 }).toBuffer();
  if (coded.length > MOST) throw new Error(`${path} weighs ${coded.length} bytes, more than ${MOST}`);
  await writeFile(path, coded);
  console.log(`${path}: ${coded.length} bytes`);
}

async function main(folder: string): Promise<void> {
  const shop = await openShop({ LOG_LEVEL: "silent" });
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: ["--no-sandbox"] });
  try {
    for (const [name, path] of Object.entries(wide))
      await keep(
        sharp(await screen(browser, shop.url + path, { width: 1200, height: 750 }, "light")),
        join(folder, `${name}.webp`),
      );
    const screens = [];
    for (const { path, colorScheme } of phones)
      screens.push(await screen(browser, shop.url + path, phone, colorScheme, true));
    const width = screens.length * phone.width + (screens.length - 1) * apart + 2 * around;
    const on = sharp({ create: { width, height: phone.height + 2 * around, channels: 3, background: wall } });
    const placed = screens.map((input, at) => ({ input, top: around, left: around + at * (phone.width + apart) }));
    await keep(on.composite(placed), join(folder, "phones.webp"));
  } finally {
    await browser.close();
    await shop.close();
  }
}

if (process.argv.includes("--help")) console.log(usage);
else await main(process.argv[2] ?? fileURLToPath(new URL("../../docs/pictures", import.meta.url)));
