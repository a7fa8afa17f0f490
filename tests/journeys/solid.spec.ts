import { expect, shopUrl, test } from "./shop.ts";

test.describe.configure({ timeout: 180_000 });

const product = "/product/velarmanai-vaigai-manamadurai-ghatam";

test("where there is no WebGL the picture stays and it is said", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(shopUrl() + product, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "View in 3D" }).click();
  await expect(page.getByText("here is the picture")).toBeVisible();
  await expect(page.getByRole("application").getByRole("img")).toBeVisible();
});
