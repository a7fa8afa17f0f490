import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Scheme = "light" | "dark";

/** Sees that axe finds nothing, in the light theme and, where colours are concerned, in the dark one; `schemes`: in one alone. */
export async function seeAccessible(page: Page, schemes: Scheme[] = ["light", "dark"]) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    // Our pages have no frames, and what passed needs no report: half the time.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
    if (colorScheme === "light") axe.withTags(everyRule);
    else axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any, all, none }) => `${id}: ${html} ${[...any, ...all, ...none][0]?.message ?? ""}`),
    );
    expect({ colorScheme, found }).toEqual({ colorScheme, found: [] });
  }
}
