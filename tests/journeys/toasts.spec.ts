import { expect, open, test } from "./shop.ts";

test.describe("Toasts", () => {
  test("top-center, auto-close after 1000 ms, no progress bar, coloured", async ({ shopper: page, isMobile }) => {
    await open(page, "/product/sembiyan-chittu-soprano-ukulele");
    // Times from the page itself, so that a slow test machine changes nothing.
    const lived = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let since = 0;
          const shown = () => [...document.querySelectorAll("[role=alert]")].some((one) => one.textContent !== "");
          new MutationObserver(() => {
            if (shown()) since ||= performance.now();
            else if (since) resolve(performance.now() - since);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    const toast = page.locator("[role=alert]").filter({ hasText: "is in the cart." });
    await expect(toast).toBeVisible();
    const { middle, top, background, paper, bars } = await toast.evaluate((element) => {
      const place = element.getBoundingClientRect();
      const painted = (one: Element): string => {
        const colour = getComputedStyle(one).backgroundColor;
        return colour === "rgba(0, 0, 0, 0)" && one.parentElement ? painted(one.parentElement) : colour;
      };
      return {
        middle: place.left + place.width / 2,
        top: place.top,
        background: painted(element),
        paper: getComputedStyle(document.body).backgroundColor,
        bars: [...document.querySelectorAll("[role=progressbar]")].filter((bar) =>
          bar.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ).length,
      };
    });
    const width = page.viewportSize()?.width ?? 0;
    expect(Math.abs(middle - width / 2)).toBeLessThan(isMobile ? 4 : 12);
    expect(top).toBeLessThan(160);
    expect(background).not.toBe(paper);
    expect(bars).toBe(0);
    expect(await lived).toBeGreaterThanOrEqual(1000);
    expect(await lived).toBeLessThan(2500);
  });

  test("the text of a toast is also in the page's live region", async ({ shopper: page }) => {
    await open(page, "/product/sembiyan-chittu-soprano-ukulele");
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page.getByRole("status").filter({ hasText: "is in the cart." })).toBeAttached();
  });
});
