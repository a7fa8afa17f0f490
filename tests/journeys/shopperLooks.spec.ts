import { keys, RazorpayStandIn } from "../standIns/razorpay.ts";
import { onlyWhereAlike, seeLooks } from "./alike.ts";
import { openOwnShop } from "./ownShop.ts";
import { test } from "./shop.ts";
import { shopperScreens } from "./shopperScreens.ts";

test.use({ allowed: /status of 4(0[13]|22)/, contextOptions: { reducedMotion: "reduce" } });
// One after the other in a shop of their own, which is paid through Razorpay: what one makes stands in the pages of the next.
test.describe.configure({ mode: "default" });
test.beforeEach(({ browser }) => onlyWhereAlike(browser));

let close: () => Promise<void>;
test.beforeAll(async () => {
  const razorpay = await RazorpayStandIn.start();
  const shut = await openOwnShop({
    RAZORPAY_KEY_ID: keys.id,
    RAZORPAY_KEY_SECRET: keys.secret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhook,
    RAZORPAY_API_URL: razorpay.server.url,
  });
  close = async () => {
    await shut();
    await razorpay.server.close();
  };
});
test.afterAll(() => close?.());

for (const [name, screen] of Object.entries(shopperScreens))
  test(`${name} looks as it did`, async ({ shopper: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const seen = await screen(page);
    const show = () =>
      seen
        ? seen.first().evaluate((element) => element.scrollIntoView({ block: "center" }))
        : page.evaluate(() => window.scrollTo(0, 0));
    await seeLooks(page, { folder: "shopper", name, masked: "img", show }); // pictures are looked at by people
  });
