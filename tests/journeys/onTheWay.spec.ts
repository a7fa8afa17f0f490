import type { Locator, Page, Route } from "@playwright/test";
import { header, main, searchBox, seeFrame } from "./frame.ts";
import { expect, open, shopUrl, test } from "./shop.ts";

test.describe("When the way to another page", () => {
  test.use({ allowed: /./ }); // the browser and the router both speak of it
  const ways: [name: string, from: string, to: (page: Page) => Promise<void>, data: string | RegExp][] = [
    [
      "the menu",
      "/brand",
      (page) => page.getByRole("link", { name: "Live Sound" }).first().click(),
      "**/products/search.data*",
    ],
    [
      "a brand",
      "/brand",
      (page) =>
        main(page)
          .getByRole("link", { name: /Sembiyan/ })
          .click(),
      "**/brands/sembiyan.data*",
    ],
    [
      "a product",
      "/products/search?category=guitars",
      (page) =>
        main(page)
          .getByRole("link", { name: /Chittu/ })
          .click(),
      "**/product/*.data*",
    ],
    [
      "home",
      "/brand",
      (page) => header(page).getByRole("link", { name: "Swara, home page" }).click(),
      /\/_(root)?\.data/,
    ],
  ];
  const answers: Record<string, (route: Route) => Promise<void>> = {
    fails: (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "Internal Server Error" }),
    "answers nonsense": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Log in</h1>" }),
    "is cut off": (route) => route.abort("connectionreset"),
  };
  for (const [name, from, go, data] of ways) {
    for (const [how, answer] of Object.entries(answers)) {
      test(`${how} for ${name}: the shell stays and a retry is offered, which mends it`, async ({ shopper: page }) => {
        await page.route(data, answer);
        await open(page, from);
        await go(page);
        const retry = main(page).getByRole("link", { name: "Try again" });
        await expect(retry).toBeVisible();
        await seeFrame(page);
        await page.unroute(data);
        await retry.click();
        await expect(retry).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        await seeFrame(page);
      });
    }
  }

  test("takes longer than 120000 ms: the chunk's failure is raised and a reload offered", async ({ shopper: page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.clock.install();
    await page.route("**/assets/brands-*.js", () => {});
    await open(page, "/privacypolicy");
    await header(page).getByRole("link", { name: "Shop by Brand" }).click();
    await expect(page.getByText("Loading the page")).toBeAttached();
    await page.clock.fastForward(119_000);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await expect(page.getByRole("alert")).toContainText(/120/);
    expect(said).toContainEqual(expect.stringMatching(/Chunk load failure.* within 120000 ms/));
    await expect(page.getByRole("alert").getByRole("link", { name: /reload|again/i })).toHaveAttribute(
      "href",
      "/brand",
    );
  });

  test("leads to a chunk that is gone: the page asked for comes by a reload", async ({ shopper: page }) => {
    await open(page, "/privacypolicy");
    let gone = true;
    await page.route("**/assets/brands-*.js", async (route) => {
      if (!gone) return route.continue();
      gone = false;
      await route.fulfill({ status: 404, body: "" });
    });
    await header(page).getByRole("link", { name: "Shop by Brand" }).click();
    await expect(page).toHaveURL(`${shopUrl()}/brand`);
    await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
  });

  test("takes long, what is typed into the search box meanwhile stays, and so does the focus", async ({
    shopper: page,
  }) => {
    await open(page, "/");
    const held = Promise.withResolvers<Route>();
    await page.route("**/brand.data*", held.resolve);
    await header(page).getByRole("link", { name: "Shop by Brand" }).click();
    const route = await held.promise;
    await searchBox(page).fill("tab");
    await route.continue();
    await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue("tab");
  });

  test("leads nowhere for the search box's pane: the page stands, Enter still searches, and what is typed later has it", async ({
    shopper: page,
  }) => {
    await page.route("**/assets/SuggestionPane-*.js", (route) => route.abort());
    await open(page, "/brand");
    const missed = page.waitForEvent("requestfailed");
    await searchBox(page).fill("veena");
    await missed;
    await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL(`${shopUrl()}/products/search?search=veena`);
    await page.unroute("**/assets/SuggestionPane-*.js");
    await searchBox(page).fill("tabla");
    await expect(page.getByRole("option").first()).toBeVisible();
  });

  const parts: [what: string, script: string, ask: (page: Page) => Promise<void>, there: (page: Page) => Locator][] = [
    [
      "large picture",
      "Zoom",
      (page) =>
        page
          .getByRole("link", { name: /look closer/ })
          .first()
          .click(),
      (page) => page.getByRole("dialog", { name: /^Pictures of/ }),
    ],
    [
      "3D view",
      "Viewer",
      (page) => page.getByRole("button", { name: "View in 3D" }).click(),
      (page) => page.getByRole("application"),
    ],
    [
      "3D view",
      "scene",
      (page) => page.getByRole("button", { name: "View in 3D" }).click(),
      (page) => page.getByRole("button", { name: "Turn left" }),
    ],
  ];
  for (const [what, script, ask, there] of parts) {
    test(`leads nowhere for ${script}: that the ${what} can't be shown now is said, and it can be tried again`, async ({
      shopper: page,
    }) => {
      test.slow();
      const scripts = `**/assets/${script}-*.js`;
      await page.route(scripts, (route) => route.abort("internetdisconnected"));
      await open(page, "/product/velarmanai-vaigai-manamadurai-ghatam");
      await ask(page);
      const said = page.getByRole("alert").filter({ hasText: `The ${what} can’t be shown now.` });
      await expect(said).toBeVisible();
      await seeFrame(page);
      await expect(page.getByRole("button", { name: "Add to cart" }).first()).toBeEnabled();
      await said.getByRole("button", { name: "Try again" }).click();
      await expect(said).toBeVisible();
      await page.unroute(scripts);
      await said.getByRole("button", { name: "Try again" }).click();
      await expect(there(page)).toBeVisible({ timeout: 60_000 });
      await expect(said).toHaveCount(0);
    });
  }

  test("is begun without a network: the page stays and says so, and the other opens when the network is back", async ({
    shopper: page,
    context,
  }) => {
    await open(page, "/brand");
    await context.setOffline(true);
    await expect(page.getByText("You are offline. This page stays.")).toBeVisible();
    await main(page)
      .getByRole("link", { name: /Sembiyan/ })
      .click();
    const said = page.getByText("You are offline. The page opens when the network is back.");
    await expect(said).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
    await seeFrame(page);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Sembiyan" })).toBeVisible();
    await expect(said).toHaveCount(0);
  });

  test("was a link, what is below the page's first screen comes after it; going Back it comes with the page, at the place where one was", async ({
    shopper: page,
  }) => {
    await open(page, "/products/search?category=guitars");
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        const made = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
        const [heads, below] = ["h1", ".far"].map((part) => made.some((one) => one.querySelector(part)));
        if (heads) document.documentElement.dataset.made = below ? "at once" : "by and by";
      }).observe(document.body, { childList: true, subtree: true });
    });
    const html = page.locator("html");
    await main(page).getByRole("article").first().getByRole("link").click();
    const below = page.getByRole("heading", { name: "Declarations" });
    await expect(below).toBeAttached();
    await expect(html).toHaveAttribute("data-made", "by and by");
    await below.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(300);
    await header(page)
      .getByRole("link", { name: "Shop by Brand" })
      .evaluate((link: HTMLElement) => link.click()); // which scrolls to nothing
    await expect(page).toHaveURL(/\/brand$/);
    await page.goBack();
    await expect(below).toBeAttached();
    await expect(html).toHaveAttribute("data-made", "at once");
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
  });

  test("'Unexpected Application Error!' is the last resort", async ({ shopper: page }) => {
    await open(page, "/brand");
    await page.route("**/brands/sembiyan.data*", (route) =>
      route.fulfill({ contentType: "text/x-script", body: "[1,2" }),
    );
    await main(page)
      .getByRole("link", { name: /Sembiyan/ })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
    await seeFrame(page);
  });
});
