import type { Locator, Page } from "@playwright/test";
import { expect, open, shopUrl, test } from "./shop.ts";

test.describe.configure({ timeout: 240_000 });

const product = "/product/velarmanai-vaigai-manamadurai-ghatam";
const viewButton = (page: Page) => page.getByRole("button", { name: "View in 3D" });
const stageOf = (page: Page) => page.getByRole("application");

/** Opens the viewer by its button, which does nothing before the page's script has come. */
async function openViewer(page: Page): Promise<void> {
  await expect(async () => {
    if ((await viewButton(page).getAttribute("aria-expanded")) === "false") await viewButton(page).click();
    await expect(stageOf(page)).toBeFocused({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** From where to where the clay of a ghatam goes in what is seen of an element, as parts of its sides. */
async function clayIn(page: Page, element: Locator): Promise<Record<"left" | "right" | "top" | "bottom", number>> {
  const picture = (await element.screenshot({ timeout: 120_000 })).toString("base64");
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    if (!context) throw new Error("There is no 2D canvas.");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const box = { left: 1, right: 0, top: 1, bottom: 0 };
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) - (data[at + 2] ?? 0) < 60) continue;
      const [x, y] = [((at / 4) % width) / width, Math.floor(at / 4 / width) / height];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
    return box;
  }, picture);
}

test("a model is fetched when it is asked for, turned by keys, and closed again", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(shopUrl() + product, { waitUntil: "networkidle" });
  expect(scripts.filter((url) => /ghatam|Viewer|scene/.test(url))).toEqual([]);
  await openViewer(page);
  await expect(page.getByRole("button", { name: "Turn left" })).toBeVisible({ timeout: 90_000 });
  expect(scripts.filter((url) => /ghatam/.test(url))).toHaveLength(1);
  const canvas = stageOf(page).locator("canvas");
  await page.keyboard.press("+");
  await expect(canvas).toHaveCSS("opacity", "1");
  const before = await canvas.screenshot();
  await page.keyboard.press("ArrowRight");
  // Drawn on a busy processor, a frame may take a while.
  await expect.poll(async () => Buffer.compare(before, await canvas.screenshot()), { timeout: 60_000 }).not.toBe(0);
  await page.keyboard.press("Escape");
  await expect(stageOf(page)).toHaveCount(0);
  await expect(viewButton(page)).toBeFocused();
});

test("the stage is in sight whole below the header, however far the text beside it was scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, product);
  await page.evaluate(() => scrollTo({ top: 260, behavior: "instant" }));
  await page.evaluate(() => scrollTo({ top: 230, behavior: "instant" })); // upwards: the header comes
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  await viewButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(stageOf(page)).toBeFocused();
  const foot = () => page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
  await expect.poll(async () => ((await stageOf(page).boundingBox())?.y ?? 0) >= (await foot())).toBe(true);
});

test("the model stands where it stands in its picture, and nothing stands on it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(shopUrl() + product, { waitUntil: "networkidle" });
  const picture = page
    .getByRole("list", { name: /^Pictures of/ })
    .getByRole("img")
    .first();
  const still = await clayIn(page, picture);
  const place = await picture.boundingBox();
  const scrolled = await page.evaluate(() => window.scrollY);
  await openViewer(page);
  const canvas = stageOf(page).locator("canvas");
  await expect(page.getByRole("button", { name: "Turn left" })).toBeVisible({ timeout: 90_000 });
  // Shown when its light has come together; without a graphics card, once it is moved: there and back.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(canvas).toHaveCSS("opacity", "1");
  await page.evaluate((y) => window.scrollTo(0, y), scrolled);
  const stage = await stageOf(page).boundingBox();
  for (const side of ["x", "y", "width", "height"] as const)
    expect(Math.abs((stage?.[side] ?? 0) - (place?.[side] ?? 999))).toBeLessThan(1.5);
  const model = await clayIn(page, stageOf(page));
  for (const side of ["left", "right", "top", "bottom"] as const)
    expect(Math.abs(model[side] - still[side]), side).toBeLessThan(0.01);
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const)
  test(`at ${width} pixels no button stands on a picture or a model`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(shopUrl() + product, { waitUntil: "networkidle" });
    const over = (a: Locator, b: Locator) =>
      Promise.all([a.boundingBox(), b.boundingBox()]).then(([one, other]) => {
        if (!one || !other) throw new Error("It is not there.");
        const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        // A picture's thing fills nine tenths of it at most.
        return across > 0 && down > 0.05 * other.height;
      });
    const picture = page
      .getByRole("list", { name: /^Pictures of/ })
      .getByRole("img")
      .first();
    for (const button of [viewButton(page), ...(await page.getByRole("link", { name: /^Picture \d/ }).all())])
      expect(await over(button, picture)).toBe(false);
    await openViewer(page);
    await expect(page.getByRole("button", { name: "Turn left" })).toBeVisible({ timeout: 90_000 });
    for (const name of ["View in 3D", "Turn left", "Turn right", "Further", "Nearer", "Close the 3D view"])
      expect(await over(page.getByRole("button", { name }), stageOf(page)), name).toBe(false);
  });

test("where there is no WebGL the picture stays and it is said", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(shopUrl() + product, { waitUntil: "networkidle" });
  await viewButton(page).click();
  await expect(page.getByText("here is the picture")).toBeVisible();
  await expect(stageOf(page).getByRole("img")).toBeVisible();
});

for (const wait of [0, 30, 80, 160])
  test(`a tap ${wait} ms after the app has begun to hear taps is heard, and once`, async ({ page }) => {
    await page.addInitScript((wait) => {
      HTMLCanvasElement.prototype.getContext = () => null;
      const listen = document.addEventListener;
      let tapped = false;
      document.addEventListener = (...listening: Parameters<typeof listen>) => {
        if (!tapped && listening[0] === "click" && document.querySelector(".view-in-3d")) {
          tapped = true;
          setTimeout(() => document.querySelector<HTMLElement>(".view-in-3d")?.click(), wait);
        }
        listen.apply(document, listening);
      };
    }, wait);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 3 });
    await page.goto(shopUrl() + product);
    await expect(page.getByText("here is the picture")).toBeVisible();
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect(viewButton(page)).toHaveAttribute("aria-expanded", "true");
  });
