import sharp from "sharp";
import { type OpenShop, openShop } from "./openShop.ts";
import { expect, open, test } from "./shop.ts";

const token = "a-token-for-the-showroom";
const chosen = "/pictures/tanpura/jackwood-800.webp";
let shop: OpenShop;
test.beforeAll(async () => {
  shop = await openShop({ AUTH_BACKGROUND: chosen, SCHEDULING_TOKEN: token, LOG_LEVEL: "silent" });
});
test.afterAll(() => shop.close());

test("the authentication pages stand before the background image that the shop has chosen", async ({
  shopper: page,
}) => {
  for (const path of ["/login", "/register", "/forgotpassword", "/reset-password/abc"]) {
    await page.goto(shop.url + path);
    const picture = page.getByRole("main").locator(`img[src="${chosen}"]`);
    await expect(picture, path).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), path).toBe(800);
    await expect(page.getByRole("main").locator('img[src^="/pictures/welcome/"]'), path).toHaveCount(0);
    const seen = await picture.evaluate((image) => {
      const { right, top } = image.getBoundingClientRect();
      const there = document.elementsFromPoint(right - 8, top + 8);
      const above = there.slice(0, there.indexOf(image));
      return (
        above.length < there.length && above.every((e) => getComputedStyle(e).backgroundColor === "rgba(0, 0, 0, 0)")
      );
    });
    expect(seen, path).toBe(true);
  }
});

test("by night our own picture is nowhere darker than the wall that it stands on", async ({ shopper: page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/login");
  const picture = page.getByRole("main").locator('img[src^="/pictures/welcome/"]');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const foot = y + height;
  const at = async (left: number, top: number) => {
    const clip = { x: left, y: top, width: 2, height: 2 };
    const [red = 0, green = 0, blue = 0] = (await sharp(await page.screenshot({ clip })).stats()).channels.map(
      ({ mean }) => mean,
    );
    return red + green + blue;
  };
  const wall = await at(x + width * 0.04, foot + 6);
  expect(wall).toBeGreaterThan(30);
  for (const inset of [0.04, 0.08, 0.12])
    expect(await at(x + width * inset, foot - width * inset), `${inset}`).toBeGreaterThanOrEqual(wall - 2);
});

test("the scheduling service's token is kept to the shop", async ({ request }) => {
  for (const path of ["/", "/login", "/product/sembiyan-chittu-soprano-ukulele", "/public/api/get/home/details"]) {
    const answer = await request.get(shop.url + path);
    expect(answer.ok(), path).toBe(true);
    expect(await answer.text(), path).not.toContain(token);
  }
});
