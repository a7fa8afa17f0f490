import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Scheme = "light" | "dark";

/** Our pages have no frames, and what passed needs no report: half the time. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

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
  const { violations } = await axeOn(page).withRules(["target-size"]).analyze();
  await page.evaluate(([left, top]) => scrollTo({ left, top, behavior: "instant" }), at);
  return violations.some(({ nodes }) => nodes.some(({ target }) => target[0] === selector));
}

/** Sees that axe finds nothing, in the light theme and, where colours are concerned, in the dark one; `schemes`: in one alone. */
export async function seeAccessible(page: Page, schemes: Scheme[] = ["light", "dark"]) {
  for (const colorScheme of schemes) {
    // Without motion: colours that are still changing are neither of the two themes.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const axe = axeOn(page);
    if (colorScheme === "light") axe.withTags(everyRule);
    else axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    const found: string[] = [];
    for (const { id, nodes } of violations)
      for (const { html, target, any, all, none } of nodes)
        if (id !== "target-size" || (await isTooSmall(page, String(target[0]))))
          found.push(`${id}: ${html} ${[...any, ...all, ...none][0]?.message ?? ""}`);
    expect({ colorScheme, found }).toEqual({ colorScheme, found: [] });
  }
}
