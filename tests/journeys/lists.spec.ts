import type { Route } from "@playwright/test";
import { main } from "./frame.ts";
import { expect, open, queryOf, shopUrl, test } from "./shop.ts";

test.describe("Product lists", () => {
  test("words in another script are told by their language in the heading", async ({ shopper: page }) => {
    await open(page, "/products/search?search=வீணை");
    const words = main(page).getByRole("heading", { level: 1 }).locator("[lang]");
    await expect(words).toHaveText("வீணை");
    await expect(words).toHaveAttribute("lang", "ta");
    await expect(page).toHaveTitle(/^Results for “வீணை”/);
  });

  test("show 12 products a page, turn by numbered links, and Back restores the position", async ({ shopper: page }) => {
    await open(page, "/products/search?category=guitars");
    await expect(main(page).getByRole("article")).toHaveCount(12);
    await main(page).getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText(/page 2 of 6/)).toBeVisible();
    await expect(main(page).getByRole("article")).toHaveCount(12);
    const last = main(page).getByRole("article").nth(10).getByRole("link");
    await last.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(0);
    await last.click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });

  test("a card's other side is fetched when a mouse points at it, and its picture grows into the page", async ({
    shopper: page,
  }) => {
    const sides: string[] = [];
    page.on("request", (request) => request.url().includes("-angle-") && sides.push(request.url()));
    await open(page, "/products/search?category=guitars");
    await page.waitForLoadState("networkidle");
    expect(sides).toEqual([]);
    const card = main(page).getByRole("article").nth(1);
    await card.hover();
    await expect(card.locator("img")).toHaveCount(2);
    await expect(card.locator("img").nth(1)).toBeVisible();
    expect(sides.length).toBeGreaterThan(0);
    const small = await card.locator("img").first().boundingBox();
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const motion = animate.call(this, frames, options);
        if (this.matches(".gallery")) motion.pause();
        return motion;
      };
    });
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: /Dreadnought/ })).toBeVisible();
    const large = page.locator(".gallery img").first();
    await expect.poll(() => page.locator(".gallery").evaluate((strip) => strip.getAnimations().length)).toBe(1);
    const began = await large.boundingBox(); // its motion stands still at its beginning: where the small one was
    expect(began?.x).toBeCloseTo(small?.x ?? 0, -1);
    expect(began?.y).toBeCloseTo(small?.y ?? 0, -1);
    expect(began?.width).toBeCloseTo(small?.width ?? 0, -1);
    await page.locator(".gallery").evaluate((strip) => strip.getAnimations().forEach((motion) => motion.play()));
    await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(2 * (small?.width ?? 0));
    await expect.poll(() => large.evaluate((picture) => picture.style.backgroundImage)).toBe("");
  });

  test("while the next products load a spinner shows and those of before are gone", async ({ shopper: page }) => {
    await open(page, "/products/search?category=guitars");
    const held = Promise.withResolvers<Route>();
    await page.route("**/products/search.data*", held.resolve);
    await main(page).getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Loading the list" })).toBeAttached();
    await expect(main(page).getByRole("article")).toHaveCount(0);
    await (await held.promise).continue();
    await expect(main(page).getByRole("article")).toHaveCount(12);
    await expect(page.getByText("Loading the list")).toHaveCount(0);
  });

  test("a list is the same however one came to it, and what an advertisement added goes nowhere", async ({
    shopper: page,
  }) => {
    const path = "/products/search?category=ukuleles&brand=sembiyan&sort=price_up";
    await page.request.get(
      `${shopUrl()}/products/search?sort=price_up&search=&gclid=asha&brand=sembiyan&category=ukuleles`,
    );
    for (const address of [path, `${path}&utm_source=mail&min_price=`]) {
      await open(page, address);
      const price = main(page).locator("form").filter({ hasText: "Price" });
      const hidden = price.locator("input[type=hidden]");
      expect(
        await hidden.evaluateAll((all) => all.map((one) => `${one.getAttribute("name")}=${one.getAttribute("value")}`)),
      ).toEqual(["brand=sembiyan", "category=ukuleles", "sort=price_up"]);
      await price.getByLabel("From").fill("100");
      await price.getByRole("button", { name: "Go" }).click();
      await expect(page).toHaveURL(/min_price=100/);
      expect(queryOf(page)).toEqual({
        brand: "sembiyan",
        category: "ukuleles",
        sort: "price_up",
        min_price: "100",
        max_price: "",
      });
    }
  });

  test("all parameters combine, each has a chip, and what means nothing is left out and said so", async ({
    shopper: page,
  }) => {
    await open(
      page,
      "/products/search?category=guitars&scategory=acoustic-guitars&brand=sembiyan,tidewell&availability=in_stock&sort=price_up&max_price=20000&booking=nonsense",
    );
    const chips = page.getByRole("list", { name: "Filters in use" }).getByRole("link", { name: /^Remove filter/ });
    await expect(chips).toHaveCount(6);
    await expect(main(page).getByText("Left out, because it means nothing here")).toContainText("nonsense");
    const prices = await main(page)
      .getByRole("article")
      .evaluateAll((cards) =>
        cards.map((card) => Number(/₹([\d,]+)/.exec(card.textContent ?? "")?.[1]?.replaceAll(",", ""))),
      );
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(prices.at(-1)).toBeLessThanOrEqual(20_000);
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(chips).toHaveCount(0);
    expect(queryOf(page)).toEqual({ sort: "price_up", booking: "nonsense" });
  });

  test("the country of origin is a filter that takes typing, and an order", async ({ shopper: page }) => {
    await open(page, "/products/search?category=guitars&sort=origin");
    await expect(page.locator("summary", { hasText: "Country of origin, A–Z" })).toBeVisible();
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByLabel("Find in Country of origin").fill("ind");
    await filters.getByRole("link", { name: /^India \d/ }).click();
    await expect(page).toHaveURL(/origin=/);
    await expect(page.getByRole("link", { name: /^Remove filter: India/ })).toBeVisible();
  });
});

