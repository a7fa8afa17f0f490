import type { Locator, Page } from "@playwright/test";
import { openAccount } from "./account.ts";
import { order, placeOrder } from "./pages.ts";
import { expect, lineOf, open, shopUrl, test } from "./shop.ts";

const press = async (page: Page, target: Locator) => {
  await target.focus();
  await page.keyboard.press("Enter");
};

test("a cancelled order's new state gets the focus, by which it is said once", async ({ shopper: page }) => {
  const line = await lineOf(page, "sembiyan-chittu-soprano-ukulele");
  const { order_no, key } = await placeOrder(page.request, line, "cod");
  await open(page, `/ordersummary/${order_no}?key=${key}`);
  await press(page, page.locator("summary", { hasText: "Cancel order" }));
  await press(page, page.getByRole("button", { name: "Yes, cancel it" }));
  await expect(page.getByText("Cancelled", { exact: true }).first()).toBeFocused();
});

test("addresses are opened, given up, and deleted one after the other, and the focus goes along", async ({
  shopper: page,
}) => {
  await openAccount(page);
  for (const line1 of ["12, North Mada Street", "13, North Mada Street"])
    expect(
      (
        await page.request.post(`${shopUrl()}/public/api/customer/address`, {
          data: { ...order.address, line1, kind: "home", is_default: false },
        })
      ).ok(),
    ).toBe(true);
  await open(page, "/profile");
  await press(page, page.getByRole("link", { name: "Add an address" }));
  await expect(page.getByRole("heading", { name: "Another address" })).toBeFocused();
  await press(page, page.getByRole("link", { name: "Cancel" }));
  await expect(page.getByRole("link", { name: "Add an address" })).toBeFocused();
  const deletes = page.locator("summary", { hasText: /^Delete \d/ });
  for (const left of [1, 0]) {
    await press(page, deletes.first());
    await expect(deletes).toHaveCount(left + 1);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: /^Yes, delete it 1/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(deletes).toHaveCount(left);
    await expect(page.getByText("The address is deleted.")).toBeFocused();
  }
  await press(page, page.getByRole("link", { name: "Add an address" }));
  await expect(page.getByRole("heading", { name: "Your address" })).toBeFocused();
});
