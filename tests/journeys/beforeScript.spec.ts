import type { Page } from "@playwright/test";
import { announcer } from "../support/announcer.ts";
import { accountCartOf, cartOf, openAccount } from "./account.ts";
import { addToCart, expect, shopUrl, test } from "./shop.ts";

const guitar = "sembiyan-s8-concert-acoustic-guitar";
const other = "sembiyan-s10-dreadnought-acoustic-guitar";

/** Opens a page whose scripts wait; what is returned lets them come. */
async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = /\.js$/;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, (route) => promise.then(() => route.continue()));
  await page.goto(shopUrl() + path, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  return async () => {
    resolve();
    await expect(page.locator(announcer)).toBeAttached();
    await page.unroute(scripts);
  };
}

test("what was typed before the script came is known to it", async ({ shopper: page }) => {
  await openAccount(page);
  await page.goto(`${shopUrl()}/profile`);
  const add = page.getByRole("link", { name: "Add an address" });
  const address = await add.evaluate((link: HTMLAnchorElement) => link.pathname + link.search + link.hash);
  const go = await openWithoutScript(page, address);
  await page.getByLabel("Pincode").fill("600 004");
  await page.getByLabel("Area, street, village").fill("Mylapore");
  await go();
  await expect(page.getByLabel("Town or city")).toHaveValue("Chennai");
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
  await expect(page.getByLabel("Pincode")).toHaveValue("600 004");
  await expect(page.getByLabel("Area, street, village")).toHaveValue("Mylapore");
});

test("a price that was typed before the script came stays", async ({ shopper: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 }); // the filters stand beside the list there
  const go = await openWithoutScript(page, "/products/search?category=guitars");
  const from = page.getByRole("spinbutton", { name: "From" });
  await from.fill("9000");
  await go();
  await expect(from).toHaveValue("9000");
  await from.press("Enter");
  await page.getByRole("link", { name: /^Remove filter: .*9,000/ }).click();
  await expect(from).toHaveValue("");
});

test("what is put into the cart before the script came is added to what is there", async ({ shopper: page }) => {
  await openAccount(page);
  await addToCart(page, guitar);
  const [variant = ""] = Object.keys(await cartOf(page));
  await expect.poll(() => accountCartOf(page)).toEqual({ [variant]: 1 });
  const go = await openWithoutScript(page, `/product/${guitar}`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.waitForURL("**/cart");
  await go();
  await expect.poll(() => accountCartOf(page)).toEqual({ [variant]: 2 });
  await expect.poll(() => cartOf(page)).toEqual({ [variant]: 2 });
});

test("who logs in before the script came finds both carts as one", async ({ shopper: page, browser }) => {
  const email = await openAccount(page);
  await addToCart(page, guitar);
  const [variant = ""] = Object.keys(await cartOf(page));
  await expect.poll(() => accountCartOf(page)).toEqual({ [variant]: 1 });
  const visitor = await (await browser.newContext()).newPage();
  await addToCart(visitor, other);
  const go = await openWithoutScript(visitor, "/login");
  await visitor.getByRole("main").getByLabel("E-mail").fill(email);
  await visitor.getByLabel("Password", { exact: true }).fill("veena monsoon ladder");
  await visitor.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(visitor.getByText("Welcome, Asha Raman.")).toBeVisible();
  await go();
  await expect.poll(async () => Object.keys(await cartOf(visitor))).toHaveLength(2);
  await expect.poll(() => accountCartOf(page)).toEqual(await cartOf(visitor));
  await visitor.context().close();
});
