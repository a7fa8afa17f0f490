import { openOwnShop } from "./ownShop.ts";
import { addToCart, buyer, expect, placeButton, shopUrl, test } from "./shop.ts";

let close: () => Promise<void>;
test.beforeAll(async () => {
  close = await openOwnShop({ PRACTICE_GATEWAY: "off" });
});
test.afterAll(() => close?.());

test("where there is one way to pay it is chosen, and the button says what is paid by it", async ({
  shopper: page,
}) => {
  await addToCart(page, "sembiyan-chittu-soprano-ukulele");
  await page.goto(`${shopUrl()}/checkout`);
  for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label, { exact: true }).fill(value);
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("radio", { name: "Cash on delivery" })).toBeChecked();
  await expect(page.getByText("The fee of ₹49 for it is in the total.")).toBeVisible();
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await placeButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});
