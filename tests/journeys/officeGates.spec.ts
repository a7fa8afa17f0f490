import { pageBytes } from "../gates/pageBytes.ts";
import { asOwner, officeUrl, refusals } from "./office.ts";
import { expect, test } from "./shop.ts";

test.use({ allowed: refusals });

const kilobyte = 1024;
/** Most kilobytes of the office's first screen, compressed, for who is signed in. */
const most = { script: 170, css: 14, html: 3, fonts: 80 };

test("the office's first screen stays below its weight", async ({ shopper: page, browser }) => {
  await asOwner(page);
  const bytes = await pageBytes(browser, officeUrl(), "", await page.context().storageState(), "main h1");
  expect(bytes.script).toBeGreaterThan(50 * kilobyte); // it was the office that was weighed
  const tooHeavy = Object.entries(most)
    .map(([kind, limit]) => ({ kind, limit, is: bytes[kind as keyof typeof bytes] / kilobyte }))
    .filter(({ limit, is }) => is > limit);
  expect(tooHeavy).toEqual([]);
});
