import { seeAccessible } from "./accessible.ts";
import { refusals } from "./office.ts";
import { me, press, screens } from "./officeScreens.ts";
import { expect, test } from "./shop.ts";
import { seeItFits } from "./steady.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });

for (const [name, show] of Object.entries(screens)) {
  test(`axe finds nothing on the office's ${name}, wide or narrow, and nothing of it scrolls sideways`, async ({
    shopper: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await show(page);
    await seeAccessible(page);
    await page.setViewportSize({ width: 360, height: 900 });
    await seeAccessible(page, ["light"]); // the same colours as in the wide one
    await seeItFits(page);
  });
}

test("a locked screen is accessible", async ({ shopper: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await me(page);
  await press("Lock the screen")(page);
  await expect(page.getByRole("dialog", { name: "Locked" })).toBeVisible();
  await seeAccessible(page);
});
