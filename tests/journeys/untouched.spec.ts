import type { Page } from "@playwright/test";
import { announcer } from "../support/announcer.ts";
import { header, main } from "./frame.ts";
import { expect, open, test } from "./shop.ts";

/** What leads to other pages: half of the router, and the names of all routes' files. */
const half = /\/assets\/(whole|manifest)-/;

/** The files of it that the page has asked for from now on: a script is asked for twice, to be had and to be run. */
function askedBy(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on("request", (request) => half.test(request.url()) && asked.add(request.url()));
  return asked;
}
const brand = (page: Page) => page.getByRole("heading", { level: 1, name: "Sembiyan" });

/** Presses a link as nothing else would be: without a pointer that comes to it, a touch or a key before. */
const press = (page: Page) =>
  main(page)
    .getByRole("link", { name: /Sembiyan/ })
    .evaluate((link: HTMLElement) => link.click());

/** Whether the document that was marked is still there: the page was not loaded anew. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

async function leadsOn(page: Page, path: string): Promise<void> {
  await open(page, path);
  await mark(page);
  await header(page)
    .getByRole("link", { name: "Shop by Brand" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
}

test.describe("A page that nobody has touched", () => {
  test("fetches nothing of what leads to other pages, and goes there when a link is pressed", async ({
    shopper: page,
  }) => {
    const asked = askedBy(page);
    await open(page, "/brand");
    await page.waitForLoadState("networkidle");
    expect([...asked]).toEqual([]);
    await mark(page);
    await press(page);
    await expect(brand(page)).toBeVisible();
    expect([await isMarked(page), asked.size]).toEqual([true, 2]);
    await expect(main(page).getByRole("article").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test("and has nothing to load leads on as well", ({ shopper: page }) => leadsOn(page, "/login?to=/brand#content"));
  test.describe("and is not there", () => {
    test.use({ allowed: /404/ });
    test("leads on as well", ({ shopper: page }) => leadsOn(page, "/product/nothing-of-the-kind"));
  });

  for (const [what, touch] of [
    ["a key", (page: Page) => page.keyboard.press("Shift")],
    ["a pointer that moves", (page: Page) => page.mouse.move(5, 5).then(() => page.mouse.move(9, 9))],
    ["a scroll", (page: Page) => page.mouse.wheel(0, 50)],
  ] as const)
    test(`fetches it with ${what}`, async ({ shopper: page }) => {
      const asked = askedBy(page);
      await open(page, "/brand");
      await touch(page);
      await expect.poll(() => asked.size).toBe(2);
    });

  test("is reloaded, then left by Back: the page before comes without another load", async ({ shopper: page }) => {
    await open(page, "/brand");
    await press(page);
    await expect(brand(page)).toBeVisible();
    await page.reload();
    await page.locator(announcer).waitFor({ state: "attached" });
    await mark(page);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test("loses its network: a link that is pressed waits until it is back", async ({ shopper: page, context }) => {
    await open(page, "/brand");
    await context.setOffline(true);
    await expect(page.getByText("You are offline. This page stays.")).toBeVisible();
    await press(page);
    await expect(page.getByText("You are offline. The page opens when the network is back.")).toBeVisible();
    await mark(page);
    await context.setOffline(false);
    await expect(brand(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test.describe("where the rest can't be had", () => {
    test.use({ allowed: /./ }); // the browser and the app both speak of it
    test("lets the browser go where a link leads", async ({ shopper: page }) => {
      await page.route(half, (route) => route.abort());
      await open(page, "/brand");
      await mark(page);
      await press(page);
      await expect(brand(page)).toBeVisible();
      expect(await isMarked(page)).toBe(false);
    });
  });
});
