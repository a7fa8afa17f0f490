import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { AxeResults, RunOptions } from "axe-core";

const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const rulesOfColour = ["color-contrast", "link-in-text-block"];

type Theme = "light" | "dark";

/** What axe finds by these rules, or by all that have one of these tags. It comes into a page once, and into no frame within it. */
async function violationsOn(page: Page, runOnly: string[]): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  // What passed needs no report.
  const run: RunOptions = { resultTypes: ["violations"], iframes: false, runOnly };
  return page.evaluate(async (asked) => {
    const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(document, asked);
    return violations;
  }, run);
}

/**
 * Whether a target is too small wherever the page is scrolled to: what lies half under a bar that stays while the page scrolls comes out
 * from under it. It is looked at in the middle, and the page goes back to where it was.
 */
async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  const at = await page.evaluate((target) => {
    const before = [scrollX, scrollY] as const;
    document.querySelector(target)?.scrollIntoView({ block: "center", behavior: "instant" });
    return before;
  }, selector);
  const violations = await violationsOn(page, ["target-size"]);
  await page.evaluate(([left, top]) => scrollTo({ left, top, behavior: "instant" }), at);
  return violations.some(({ nodes }) => nodes.some(({ target }) => target[0] === selector));
}

/** Sees that axe finds nothing, in the light theme and, where colours are concerned, in the dark one; `themes`: in one alone. */
export async function seeAccessible(page: Page, themes: Theme[] = ["light", "dark"]): Promise<void> {
  for (const colorScheme of themes) {
    // Without motion: colours that are still changing are neither of the two themes.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const violations = await violationsOn(page, colorScheme === "light" ? everyRule : rulesOfColour);
    const found: string[] = [];
    for (const { id, nodes } of violations)
      for (const { html, target, any, all, none } of nodes)
        if (id !== "target-size" || (await isTooSmall(page, String(target[0]))))
          found.push(`${id}: ${html} ${[...any, ...all, ...none][0]?.message ?? ""}`);
    expect({ colorScheme, found }).toEqual({ colorScheme, found: [] });
  }
}
