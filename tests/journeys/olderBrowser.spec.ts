import type { Page } from "@playwright/test";
import { departments, main, searchBox, sideMenu } from "./frame.ts";
import { addToCart, expect, fillCheckout, open, placeButton, shopUrl, test } from "./shop.ts";

/** Takes away what browsers have learnt since Safari 16.4 and Chrome 111, which the style sheet needs. */
async function asOfEarly2023(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const since: [object | undefined, string[]][] = [
      [AbortSignal, ["any"]],
      [URL, ["canParse", "parse"]],
      [Promise, ["withResolvers", "try"]],
      [Array, ["fromAsync"]],
      [Object, ["groupBy"]],
      [Map, ["groupBy"]],
      [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
      [Reflect.get(window, "Iterator")?.prototype, ["map", "filter", "toArray", "some", "every", "find", "forEach"]],
      [ReadableStream, ["from"]],
      [ReadableStream.prototype, ["values"]],
      [Element.prototype, ["checkVisibility", "moveBefore", "getHTML", "setHTMLUnsafe"]],
      [Document.prototype, ["startViewTransition"]],
      [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
      [window, ["navigation", "scheduler", "requestIdleCallback"]],
      [Uint8Array, ["fromBase64", "fromHex"]],
    ];
    for (const [holder, names] of since)
      for (const name of names) {
        if (!holder) continue;
        Reflect.deleteProperty(holder, name);
        if (name in holder) Object.defineProperty(holder, name, { value: undefined });
      }
  });
}

test("a browser of early 2023 finds, fills the cart and orders", async ({ shopper: page }) => {
  await asOfEarly2023(page);
  await open(page, "/");
  expect(
    await page.evaluate(() => [typeof Reflect.get(AbortSignal, "any"), typeof Reflect.get(URL, "canParse")]),
  ).toEqual(["undefined", "undefined"]);
  await searchBox(page).fill("gutar");
  await expect(page.getByRole("option").first()).toBeVisible();
  await searchBox(page).press("Enter");
  await expect(main(page).getByRole("article").first()).toBeVisible();
  await addToCart(page, "sembiyan-chittu-soprano-ukulele");
  await page.goto(`${shopUrl()}/cart`);
  await expect(main(page).getByText("GST included")).toBeVisible();
  await fillCheckout(page, "Cash on delivery");
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/thankyou\/success\?order=/);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});

test("a browser of early 2023, which knows no popovers, opens the menu and closes it", async ({ shopper: page }) => {
  await asOfEarly2023(page);
  await open(page, "/");
  const all = departments(page).getByRole("button", { name: "All", exact: true });
  await all.click();
  await expect(page.locator("dialog:modal")).toHaveAccessibleName("All departments");
  await expect(sideMenu(page).locator("summary").first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true);
  await sideMenu(page).getByRole("button", { name: "Close" }).click();
  await expect(sideMenu(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  await expect(all).toBeFocused();
  await all.click();
  await sideMenu(page).getByText("Live Sound", { exact: true }).click();
  await sideMenu(page).getByRole("link", { name: "Mixers" }).click();
  await expect(page).toHaveURL(/scategory=mixers/);
  await expect(sideMenu(page)).toBeHidden();
});
