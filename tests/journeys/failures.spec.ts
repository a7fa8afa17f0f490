import type { Page, Route } from "@playwright/test";
import { type OpenShop, openShop } from "./openShop.ts";
import { addToCart, expect, fillCheckout, lineOf, open, placeButton, remember, shopUrl, test } from "./shop.ts";
import { type StandIn, startStandIn, type Trouble } from "./standIn.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const header = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("main");
const box = (page: Page) => header(page).getByRole("combobox", { name: "Search" });

/** Sees that the frame of the page is there and works: logo, search, cart, departments, footer. */
async function seeShell(page: Page) {
  await expect(header(page).getByRole("link", { name: "Swara, home page" })).toBeVisible();
  await expect(box(page)).toBeVisible();
  await expect(header(page).getByRole("link", { name: /^Cart/ })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
}

const everyCall = ["GET", "POST"];

test.describe("When the API behind the pages", () => {
  // One shop of its own, whose API is made to fail on command: so one test after the other.
  test.describe.configure({ mode: "default" });
  test.use({ allowed: /status of 50[03]/ });
  let standIn: StandIn;
  let shop: OpenShop;

  test.beforeAll(async () => {
    standIn = await startStandIn(shopUrl());
    shop = await openShop({ API_BASE_URL: standIn.url, LOG_LEVEL: "silent" });
  });
  test.afterAll(async () => {
    await shop.close();
    await standIn.close();
  });
  test.beforeEach(() => standIn.trouble("fails"));

  test("is another machine's, pages are not kept: nobody said whose they are", async ({ request }) => {
    for (const path of ["/brand", "/profile"])
      expect((await request.get(shop.url + path, { maxRedirects: 0 })).headers()["cache-control"]).toBe("no-store");
  });

  for (const how of ["fails", "answers nonsense", "answers with a proxy's page", "hangs"] satisfies Trouble[]) {
    test(`${how} for the menus and quick links, they are silently left out`, async ({ shopper: page }) => {
      standIn.trouble(how, "GET /get/topMenu", "GET /get/allMenu", "GET /get/quickLink");
      await open(page, "/brand", shop.url);
      await seeShell(page);
      await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
      await expect(main(page).getByRole("link", { name: /Sembiyan/ })).toBeVisible();
      await expect(
        header(page).getByRole("navigation", { name: "Departments" }).getByRole("link", { name: "Guitars & Ukuleles" }),
      ).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    test(`${how} for the banners, the list of banners is empty`, async ({ shopper: page }) => {
      standIn.trouble(how, "GET /get/banners");
      await open(page, "/", shop.url);
      await seeShell(page);
      await expect(page.getByRole("region", { name: "From the shop" })).toHaveCount(0);
      await expect(main(page).getByRole("heading", { name: "Shop by category" })).toBeVisible();
    });

    test(`${how} for the product list, it shows its not-successful state, and a retry mends it`, async ({
      shopper: page,
    }) => {
      standIn.trouble(how, "GET /get/products");
      await open(page, "/products/search?category=guitars", shop.url);
      await seeShell(page);
      await expect(main(page).getByRole("link", { name: /Sembiyan/ })).toHaveCount(0);
      standIn.trouble("fails");
      await main(page).getByRole("link", { name: /again/i }).click();
      await expect(page.getByText(/^68 products/)).toBeVisible();
    });

    test(`${how} for the brands, they stay loading, and a retry is offered`, async ({ shopper: page }) => {
      standIn.trouble(how, "GET /get/brands");
      await open(page, "/brand", shop.url);
      await seeShell(page);
      await expect(
        main(page)
          .getByRole("status")
          .filter({ hasText: /loading/i }),
      ).toBeAttached();
      standIn.trouble("fails");
      await main(page).getByRole("link", { name: /again/i }).click();
      await expect(main(page).getByRole("link", { name: /Sembiyan/ })).toBeVisible();
    });

    test(`${how} for a category, browsing stays loading, and a retry is offered`, async ({ shopper: page }) => {
      standIn.trouble(how, "POST /get/other/category");
      await open(page, "/category/guitars", shop.url);
      await seeShell(page);
      await expect(
        main(page)
          .getByRole("status")
          .filter({ hasText: /loading/i }),
      ).toBeAttached();
      standIn.trouble("fails");
      await main(page).getByRole("link", { name: /again/i }).click();
      await expect(
        main(page)
          .getByRole("link", { name: /Acoustic Guitars/ })
          .first(),
      ).toBeVisible();
    });

    test(`${how} for the home sections or a product, the shell stays and a retry mends it`, async ({
      shopper: page,
    }) => {
      standIn.trouble(how, "GET /get/product/");
      for (const [path, mended] of [
        ["/", "Just unpacked"],
        [`/product/${ukulele}`, "Sembiyan Chittu Soprano Ukulele"],
      ] as const) {
        standIn.trouble(how, "GET /get/product/");
        await open(page, path, shop.url);
        await seeShell(page);
        standIn.trouble("fails");
        await main(page).getByRole("link", { name: /again/i }).first().click();
        await expect(main(page).getByRole("heading", { name: mended })).toBeVisible();
      }
    });

    test(`${how} for everything, the page says so and offers to try again`, async ({ shopper: page }) => {
      standIn.trouble(how, ...everyCall);
      await page.goto(`${shop.url}/brand`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: /again/i })).toHaveAttribute("href", "/brand");
    });
  }
});

test.describe("When the answer to the browser", () => {
  const answers: Record<string, (route: Route) => Promise<void>> = {
    fails: (route) => route.fulfill({ status: 500, json: { error: 1, message: "It broke." } }),
    "is nonsense": (route) => route.fulfill({ json: { hello: [1] } }),
    "has no data": (route) => route.fulfill({ json: { error: 0, message: "", data: null } }),
    "is a proxy's page": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Log in</h1>" }),
    "never comes": async () => {},
    "is cut off": (route) => route.abort("connectionreset"),
  };
  test.use({ allowed: /status of 500|ERR_CONNECTION_RESET/ });
  test.beforeEach(({ page }) =>
    // Nobody has the time to wait until the page has lost its patience: it has a tenth of it here.
    page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 10);
    }),
  );

  for (const [how, answer] of Object.entries(answers)) {
    test(`${how}: suggestions fail silently, and Enter still searches`, async ({ shopper: page }) => {
      await page.route("**/get/global/search", answer);
      await open(page, "/");
      const asked = page.waitForRequest("**/get/global/search");
      await box(page).fill("veena");
      await asked;
      await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeHidden();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(header(page).getByText("Searching")).toBeHidden();
      await box(page).press("Enter");
      await expect(page).toHaveURL(/\/products\/search\?search=veena$/);
    });

    test(`${how}: the cart stays as it is, says so, asks again when told to, and by itself`, async ({
      shopper: page,
    }) => {
      await page.route("**/cart/quote", answer);
      await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele, 2)]) });
      await open(page, "/cart");
      const alert = page.getByRole("alert").filter({ hasText: "Your cart is safe on this device" });
      await expect(alert).toBeVisible();
      await expect(alert).not.toContainText(/undefined|null|cannot|JSON/i);
      await expect(main(page).getByRole("link", { name: "Sembiyan Chittu Soprano Ukulele" })).toBeVisible();
      const asked = page.waitForRequest("**/cart/quote");
      await alert.getByRole("button", { name: "Try now" }).click();
      await asked;
      await page.unroute("**/cart/quote");
      await expect(alert).toHaveCount(0, { timeout: 20_000 });
      await expect(page.getByRole("complementary", { name: "Summary" })).toContainText(/Total\s*₹3,058/);
    });

    test(`${how}: the delivery box on a product page says what to do`, async ({ shopper: page }) => {
      await page.route("**/get/shipping/charges", answer);
      await open(page, `/product/${ukulele}`);
      const delivery = page.locator("form").filter({ hasText: "Delivery to your pincode" });
      await delivery.getByLabel("Delivery to your pincode").fill("600004");
      await delivery.getByRole("button", { name: "Check" }).click();
      await expect(delivery.getByRole("status")).toContainText(/try again|broke/i);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sembiyan Chittu Soprano Ukulele");
      await page.unroute("**/get/shipping/charges");
      await delivery.getByRole("button", { name: "Check" }).click();
      await expect(delivery.getByRole("status")).toContainText("600004, Tamil Nadu");
    });
  }

  test("to Place order fails, is nonsense or never comes: the same order is asked for until there is an answer", async ({
    shopper: page,
  }) => {
    await addToCart(page, ukulele);
    await fillCheckout(page, "Cash on delivery");
    const keys: (string | undefined)[] = [];
    let answer = answers.fails;
    await page.route("**/public/api/orders", (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      return answer ? answer(route) : route.continue();
    });
    await placeButton(page).click();
    for (const next of ["is nonsense", "is a proxy's page", "never comes", "is cut off"]) {
      await expect(page.getByRole("heading", { name: "We have no answer yet" })).toBeVisible();
      answer = answers[next];
      const asked = keys.length;
      await page.getByRole("button", { name: "Ask now" }).click();
      await expect.poll(() => keys.length).toBeGreaterThan(asked);
    }
    await expect(page.getByRole("heading", { name: "We have no answer yet" })).toBeVisible();
    answer = undefined;
    await page.getByRole("button", { name: "Ask now" }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  });
});

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
        await seeShell(page);
        await page.unroute(data);
        await retry.click();
        await expect(retry).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        await seeShell(page);
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
    await seeShell(page);
  });
});
