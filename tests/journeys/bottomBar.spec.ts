import { header, shortcuts, sideMenu } from "./frame.ts";
import { asCustomer, expect, lineOf, open, test } from "./shop.ts";

test.describe("Mobile bottom bar", () => {
  test("Products opens the side menu; Login; Cart; Call Us", async ({ shopper: page, isMobile }) => {
    await open(page, "/");
    if (!isMobile) return expect(shortcuts(page)).toBeHidden();
    await expect(shortcuts(page).getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
    await expect(shortcuts(page).getByRole("link", { name: "My Profile" })).toHaveCount(0);
    await expect(shortcuts(page).getByRole("link", { name: "Cart" })).toHaveAttribute("href", "/cart");
    await expect(shortcuts(page).getByRole("link", { name: "Call Us" })).toHaveAttribute("href", "tel:18004257373");
    await shortcuts(page).getByRole("button", { name: "Products" }).tap();
    await expect(sideMenu(page)).toBeVisible();
  });

  test("My Profile when logged in; the badge is the sum of the quantities and hidden at 0", async ({
    shopper: page,
    isMobile,
  }) => {
    await asCustomer(page, { cart: JSON.stringify([await lineOf(page, "sembiyan-chittu-soprano-ukulele", 3)]) });
    await open(page, "/brand");
    const place = isMobile ? shortcuts(page) : header(page);
    await expect(place.getByRole("link", { name: "My Profile" })).toHaveAttribute("href", "/profile");
    await expect(place.getByRole("link", { name: /^Cart ?, items in it: 3$/ })).toHaveAttribute("href", "/cart");
    await place.getByRole("link", { name: /^Cart/ }).click();
    await page.getByRole("button", { name: /^Remove/ }).click();
    await expect(place.getByRole("link", { name: /^Cart/ })).toHaveAccessibleName("Cart");
  });
});
