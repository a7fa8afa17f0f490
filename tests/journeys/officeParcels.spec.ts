import type { Page } from "@playwright/test";
import { seeAccessible } from "./accessible.ts";
import { asOwner, officeUrl, refusals, tellPrints, title } from "./office.ts";
import { card, dialog } from "./officeHands.ts";
import { placeOrder } from "./pages.ts";
import { expect, lineOf, shopUrl, test } from "./shop.ts";

test.use({ allowed: refusals, contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(150_000);

test.beforeEach(async ({ shopper: page }) => {
  await tellPrints(page);
});

/** A cash order of three ukuleles, as a visitor places it: its number, and its page. */
async function ordered(page: Page): Promise<{ no: string; link: string }> {
  const placed = await placeOrder(page.request, await lineOf(page, "sembiyan-chittu-soprano-ukulele", 3), "cod");
  return { no: placed.order_no, link: `${shopUrl()}/ordersummary/${placed.order_no}?key=${placed.key}` };
}
const onTable = async (page: Page, no: string) => {
  await page.goto(officeUrl(`packing/${no}`));
  await expect(title(page)).toHaveText(no);
};
const inSecond = (page: Page) => dialog(page).getByRole("group", { name: "Parcel 2" }).getByLabel(/of 3$/);

test("an order is divided by keys, each parcel goes its own way, and its customer sees where each is", async ({
  shopper: page,
}) => {
  const { no, link } = await ordered(page);
  await asOwner(page);
  await onTable(page, no);
  await page.keyboard.press("d");
  await expect(inSecond(page)).toBeVisible();
  await seeAccessible(page);
  await inSecond(page).fill("3");
  await expect(dialog(page).getByText("Nothing is left for it.")).toBeVisible();
  await inSecond(page).press("Enter");
  await expect(dialog(page).getByRole("alert")).toHaveText("Parcel 1 is empty.");
  await inSecond(page).fill("1");
  await dialog(page).getByLabel("Weight of parcel 2, kg").fill("2.5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 parcels, each with a label and a slip of its own.")).toBeVisible();
  await expect(page.getByText(/^1 × .*, 2.5 kg$/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("P");
  await expect(page.locator("html")).toHaveAttribute("data-opened", /\/office\/api\/print\//);
  await expect(page.getByRole("status").getByText("2 parcels", { exact: true })).toBeVisible();

  // The first one goes from the order's own page.
  await page.goto(officeUrl(`orders/${no}`));
  const parcels = card(page, "Parcels");
  await parcels.getByRole("button", { name: "Parcel 1 of 2: Hand over" }).click();
  await expect(dialog(page).getByRole("heading")).toHaveText("Hand over parcel 1 of 2 to the courier");
  await dialog(page).getByLabel("Courier").fill("Blue Dart");
  await dialog(page).getByLabel("Tracking number").fill("BD1234567");
  await page.keyboard.press("Enter");
  await expect(parcels.getByText("BD1234567")).toBeVisible();
  await expect(parcels.getByRole("listitem").nth(1)).toContainText("Here");
  await seeAccessible(page);

  // The second one stands on the board until it goes too.
  await page.goto(officeUrl("board"));
  const waiting = page.locator(`[data-order="${no}"]`);
  await expect(waiting.getByText("Parcel 2 of 2 still here")).toBeVisible();
  await waiting.getByRole("link", { name: no }).focus();
  await page.keyboard.press("h");
  await dialog(page).getByLabel(`${no} · parcel 2 of 2`).fill("EM7654321IN");
  await dialog(page).getByRole("button", { name: "Hand over" }).click();
  await expect(page.getByText(`${no}: handed to`)).toBeVisible();

  await page.goto(link);
  const seen = page.getByRole("list", { name: "Parcels" }).getByRole("listitem");
  await expect(seen).toHaveText([
    /^Parcel 1 of 2: on its way2 × .*Blue Dart.*BD1234567/,
    /^Parcel 2 of 2: on its way1 × .*EM7654321IN/,
  ]);
  await expect(seen.first()).toContainText(/₹[\d,]+ of the total is collected with it/);
  await seeAccessible(page);

  await page.goto(officeUrl(`orders/${no}`));
  await parcels.getByRole("button", { name: "Parcel 2 of 2: Came back" }).click();
  await dialog(page).getByText("Back on the shelf").click();
  await dialog(page).getByRole("button", { name: "Take it back" }).click();
  await expect(parcels.getByRole("listitem").nth(1)).toContainText("Came back");
  await parcels.getByRole("button", { name: "Parcel 1 of 2: Delivered" }).click();
  await dialog(page).getByRole("button", { name: "Yes, delivered" }).click();
  await expect(page.locator("main").getByText("Partly returned").first()).toBeVisible();
  await page.goto(link);
  await expect(seen).toHaveText([/^Parcel 1 of 2: delivered/, /^Parcel 2 of 2: could not be delivered/]);
});

test("on a phone an order is divided, and put together again", async ({ shopper: page }) => {
  const { no } = await ordered(page);
  await asOwner(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await onTable(page, no);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Divide into parcels" }).click();
  await dialog(page).getByRole("button", { name: "One parcel more" }).click();
  await inSecond(page).fill("1");
  await dialog(page).getByRole("group", { name: "Parcel 3" }).getByLabel(/of 3$/).fill("1");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await seeAccessible(page);
  await dialog(page).getByRole("button", { name: "Divide", exact: true }).click();
  await expect(page.getByText("3 parcels, each with a label and a slip of its own.")).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Divide into parcels" }).click();
  await expect(inSecond(page)).toHaveValue("1");
  await dialog(page).getByRole("button", { name: "One parcel again" }).click();
  await expect(page.getByText("One parcel again.")).toBeVisible();
});
