import type { Locator, Page } from "@playwright/test";
import { newEmail } from "./account.ts";
import { asStaff, deliver } from "./delivered.ts";
import { officeUrl, refusals, title } from "./office.ts";
import { dialog } from "./officeHands.ts";
import { placeOrder } from "./pages.ts";
import { expect, lineOf, open, test } from "./shop.ts";

test.use({ allowed: refusals });
test.setTimeout(120_000);

/** Goes on by Tab until this has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeAttached();
  for (let n = 0; n < 150; n++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Nobody comes to ${String(wanted)} by Tab.`);
}

/** Goes down a list's rows by `j` until the one of this order has the focus. */
async function rowTo(page: Page, orderNo: string): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: orderNo });
  await expect(row).toBeVisible();
  for (let n = 0; n < 60; n++) {
    if (await row.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press("j");
  }
  throw new Error(`Nobody comes to the row of ${orderNo} by j.`);
}

test("a return by keys alone: asked for, accepted, received, paid back by the bank's reference, its credit note opened", async ({
  shopper: page,
}) => {
  const keys = page.keyboard;
  const { order_no, key } = await placeOrder(
    page.request,
    await lineOf(page, "sembiyan-chittu-soprano-ukulele"),
    "cod",
    newEmail(),
  );
  await asStaff((shop) => deliver(shop, order_no));

  await open(page, `/ordersummary/${order_no}?key=${key}`);
  await tabTo(page, page.locator("summary", { hasText: "Return something" }));
  await keys.press("Enter");
  await tabTo(page, page.getByLabel("Why?"));
  await keys.type("It arr"); // "It arrived damaged"
  await expect(page.getByLabel("Why?")).toHaveValue("damaged");
  await tabTo(page, page.getByLabel("Tell us more"));
  await keys.type("A crack along its back.");
  await tabTo(page, page.getByLabel("UPI ID for the refund"));
  await keys.type("asha@okbank");
  await keys.press("Enter");
  await expect(page.getByRole("heading", { name: "Return", exact: true })).toBeFocused();

  await page.goto(officeUrl("today"));
  await tabTo(page, page.getByRole("button", { name: "Enter as the demo's owner" }));
  await keys.press("Enter");
  await expect(title(page)).toHaveText("Today");
  await keys.type("gr");
  await expect(title(page)).toHaveText("Returns");
  await rowTo(page, order_no);
  await keys.press("a");
  await expect(dialog(page).getByLabel("Words to the customer")).toBeFocused();
  await keys.type("Our courier comes on Monday.");
  await tabTo(page, dialog(page).getByRole("button", { name: "Accept it" }));
  await keys.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: order_no })).toContainText("Receive");

  await rowTo(page, order_no);
  await keys.press("v");
  await expect(dialog(page).getByRole("radio").first()).toBeFocused();
  await keys.press("ArrowDown");
  await keys.press("ArrowDown");
  await expect(dialog(page).getByRole("radio", { name: "Scrap" })).toBeChecked();
  await tabTo(page, dialog(page).getByRole("button", { name: "Receive it" }));
  await keys.press("Enter");
  await expect(dialog(page)).toHaveCount(0);

  await keys.type("gu");
  await expect(title(page)).toHaveText("Refunds");
  const utr = page.getByLabel(`Bank's reference for ${order_no}`);
  await tabTo(page, utr);
  await keys.type("UTR20261126001");
  await keys.press("Enter");
  await expect(utr).toHaveCount(0);

  await keys.press("/");
  await keys.type(order_no, { delay: 45 });
  await keys.press("Enter");
  await rowTo(page, order_no);
  await keys.press("Enter");
  await expect(title(page)).toHaveText(order_no);
  await expect(page.getByText("UTR20261126001").first()).toBeVisible();
  const note = page.getByRole("region", { name: "Documents" }).getByRole("link", { name: /Credit note/ });
  await tabTo(page, note);
  await expect(note).toBeInViewport();
  const paper = await page.request.get(new URL((await note.getAttribute("href")) ?? "", page.url()).href);
  expect(paper.headers()["content-type"]).toBe("application/pdf");
});
