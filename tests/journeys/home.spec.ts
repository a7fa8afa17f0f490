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
