import { expect, type Locator, type Page } from "@playwright/test";

/** What every page stands in, as the tests name it. */
export const placeholder = "Search for products, brands and more ...";

export const header = (page: Page) => page.getByRole("banner");
export const main = (page: Page) => page.getByRole("main");
export const searchBox = (page: Page) => header(page).getByRole("combobox", { name: "Search" });
export const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
export const departments = (page: Page) => page.getByRole("navigation", { name: "Departments" });
export const sideMenu = (page: Page) => page.getByRole("dialog", { name: "All departments" });
export const shortcuts = (page: Page) => page.getByRole("navigation", { name: "Shortcuts" });
/** In the header, on a phone in the bar at its foot. */
export const cartLink = (page: Page) => header(page).or(shortcuts(page)).getByRole("link", { name: /^Cart/ });

/** The page's foot with all its lists open; on a phone they are folded. */
export async function unfoldedFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole("contentinfo");
  for (const title of ["Quick links", "Policies", "Contact"]) {
    const fold = footer.getByRole("group").filter({ hasText: title }).getByText(title, { exact: true });
    if (await fold.isVisible()) await fold.click();
  }
  return footer;
}

/** Notes what suggestions are asked for. */
export function asked(page: Page): string[] {
  const texts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/get/global/search")) texts.push(request.postDataJSON().search_field);
  });
  return texts;
}

/** Sees that the frame of the page is there and works: logo, search, cart, footer. */
export async function seeFrame(page: Page): Promise<void> {
  await expect(header(page).getByRole("link", { name: "Swara, home page" })).toBeVisible();
  await expect(searchBox(page)).toBeVisible();
  await expect(cartLink(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
}

/** Sees the cart's badge say so many pieces; it is hidden at 0. */
export const seeInCart = (page: Page, count: number) =>
  expect(cartLink(page)).toHaveAccessibleName(count === 0 ? "Cart" : new RegExp(`^Cart ?, items in it: ${count}$`));
