import type { Page } from "@playwright/test";
import { announcer } from "../support/announcer.ts";
import { addToCart, expect, open, remember, test } from "./shop.ts";

const microphone = "muzhakkam-pechu-dynamic-vocal-microphone";
const box = (page: Page) => page.locator("form").filter({ hasText: "Delivery to your pincode" });
const field = (page: Page) => page.getByLabel("Delivery to your pincode");
const region = (page: Page) => page.locator(announcer);

test("a pincode is asked for once: it stays for another finish, another product and the cart", async ({
  shopper: page,
}) => {
  await open(page, `/product/${microphone}`);
  await field(page).fill("600 004");
  await field(page).press("Enter");
  const answer = box(page).getByRole("status");
  await expect(answer).toContainText("600004, Tamil Nadu");
  await expect(field(page)).toBeFocused();
  await page.getByRole("link", { name: "With on-off switch", exact: true }).click();
  await expect(page).toHaveURL(/variant=/);
  await expect(answer).toContainText("600004, Tamil Nadu");
  await expect(field(page)).toHaveValue("600 004");
  await expect(region(page).getByText(/^With on-off switch, ₹3,490$/)).toHaveCount(1);
  await open(page, "/product/sembiyan-chittu-soprano-ukulele");
  await expect(field(page)).toHaveValue("600004");
  await expect(box(page).getByRole("status")).toContainText("600004, Tamil Nadu");
  await addToCart(page, "sembiyan-chittu-soprano-ukulele");
  await open(page, "/cart");
  await expect(page.getByLabel("Deliver to")).toHaveValue("600004");
  await page.getByLabel("Deliver to").fill("560001");
  await page.getByLabel("Deliver to").press("Enter");
  await expect(page.getByLabel("Deliver to")).toBeFocused();
  await page.getByLabel("Deliver to").fill("111111");
  await page.getByLabel("Deliver to").press("Enter");
  await expect(page.getByLabel("Deliver to")).toHaveAccessibleDescription("There is no such pincode.");
  await page.getByLabel("Deliver to").fill("560001");
  await page.getByLabel("Deliver to").press("Enter");
  await open(page, `/product/${microphone}`);
  await expect(box(page).getByRole("status")).toContainText("560001, Karnataka");
});

test("on a phone the answer comes out from under the bars at the foot", async ({ shopper: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `/product/${microphone}`);
  await field(page).fill("12");
  const bar = page.locator(".buy-bar");
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  const button = box(page).getByRole("button", { name: "Check" });
  // As low as a thumb can press it: right above the bars.
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), y + height - (await top()));
  await button.click();
  const message = box(page).getByText("Please enter a pincode of six digits; it does not start with 0.");
  await expect(message).toBeVisible();
  const under = async () => {
    const said = await message.boundingBox();
    return said ? said.y + said.height - (await top()) : Number.NaN;
  };
  await expect.poll(under).toBeLessThan(0);
});

test("a wrong pincode is said at the field and not remembered; what is typed is not overwritten", async ({
  shopper: page,
}) => {
  await remember(page, { shippingAddress: JSON.stringify({ pincode: "600004" }) });
  await open(page, `/product/${microphone}`);
  await expect(field(page)).toHaveValue("600004");
  await field(page).fill("1234");
  await box(page).getByRole("button", { name: "Check" }).click();
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("link", { name: "With on-off switch", exact: true }).click();
  await expect(page).toHaveURL(/variant=/);
  await expect(field(page)).toHaveValue("1234");
  await page.reload();
  await expect(field(page)).toHaveValue("600004");
});

test.describe("When nobody answers about delivery", () => {
  test.use({ allowed: /status of 500/ });
  test("a page that was only opened stays still; who asks is told", async ({ shopper: page }) => {
    await page.route("**/get/shipping/charges", (route) => route.fulfill({ status: 500, body: "" }));
    await remember(page, { shippingAddress: JSON.stringify({ pincode: "600004" }) });
    const asked = page.waitForResponse("**/get/shipping/charges");
    await open(page, `/product/${microphone}`);
    await asked;
    await expect(box(page).getByRole("status")).toContainText("When it comes, what that costs");
    await box(page).getByRole("button", { name: "Check" }).click();
    await expect(box(page).getByRole("status")).toContainText("try again");
  });
});
