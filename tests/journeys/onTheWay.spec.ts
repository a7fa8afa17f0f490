import type { Page, Route } from "@playwright/test";
import { header, main, seeFrame } from "./frame.ts";
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
    await page.clock.install();
    await page.route("**/assets/brands-*.js", () => {});
    await open(page, "/privacypolicy");
    await header(page).getByRole("link", { name: "Shop by Brand" }).click();
    await expect(page.getByText("Loading the page")).toBeAttached();
    await page.clock.fastForward(119_000);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await expect(page.getByRole("alert")).toContainText(/120/);
    await expect(page.getByRole("alert").getByRole("link", { name: /reload|again/i })).toHaveAttribute(
      "href",
      "/brand",
    );
  });

  test("leads to a chunk that is gone: the page asked for comes by a reload", async ({ shopper: page }) => {
    await open(page, "/privacypolicy");
    await page.route("**/assets/brands-*.js", (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
    await header(page).getByRole("link", { name: "Shop by Brand" }).click();
    await expect(page).toHaveURL(`${shopUrl()}/brand`);
    await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
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
