import { main } from "./frame.ts";
import { expect, open, shopUrl, test } from "./shop.ts";

test.describe("Home", () => {
  test("sections two to eight are filled from collection id 1, in its order", async ({ shopper: page }) => {
    const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/product/collections/1`)).json();
    const sections: { position: number; title: string; slug: string; products: unknown[] }[] = data.sections;
    expect(sections.map(({ position }) => position)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    await open(page, "/");
    const lists = main(page)
      .getByRole("list")
      .filter({ has: page.getByRole("article") });
    expect(await lists.evaluateAll((found) => found.map((list) => list.getAttribute("aria-label")))).toEqual(
      sections.map(({ title }) => title),
    );
    for (const { title, slug } of sections)
      await expect(main(page).getByRole("link", { name: `See all: ${title}` })).toHaveAttribute(
        "href",
        `/products/${slug}`,
      );
  });

  test("section one are the banners of GET /get/banners: they pause, and move by arrows and dots", async ({
    shopper: page,
  }) => {
    const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/banners`)).json();
    await open(page, "/");
    const banners = page.getByRole("region", { name: "From the shop" });
    await expect(banners.getByRole("heading")).toHaveText(data.map(({ title }: { title: string }) => title));
    await banners.getByRole("button", { name: "Pause the banners" }).click();
    await expect(banners.getByRole("button", { name: "Let the banners move" })).toBeVisible();
    await banners.getByRole("button", { name: "Next banner" }).click();
    await expect(banners.getByRole("heading", { name: data[1].title })).toBeInViewport();
    await banners.getByRole("button", { name: /^Banner 4/ }).click();
    await expect(banners.getByRole("heading", { name: data[3].title })).toBeInViewport();
    await banners.getByRole("button", { name: "Previous banner" }).click();
    await expect(banners.getByRole("heading", { name: data[2].title })).toBeInViewport();
  });

  test("the banners move on when a page is seen again that was hidden at their time", async ({ shopper: page }) => {
    await page.clock.install();
    await open(page, "/");
    const second = page.getByRole("region", { name: "From the shop" }).getByRole("heading").nth(1);
    const hide = (hidden: boolean) =>
      page.evaluate((is) => Object.defineProperty(document, "hidden", { value: is, configurable: true }), hidden);
    await hide(true);
    await page.clock.runFor(8_000);
    await expect(second).not.toBeInViewport();
    await hide(false);
    await page.clock.runFor(7_000);
    await expect(second).toBeInViewport();
  });

  test("every other row tells what it is, the last of them who made its first piece; guides help to choose", async ({
    shopper: page,
  }) => {
    await open(page, "/");
    await expect(main(page).getByText("Everything a Carnatic concert stands on")).toBeVisible();
    const maker = main(page).getByRole("link", { name: /^More about / });
    const slug = (await maker.getAttribute("href")) ?? "";
    const { data } = await (
      await page.request.get(`${shopUrl()}/public/api/get/brand/${slug.split("/").at(-1)}`)
    ).json();
    await expect(maker.locator("..")).toContainText(data.text.slice(0, 60));
    const guides = main(page).getByRole("region", { name: "Not sure which?" }).getByRole("link");
    await expect(guides).toHaveCount(4);
    await guides.first().scrollIntoViewIfNeeded();
    for (const [guide, wide] of [
      ["Which first guitar?", 84],
      ["Which violin, and in which size?", 100],
    ] as const) {
      const sizes = guides.filter({ hasText: guide }).locator("img");
      await sizes.scrollIntoViewIfNeeded();
      await expect.poll(() => sizes.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const { width, height } = (await sizes.boundingBox()) ?? { width: 0, height: 0 };
      expect([64, 160]).toContain(height);
      expect(width / height).toBeCloseTo(wide / 64, 1); // one scale for all
    }
    await guides.first().click();
    await expect(page).toHaveURL(/\/choose\//);
    await expect(main(page).getByRole("img", { name: "The sizes side by side, to scale" })).toBeVisible();
  });

  test("on a phone it is shorter than 6,000 pixels and no product stands there twice; by Tab all of a strip comes into view", async ({
    shopper: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/");
    await page.locator("footer details").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000);
    const products = main(page).getByRole("article").getByRole("link");
    const leadTo = await products.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(leadTo).size).toBe(leadTo.length);
    const last = main(page).getByRole("link", { name: "Tidewell" });
    await expect(last).not.toBeInViewport();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test("the showroom is shown in its room with a map of where it is, both loaded when they come near", async ({
    shopper: page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.includes("showroom"))).toEqual([]);
    const showroom = page.getByRole("region", { name: "Visit the showroom" });
    await showroom.scrollIntoViewIfNeeded();
    for (const name of [/^The showroom: violins/, /^Map: on Anna Salai/]) {
      const picture = showroom.getByRole("img", { name });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(showroom.getByRole("link", { name: "Map" })).toHaveAttribute("href", /openstreetmap/);
  });

  test("the theme's colours are the owner's", async ({ shopper: page }) => {
    await open(page, "/");
    const colours = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const tokens = { primary: "primary", secondary: "brand", error: "error", warning: "accent" };
      return Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(`--color-${token}`).trim()]);
    });
    expect(Object.fromEntries(colours)).toEqual({
      primary: "#313190",
      secondary: "#313190",
      error: "#b60000",
      warning: "#f9b208",
    });
  });
});
