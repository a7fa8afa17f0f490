import { expect, type Page } from "@playwright/test";
import { seeAll } from "./pages.ts";

type Shift = { value: number; what: string[] };

/** By how much the page can be scrolled sideways, and what sticks out. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const clipped = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== "visible" || clipped(element.parentElement));
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !clipped(element),
    );
    return [`${scrollWidth} > ${clientWidth}`, ...wide.map((element) => element.outerHTML.slice(0, 120))].slice(0, 6);
  });

/** Words of headings and of names that stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, main .font-display")].flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const word of text.nodeValue?.matchAll(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => bottom);
          if (Math.max(...lines) - Math.min(...lines) > 4) broken.push(`${word[0]} in ${element.textContent}`);
        }
      return broken;
    }),
  );

/** Sees that nothing scrolls sideways on a page that is open, at 768 and 320 px and at twice the size of text, nor breaks a word there. */
export async function seeItFits(page: Page): Promise<void> {
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await overflow(page)).toEqual([]);
  }
  await page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync("html { font-size: 32px }");
    document.adoptedStyleSheets.push(large);
  });
  expect(await overflow(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await overflow(page)).toEqual([]);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** From now on fonts, pictures and script come late, and what moves on each page is written down. */
export async function watchShifts(page: Page): Promise<void> {
  // Late enough that the page has been painted without them: all of a document wait for its one paint.
  let painted: Promise<unknown> | undefined;
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) painted = undefined;
  });
  await page.route(/\.(woff2|avif|webp|js)$/, async (route) => {
    painted ??= page.waitForFunction(() => performance.getEntriesByType("paint").length > 0).catch(() => {});
    await painted;
    await route.continue().catch(() => {});
  });
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        const what = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? "");
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Sees that the page, watched since before it was opened, has moved by 0.02 at most, and that each picture has its size. */
export async function seeSteady(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await seeAll(page);
  const shifts = await page.evaluate((): Shift[] => Reflect.get(window, "shifts"));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02);
  const sizeless = page.locator("img:not([width][height])").evaluateAll((images) =>
    // The style sheet's proportion keeps a place as well: it stands in the page's head.
    images.filter((image) => getComputedStyle(image).aspectRatio === "auto").map((image) => image.outerHTML),
  );
  expect(await sizeless).toEqual([]);
}
