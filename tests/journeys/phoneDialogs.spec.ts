import type { Page } from "@playwright/test";
import { announcer } from "../support/announcer.ts";
import { header, main, placeholder, shortcuts, sideMenu } from "./frame.ts";
import { pages } from "./pages.ts";
import { expect, open, shopUrl, test } from "./shop.ts";

const dreadnought = "sembiyan-s10-dreadnought-acoustic-guitar";

/** Every dialog: the page it is on, what opens it, and itself. What is there only while it is open must have gone before it can open again. */
const dialogs = {
  "the side menu": {
    path: pages.brands,
    opener: (page: Page) => shortcuts(page).getByRole("button", { name: "Products" }),
    dialog: sideMenu,
  },
  "the search": {
    path: pages.brands,
    opener: (page: Page) => header(page).getByRole("button", { name: placeholder }),
    dialog: (page: Page) => page.getByRole("dialog", { name: "Search" }),
  },
  "the filters": {
    path: pages.list,
    opener: (page: Page) => main(page).getByRole("button", { name: /^Filters/ }),
    dialog: (page: Page) => page.getByRole("dialog", { name: "Filters", includeHidden: true }),
  },
  "a large picture": {
    path: `/product/${dreadnought}`,
    opener: (page: Page) => page.getByRole("link", { name: /look closer/ }).first(),
    dialog: (page: Page) => page.getByRole("dialog", { name: /^Pictures of/, includeHidden: true }),
  },
};

const entries = (page: Page) => page.evaluate(() => history.length);

for (const [name, { path, opener, dialog }] of Object.entries(dialogs))
  test(`Back closes ${name} and leaves the page; closed otherwise it leaves nothing behind`, async ({
    shopper: page,
  }) => {
    await open(page, "/");
    await open(page, path);
    const address = page.url();
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
    await page.goForward(); // to a dialog that is closed: nowhere
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
    expect(page.url()).toBe(address);

    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true);
    const length = await entries(page);
    await page.reload();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
    expect(await entries(page)).toBe(length);
    await page.goBack();
    await expect(page).toHaveURL(`${shopUrl()}/`);
  });

test("the filters open before what is in them is made, which takes its time on a slow phone", async ({
  shopper: page,
}) => {
  await open(page, pages.list);
  const { opener, dialog } = dialogs["the filters"];
  const atOnce = await opener(page).evaluate(async (button: HTMLElement) => {
    button.click();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve(); // what the press set off is done, and nothing was painted yet
    const sheet = document.querySelector("dialog:popover-open");
    return { open: sheet !== null, groups: sheet?.querySelectorAll("details").length };
  });
  expect(atOnce).toEqual({ open: true, groups: 0 });
  await expect(dialog(page).locator("details").first()).toBeVisible();
});

test("what lies behind a sheet can't be reached while it is open, and can be again", async ({ shopper: page }) => {
  await open(page, pages.brands);
  const shut = () => page.locator("[inert]").evaluateAll((all) => all.map(({ localName }) => localName));
  expect(await shut()).toEqual([]);
  await shortcuts(page).getByRole("button", { name: "Products" }).tap();
  await expect.poll(shut).toEqual(expect.arrayContaining(["header", "main", "footer"]));
  await page.touchscreen.tap(350, 400); // beside what it shows
  await expect(sideMenu(page)).toBeHidden();
  expect(await shut()).toEqual([]);
  await expect(page).toHaveURL(`${shopUrl()}${pages.brands}`);
});

test("a choice in the side menu is one step, and Back leads to the page before it", async ({ shopper: page }) => {
  await open(page, pages.brands);
  await shortcuts(page).getByRole("button", { name: "Products" }).tap();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true);
  await sideMenu(page).getByText("Live Sound", { exact: true }).tap();
  await sideMenu(page).getByRole("link", { name: "Mixers" }).tap();
  await expect(page).toHaveURL(/scategory=mixers/);
  await expect(sideMenu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${shopUrl()}${pages.brands}`);
  await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
});

test("the filters are alone to be reached while they are open, take several choices, say what each leaves, and Back closes them", async ({
  shopper: page,
}) => {
  const { opener, dialog } = dialogs["the filters"];
  await open(page, pages.list);
  await opener(page).tap();
  await expect(dialog(page)).toBeVisible();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    expect(await main(page).evaluate((all) => all.querySelector("article:focus-within")?.textContent)).toBeUndefined();
  }
  await dialog(page)
    .getByRole("link", { name: /^Ukuleles/ })
    .tap();
  await expect(page).toHaveURL(/scategory=ukuleles/);
  await expect(page.locator(`${announcer}:not([inert])`)).toHaveText(/^\d+ products$/);
  await dialog(page)
    .getByRole("link", { name: /^Sembiyan/ })
    .tap();
  await expect(page).toHaveURL(/brand=sembiyan/);
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/scategory=ukuleles.*brand=sembiyan|brand=sembiyan.*scategory=ukuleles/);
  await expect(opener(page)).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/brand/);
  await expect(page).toHaveURL(/scategory=ukuleles/);
});
