import { expect, shopUrl, test } from "./shop.ts";

test.describe.configure({ timeout: 180_000 });

const product = "/product/velarmanai-vaigai-manamadurai-ghatam";

test("a model is fetched when it is asked for, turned by keys, and closed again", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(shopUrl() + product, { waitUntil: "networkidle" });
  expect(scripts.filter((url) => /ghatam|Viewer|scene/.test(url))).toEqual([]);
  const stage = page.getByRole("application");
  const button = page.getByRole("button", { name: "View in 3D" });
  // Pressed before the page's script has come it does nothing.
  await expect(async () => {
    if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
    await expect(stage).toBeFocused({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: "Turn left" })).toBeVisible({ timeout: 90_000 });
  expect(scripts.filter((url) => /ghatam/.test(url))).toHaveLength(1);
  const canvas = stage.locator("canvas");
  const before = await canvas.screenshot();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  // Drawn on a busy processor, a frame may take a while.
  await expect.poll(async () => Buffer.compare(before, await canvas.screenshot()), { timeout: 60_000 }).not.toBe(0);
  await page.keyboard.press("Escape");
  await expect(stage).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("where there is no WebGL the picture stays and it is said", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(shopUrl() + product, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "View in 3D" }).click();
  await expect(page.getByText("here is the picture")).toBeVisible();
  await expect(page.getByRole("application").getByRole("img")).toBeVisible();
});
