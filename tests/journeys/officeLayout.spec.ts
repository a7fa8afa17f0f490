import { seeAccessible } from "./accessible.ts";
import { isAlike, seeLooks } from "./alike.ts";
import { refusals } from "./office.ts";
import { makeMorning, morning } from "./officeMorning.ts";
import { me, press, screens } from "./officeScreens.ts";
import { seldom } from "./officeSeldom.ts";
import { openOwnShop } from "./ownShop.ts";
import { expect, test } from "./shop.ts";
import { seeItFits } from "./steady.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });
// One after the other in a shop of their own: what one screen makes stands in the lists of the next, each time alike.
test.describe.configure({ mode: "default" });

let close: () => Promise<void>;
test.beforeAll(async ({ browser }) => {
  close = await openOwnShop();
  const page = await browser.newPage();
  await makeMorning(page);
  await page.close();
});
test.afterAll(() => close?.());

/** Plots, times and secrets are of the day; pictures are looked at by people. */
const masked = "img, iframe, canvas, figure, input[readonly], input[type=date], input[type=datetime-local]";

/** Screens of the morning beside the shop's own page, which no other test looks at. */
const withPreview = new Set(["home page", "menu", "a policy"]);

// The figures come first: they tell of all that was ordered until then.
const figuresFirst = ([one]: [string, unknown], [other]: [string, unknown]) =>
  Number(other === "figures") - Number(one === "figures");
for (const [name, show] of Object.entries({ ...morning, ...screens, ...seldom }).toSorted(figuresFirst))
  test(`the office's ${name} looks as it did, axe finds nothing on it, wide or narrow, and nothing of it scrolls sideways`, async ({
    shopper: page,
    browser,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await show(page);
    if (isAlike(browser)) await seeLooks(page, { folder: "office", name, masked });
    if (morning[name] && !withPreview.has(name)) return; // tests of their own hold them to the rest
    await page.setViewportSize({ width: 1440, height: 900 });
    await seeAccessible(page);
    await page.setViewportSize({ width: 360, height: 900 });
    await seeAccessible(page, ["light"]); // the same colours as in the wide one
    await seeItFits(page);
  });

test("a locked screen is accessible", async ({ shopper: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await me(page);
  await press("Lock the screen")(page);
  await expect(page.getByRole("dialog", { name: "Locked" })).toBeVisible();
  await seeAccessible(page);
});
