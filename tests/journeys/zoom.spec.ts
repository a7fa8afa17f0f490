import type { Page } from "@playwright/test";
import { expect, open, test } from "./shop.ts";

const product = "/product/velarmanai-vaigai-manamadurai-ghatam";
const pictures = (page: Page) => page.getByRole("list", { name: /^Pictures of/ });
const widthOf = async (picture: ReturnType<Page["locator"]>) => (await picture.boundingBox())?.width ?? 0;

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const)
  test(`at ${width} pixels a picture opens larger than on the page, grows to 250 %, and no button stands on it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, product);
    const onPage = await widthOf(pictures(page).getByRole("img").first());
    await pictures(page)
      .getByRole("link", { name: /look closer/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    const picture = dialog.getByRole("img", { name: /ghatam/i });
    await expect(picture).toBeVisible();
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(onPage);
    const large = await picture.boundingBox();
    for (const button of await dialog.getByRole("button").all()) {
      const box = await button.boundingBox();
      if (!box || !large) throw new Error("It is not there.");
      const beside = box.x >= large.x + large.width || box.x + box.width <= large.x;
      expect(beside || box.y >= large.y + large.height || box.y + box.height <= large.y).toBe(true);
    }
    for (const _ of [1, 2]) await dialog.getByRole("button", { name: "Larger" }).click();
    await expect(dialog.getByRole("status")).toContainText("250%");
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(2.4 * onPage);
  });
