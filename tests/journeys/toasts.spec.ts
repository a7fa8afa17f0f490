import { seeInCart } from "./frame.ts";
import { expect, open, pieces, test } from "./shop.ts";

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
    const toast = page.locator("[role=alert]").filter({ hasText: "In the cart" });
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

  test("the button that added leads to the cart, until another quantity is asked for", async ({ shopper: page }) => {
    await open(page, "/product/sembiyan-chittu-soprano-ukulele");
    const add = page.getByRole("button", { name: "Add to cart" });
    const view = page.getByRole("button", { name: "In the cart · View" });
    const height = (await add.boundingBox())?.height;
    await add.dblclick();
    await expect(view).toBeFocused();
    await seeInCart(page, 1);
    expect((await view.boundingBox())?.height).toBe(height);
    await page.getByRole("button", { name: /^One more/ }).click();
    await add.click();
    await seeInCart(page, 3);
    await view.click();
    await expect(page).toHaveURL(/\/cart$/);
  });

  test("Buy now orders what was added, and not as many once more", async ({ shopper: page }) => {
    await open(page, "/product/sembiyan-chittu-soprano-ukulele");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await page.getByRole("button", { name: "Buy now" }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect.poll(() => pieces(page, "cart")).toEqual([1]);
  });

  test("what a toast says is also in the page's live region", async ({ shopper: page }) => {
    await open(page, "/product/sembiyan-chittu-soprano-ukulele");
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page.getByRole("status").filter({ hasText: "is in the cart." })).toBeAttached();
  });
});