test.describe("Product page", () => {
  test("options are links that change price, stock line and picture, and stay in the URL", async ({
    shopper: page,
  }) => {
    await open(page, "/product/sembiyan-s10-dreadnought-acoustic-guitar");
    await page.getByRole("link", { name: "Sunburst", exact: true }).click();
    await expect(page).toHaveURL(/variant=\d+/);
    await page.reload();
    await expect(page.getByRole("link", { name: "Sunburst", exact: true })).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("region", { name: "Pictures" }).locator("img").first()).toHaveAttribute(
      "src",
      /sunburst/,
    );
  });

  test("an option that is pressed shows as chosen before the page goes over to it", async ({ shopper: page }) => {
    await open(page, "/product/sembiyan-s10-dreadnought-acoustic-guitar");
    const sunburst = page.getByRole("link", { name: "Sunburst", exact: true });
    const atOnce = await sunburst.evaluate(async (link: HTMLElement) => {
      link.click();
      for (let turn = 0; turn < 10; turn++) await Promise.resolve(); // what the press set off is done, and nothing was painted yet
      return { chosen: link.ariaCurrent, query: location.search };
    });
    expect(atOnce).toEqual({ chosen: "true", query: "" });
    await expect(page).toHaveURL(/variant=\d+/);
    await expect(page.getByRole("group", { name: /Sunburst/ })).toBeVisible();
  });

  test("'Book a demo' shows the showroom's hours, a link to the map, and the phone", async ({ shopper: page }) => {
    await open(page, "/product/maruthan-ekandam-saraswati-veena");
    const note = main(page).getByRole("link", { name: "Book a demo" }).locator("..");
    await expect(note.getByRole("link", { name: "Book a demo" })).toHaveAttribute("href", /^\/tryout\/maruthan/);
    await expect(note).toContainText("Monday to Saturday 10:00–20:30");
    await expect(note.getByRole("link", { name: "Map" })).toHaveAttribute("href", /^https:/);
    await expect(note.getByRole("link", { name: "1800 425 7373" })).toHaveAttribute("href", "tel:18004257373");
  });
});
