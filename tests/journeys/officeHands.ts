import { expect, type Page } from "@playwright/test";
import { title } from "./office.ts";

/** A card of the screen by its heading, the dialog that is open, and a field by its label. */
export const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const dialog = (page: Page) => page.getByRole("dialog");
export const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Presses a key of the screen: once no dialog hears it any more, and outside of fields. */
export async function press(page: Page, key: string): Promise<void> {
  await expect(page.locator(":is([role=dialog], [role=menu]):not([data-closed])")).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(key);
}

/** Goes to a screen by its two keys. */
export async function go(page: Page, key: string, name: string): Promise<void> {
  await press(page, "g");
  await page.keyboard.press(key);
  await expect(title(page)).toHaveText(name);
}

/** As fast as a good typist: what comes faster is taken for a scanner. */
export const typing = { delay: 45 };

/** Opens an order from anywhere by words for the office's search, such as a caller says them. */
export async function find(page: Page, words: string, orderNo: string): Promise<void> {
  await press(page, "/");
  await expect(page.getByRole("searchbox", { name: "Search orders" })).toBeFocused();
  await page.keyboard.type(words, typing);
  await page.keyboard.press("Enter");
  await page.getByRole("row").filter({ hasText: orderNo }).getByRole("link").first().press("Enter");
  await expect(title(page)).toHaveText(orderNo);
}
