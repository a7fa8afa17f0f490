import type { Page } from "@playwright/test";
import { forms } from "./forms.ts";
import { departments, header, main, seeFrame } from "./frame.ts";
import { type OpenShop, openShop } from "./openShop.ts";
import { expect, open, shopUrl, test } from "./shop.ts";
import { type StandIn, startStandIn, type Trouble } from "./standIn.ts";

const retry = (page: Page) => main(page).getByRole("link", { name: "Try again" }).first();
const loading = (page: Page) => main(page).getByRole("status").filter({ hasText: "Loading" });

/** What each page asks for, and what it shows once that has come. */
const needs: Record<string, { path: string; call: string; mended: string | RegExp; staysLoading?: true }> = {
  "the home sections": { path: "/", call: "GET /get/product/collections/1", mended: "Just unpacked" },
  "the home page's details": { path: "/", call: "GET /get/home/details", mended: "Shop by category" },
  "the product list": { path: "/products/search?category=guitars", call: "GET /get/products", mended: /Guitars/ },
  "a collection": { path: "/products/first-guitars", call: "GET /get/collection/", mended: /First guitars/ },
  "a brand": { path: "/brands/sembiyan", call: "GET /get/brand/", mended: "Sembiyan" },
  "a product": {
    path: "/product/sembiyan-chittu-soprano-ukulele",
    call: "GET /get/product/sembiyan",
    mended: "Sembiyan Chittu Soprano Ukulele",
  },
  brands: { path: "/brand", call: "GET /get/brands", mended: "S", staysLoading: true },
  "a category": {
    path: "/category/guitars",
    call: "POST /get/other/category",
    mended: "Most asked for",
    staysLoading: true,
  },
};

test.describe("When the API behind the pages", () => {
  // One shop of its own, whose API is made to fail on command: so one test after the other.
  test.describe.configure({ mode: "default" });
  test.use({ allowed: /status of 50[03]/ });
  let standIn: StandIn;
  let shop: OpenShop;

  test.beforeAll(async () => {
    standIn = await startStandIn(shopUrl());
    shop = await openShop({ API_BASE_URL: standIn.url, API_PATIENCE_MS: "1500", LOG_LEVEL: "silent" });
    // Its first page takes longer than the later ones, maybe longer than it waits for the API.
    await expect.poll(async () => (await fetch(`${shop.url}/login`)).status, { timeout: 60_000 }).toBe(200);
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

  for (const how of ["fails", "answers nonsense", "hangs"] satisfies Trouble[]) {
    test(`${how}: menus and quick links fail silently, banners become an empty list`, async ({ shopper: page }) => {
      standIn.trouble(how, "GET /get/topMenu", "GET /get/allMenu", "GET /get/quickLink", "GET /get/banners");
      await open(page, "/", shop.url);
      await seeFrame(page);
      await expect(page.getByRole("region", { name: "From the shop" })).toHaveCount(0);
      await expect(main(page).getByRole("heading", { name: "Shop by category" })).toBeVisible();
      await expect(departments(page).getByRole("link", { name: "Guitars & Ukuleles" })).toHaveCount(0);
      await expect(header(page).getByRole("link", { name: "Shop by Brand" })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    for (const [name, { path, call, mended, staysLoading }] of Object.entries(needs)) {
      test(`${how} for ${name}: ${staysLoading ? "they stay loading" : "the page says so"}, and a retry mends it`, async ({
        shopper: page,
      }) => {
        standIn.trouble(how, call);
        await open(page, path, shop.url);
        await seeFrame(page);
        await expect(loading(page)).toHaveCount(staysLoading ? 1 : 0);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        standIn.trouble("fails");
        await retry(page).click();
        await expect(main(page).getByRole("heading", { name: mended }).first()).toBeAttached();
        await expect(retry(page)).toHaveCount(0);
      });
    }

    for (const [name, { path, call, typed, chosen = {}, opened, send, done }] of Object.entries(forms)) {
      test(`${how} for ${name}: the form says so, keeps what was typed, and goes through later`, async ({
        shopper: page,
      }) => {
        const form = main(page)
          .locator("form")
          .filter({ has: page.getByRole("button", { name: send, exact: true }) });
        const from = await path(page);
        // This shop's own API, which browsers ask, knows nobody of the other's: it had better say nothing.
        await page.route(`${shop.url}/public/api/**`, () => {});
        await open(page, from, shop.url);
        if (opened) await page.getByText(opened, { exact: true }).click();
        for (const [label, text] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(text);
        for (const [label, value] of Object.entries(chosen)) await form.getByLabel(label).selectOption(value);
        standIn.trouble(how, call);
        await form.getByRole("button", { name: send, exact: true }).click();
        await expect(form.getByRole("alert")).toHaveText(how === "fails" ? "x" : /try again/);
        for (const [label, text] of Object.entries({ ...typed, ...chosen }))
          await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
        await seeFrame(page);
        standIn.trouble("fails");
        await form.getByRole("button", { name: send, exact: true }).click();
        await expect(main(page).getByText(done).first()).toBeVisible();
      });
    }

    test(`${how} for everything, the page says so and offers to try again`, async ({ shopper: page }) => {
      standIn.trouble(how, "GET", "POST");
      expect((await page.goto(`${shop.url}/products/search`))?.status()).toBe(503);
      await seeFrame(page);
      await expect(page.getByRole("heading", { level: 1, name: "The shop can't be reached right now" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/products/search");
    });
  }
});
