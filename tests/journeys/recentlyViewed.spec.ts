import type { Page } from "@playwright/test";
import { header } from "./frame.ts";
import { asCustomer, expect, open, shopUrl, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const veena = "maruthan-ekandam-saraswati-veena";
const names = (page: Page) => page.getByRole("list", { name: "Recently viewed" }).getByRole("link");

test.describe("Recently viewed", () => {
  test("a visitor sees what this device has looked at, the latest first, without the product of the page", async ({
    shopper: page,
  }) => {
    await open(page, `/product/${ukulele}`);
    await open(page, `/product/${veena}`);
    await expect(names(page)).toHaveText([/Sembiyan Chittu Soprano Ukulele/]);
    await open(page, "/");
    await expect(names(page)).toHaveText([/Maruthan Kamalam Ekandam/, /Sembiyan Chittu/]);
  });

  test("a customer sees what the shop remembers, and the shop is told of each product looked at", async ({
    shopper: page,
  }) => {
    await asCustomer(page);
    const card = {
      product_name: "Blue Veena",
      product_url: "blue-veena",
      brand_name: "Tanjai",
      image: null,
      price: 100,
    };
    await page.route("**/get/recent/view", (route) =>
      route.fulfill({
        json: { error: 0, message: "", data: route.request().postDataJSON().customer_id === 7 ? [card] : [] },
      }),
    );
    const told = page.waitForRequest("**/add/recent/view");
    await open(page, `/product/${ukulele}`);
    const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/product/${ukulele}`)).json();
    expect((await told).postDataJSON()).toEqual({ product_id: data.id });
    await open(page, "/");
    await expect(names(page)).toHaveText([/Blue Veena/]);
  });

  for (const [how, json] of Object.entries({ fails: undefined, "is nonsense": { hello: [1] } })) {
    test.describe(`when the shop's answer ${how}`, () => {
      test.use({ allowed: /status of 500/ });
      test("what the device knows is shown, silently", async ({ shopper: page }) => {
        const red = {
          product_name: "Red Veena",
          product_url: "red-veena",
          brand_name: "Tanjai",
          image: null,
          price: 100,
        };
        await asCustomer(page, { recentlyViewed: JSON.stringify([red]) });
        await page.route("**/get/recent/view", (route) =>
          route.fulfill(json ? { json } : { status: 500, json: { error: 1, message: "It broke." } }),
        );
        await open(page, "/");
        await expect(names(page)).toHaveText([/Red Veena/]);
        await expect(header(page).getByRole("button", { name: "Logout" })).toBeVisible();
        await expect(page.getByRole("alert")).toHaveCount(0);
      });
    });
  }
});
