import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, errors, type Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

/** The major versions of Chromium that draw pages as in `looks/`, as was seen: another one may draw letters otherwise. */
const alike = readFileSync(join(import.meta.dirname, "looks", "CHROMIUM"), "utf8")
  .trim()
  .split(" ");

/** Whether the browser is one of those that drew the pictures in `looks/`. */
export const isAlike = (browser: Browser): boolean => alike.includes(browser.version().split(".")[0] ?? "");

/** Leaves a test of looks out in any other browser. */
export const onlyWhereAlike = (browser: Browser): void =>
  test.skip(
    !isAlike(browser),
    `The pictures in looks/ are those of Chromium ${alike.join(", ")}; this one is ${browser.version()}.`,
  );

/** Writes the same for what differs from run to run: order numbers, days, times, the addresses of who was made for it. */
export const sameWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode())
      node.nodeValue = (node.nodeValue ?? "")
        .replace(/\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/g, "SWARA-SWARA")
        .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d+\s(?:[A-Z][a-z]+)/g, "Sat, 12\u00a0Dec")
        .replace(/\b\d+\s[A-Z][a-z]+\s\d{4}, \d+:\d+\s[ap]m/g, "12\u00a0Dec\u00a02026, 10:00\u00a0am")
        .replace(/asha\.[\d.]+@/, "asha@");
  });

/** Writes the same for what differs from day to day and run to run. */
const sameDay = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const months = "Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec";
    const same: [RegExp, string][] = [
      [/Kavya [0-9a-f]{8}/g, "Kavya Raman"],
      [/\b(kavya|layout)\.[0-9a-f]{8}@/g, "$1@"],
      [/\b[6-9]\d{9}\b/g, "9876543210"],
      [/\b[6-9]\d{4}\s\d{5}\b/g, "98765 43210"],
      [/\b\d{1,2}:\d{2}\s?[ap]m\b/g, "10:00 am"],
      [new RegExp(`\\b\\d{1,2}\\s(${months})[a-z]*(\\s\\d{4})?`, "g"), "12 Dec"],
      [/\b(less than a minute|\d+ (minute|hour|day)s?)\b/g, "3 hours"],
      [/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, "Saturday"],
      [/\b(today|tomorrow|yesterday)\b/g, "today"],
    ];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode())
      node.nodeValue = same.reduce((text, [from, to]) => text.replace(from, to), node.nodeValue ?? "");
  });

/** As one sits at a desk by day, and with a phone or in the shop in the evening. */
const views = [
  { name: "desk", colorScheme: "light", width: 1440, height: 900 },
  { name: "hand", colorScheme: "dark", width: 360, height: 740 },
] as const;

type Looks = {
  /** The folder of its pictures below `looks/`. */
  folder: string;
  name: string;
  /** What is left out, as it differs from run to run or is looked at by people. */
  masked: string;
  /** Brings what is to be seen into view, in each. */
  show?: () => Promise<void>;
};

/** Sees that a page looks as it did, at the desk and in the hand. */
export async function seeLooks(page: Page, { folder, name, masked, show }: Looks): Promise<void> {
  for (const { name: view, colorScheme, ...size } of views) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    // A page within the page that went while something of it came would be waited for without an end.
    await page.waitForLoadState("networkidle", { timeout: 15_000 }).catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
    // A page within the page that still comes can keep the browser from taking a picture for longer than one is waited for.
    await expect(page.locator("[aria-label=Preview][aria-busy=true]")).toHaveCount(0, { timeout: 60_000 });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await sameWords(page);
    await sameDay(page);
    await page.mouse.move(0, 0);
    await show?.();
    await expect.soft(page).toHaveScreenshot([folder, `${name.replaceAll(/\W+/g, "-")}-${view}.png`], {
      mask: [page.locator(masked)],
      maskColor: "#808080",
      maxDiffPixelRatio: 0.02,
    });
  }
}
