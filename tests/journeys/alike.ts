import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { test } from "./shop.ts";

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
