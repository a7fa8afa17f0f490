import type { Page } from "@playwright/test";
import { header } from "./frame.ts";
import { asCustomer, expect, lineOf, open, remembered, shopUrl, test } from "./shop.ts";

test.describe("Logout", () => {
  const cleared = [
    "customer",
    "cart",
    "cartCount",
    "shippingAddress",
    "address",
    "shiprocketCharges",
    "cartCoupon",
    "recentlyViewed",
  ] as const;
  const leave = (page: Page) => header(page).getByRole("button", { name: "Logout" });

  /** A customer with something under every key. */
  async function settled(page: Page) {
    await asCustomer(page, {
      address: JSON.stringify([{ id: 1, city: "Chennai" }]),
      cart: JSON.stringify([await lineOf(page, "sembiyan-chittu-soprano-ukulele")]),
      cartCount: "1",
      shippingAddress: JSON.stringify({ pincode: "600004" }),
      shiprocketCharges: JSON.stringify({ pincode: "600004", serviceable: true, cod: true, charge: 0 }),
      recentlyViewed: JSON.stringify([
        { product_url: "red-veena", product_name: "Red Veena", brand_name: "Tanjai", image: null, price: 100 },
      ]),
      cartCoupon: JSON.stringify({ code: "KUTCHERI" }),
    });
  }

  test("shown only when logged in", async ({ shopper: page }) => {
    await open(page, "/");
    await expect(leave(page)).toHaveCount(0);
    await expect(header(page).getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
    await asCustomer(page);
    await page.evaluate(() => sessionStorage.clear());
    await open(page, "/");
    await expect(leave(page)).toBeVisible();
    await expect(header(page).getByRole("link", { name: "My Profile" })).toHaveAttribute("href", "/profile");
  });

  test("it clears the customer, cart, cart count, addresses, charges and coupon, then goes to /login", async ({
    shopper: page,
  }) => {
    await settled(page);
    await open(page, "/brand");
    await leave(page).click();
    await expect(page).toHaveURL(`${shopUrl()}/login`);
    for (const key of cleared) expect([key, await remembered(page, key)]).toEqual([key, null]);
    await expect(leave(page)).toHaveCount(0);
    await expect(header(page).getByRole("link", { name: "Cart" })).toHaveAccessibleName("Cart");
  });

  for (const path of ["/cart", "/Cart/"]) {
    test(`it goes to / from the cart page at ${path}`, async ({ shopper: page }) => {
      await settled(page);
      await open(page, path);
      await leave(page).click();
      await expect(page).toHaveURL(`${shopUrl()}/`);
    });
  }
});
