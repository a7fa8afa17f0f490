import type { Page } from "@playwright/test";
import { officeUrl, write } from "./office.ts";
import { newCaller, order } from "./officeCaller.ts";
import { card, dialog, find, press } from "./officeHands.ts";
import type { Watched } from "./officeWatch.ts";
import { expect } from "./shop.ts";

/** What of an order's goods does not go the usual way: in two parcels, not taken at the door, the other colour wanted, a paper wanted. */
export async function unusualParcels(page: Page, watch: Watched): Promise<void> {
  const keys = page.keyboard;
  const [dividing, absent, changing] = [newCaller(), newCaller(), newCaller()];
  const toDivide = await order(page.request, dividing, "cod", 2);
  const notTaken = await order(page.request, absent);
  const toChange = await order(page.request, changing);
  for (const orderNo of [notTaken, toChange]) {
    await write(page, "orders/pack", { orders: [orderNo] });
    await write(page, "orders/handover", { orders: [orderNo], courier: "Blue Dart", tracking: {} });
  }
  await write(page, "orders/deliver", { orders: [toChange] });

  await watch("an order divided into two parcels, the first one handed over", async () => {
    await page.goto(officeUrl(`packing/${toDivide}`));
    await expect(page.getByRole("button", { name: "Pack" })).toBeVisible();
    await keys.press("d");
    const second = dialog(page).getByRole("group", { name: "Parcel 2" }).getByLabel(/of 2$/);
    await second.fill("1");
    await second.press("Enter");
    await expect(page.getByText("2 parcels, each with a label and a slip of its own.")).toBeVisible();
    await press(page, "Enter");
    await expect(page.getByRole("status").filter({ hasText: "Packed" })).toBeVisible();
    await find(page, toDivide, toDivide);
    await card(page, "Parcels").getByRole("button", { name: "Parcel 1 of 2: Hand over" }).press("Enter");
    await dialog(page).getByLabel("Courier").fill("Blue Dart");
    await dialog(page).getByLabel("Tracking number").fill("BD1234567");
    await keys.press("Enter");
    await expect(card(page, "Parcels").getByText("BD1234567")).toBeVisible();
  });

  await watch("undelivered: back on the shelf, and what was paid goes back", async () => {
    await find(page, notTaken, notTaken);
    await page.getByRole("button", { name: `More for ${notTaken}` }).click();
    await page.getByRole("menuitem", { name: "It came back" }).click();
    await dialog(page).getByText("Back on the shelf").click();
    await dialog(page).getByRole("button", { name: "Take it back" }).click();
    await expect(card(page, "Money")).toContainText("Given back");
  });

  await watch("an exchange: asked for a caller, received, the other colour goes out", async () => {
    await find(page, changing.mobile, toChange);
    await page.getByRole("button", { name: `More for ${toChange}` }).click();
    await page.getByRole("menuitem", { name: "Return for a caller" }).click();
    const other = dialog(page).getByLabel(/^In the place of/);
    await other.selectOption(
      await other.locator("option", { hasText: "Exchange for Blue" }).first().getAttribute("value"),
    );
    await dialog(page).getByLabel("Why?").selectOption("change_of_mind");
    await dialog(page).getByRole("button", { name: "Ask for the return" }).click();
    await page.getByRole("button", { name: "Accept the return" }).click();
    await dialog(page).getByRole("button", { name: "Accept it" }).click();
    await page.getByRole("button", { name: "Receive the return" }).click();
    await dialog(page).getByRole("radio", { name: "Shelf" }).check();
    await dialog(page).getByRole("button", { name: "Receive it" }).click();
    await card(page, "Return").getByRole("link").click();
    await expect(page.getByText(`In exchange for return 1 of ${toChange}`).first()).toBeVisible();
  });

  await watch("an invoice and its credit note, opened", async () => {
    await find(page, notTaken, notTaken);
    for (const name of ["Invoice", "Credit note"]) {
      const address = await card(page, "Documents")
        .getByRole("link", { name: new RegExp(`^${name}`) })
        .getAttribute("href");
      const pdf = await page.request.get(new URL(address ?? "", page.url()).href);
      expect(pdf.headers()["content-type"], name).toBe("application/pdf");
    }
  });
}
