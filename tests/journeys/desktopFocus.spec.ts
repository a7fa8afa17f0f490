import type { Page } from "@playwright/test";
import { announcer } from "../support/announcer.ts";
import { answerOnce } from "./answerOnce.ts";
import { header, main, searchBox, suggestions } from "./frame.ts";
import { pages } from "./pages.ts";
import { expect, lineOf, open, pieces, remember, shopUrl, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const dreadnought = "sembiyan-s10-dreadnought-acoustic-guitar";

const quantityField = (page: Page) => page.getByRole("spinbutton", { name: /^Quantity of/ });
const products = (page: Page) => page.getByRole("region", { name: "Products" });
/** The lines that the page has had said, oldest first. */
const said = (page: Page) => page.locator(`${announcer} > p`);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

async function openCart(page: Page): Promise<void> {
  await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele, 2), await lineOf(page, dreadnought)]) });
  await open(page, "/cart");
  await expect(main(page).getByText("GST included")).toBeVisible();
}

test.describe("A quantity", () => {
  for (const [name, prepare] of Object.entries({
    "on a product page": (page: Page) => open(page, `/product/${dreadnought}`),
    "in the cart": openCart,
  })) {
    test(`${name} is typed anew, may be empty meanwhile, and says what is too much`, async ({ shopper: page }) => {
      await prepare(page);
      const field = quantityField(page).first();
      await field.focus();
      await press(page, "End", "Backspace");
      await expect(field).toHaveValue("");
      await press(page, "5");
      await expect(field).toHaveValue("5");
      await field.fill("");
      await press(page, "Tab");
      await expect(field).toHaveValue("5");
      await field.fill("5000");
      await expect(page.getByText(/^At most \d+ can be bought at once\.$/).first()).toBeVisible();
      await expect(field).toHaveAccessibleDescription(/^At most \d+ can be bought at once\.$/);
      await press(page, "Tab");
      const most = Number(await field.inputValue());
      expect(most).toBeLessThan(1000);
      await field.fill("2");
      await expect(page.getByText(/^At most/)).toHaveCount(0);
      const less = page.getByRole("button", { name: /^One less/ }).first();
      await less.focus();
      await press(page, "Enter");
      await expect(field).toHaveValue("1");
      await press(page, "Enter");
      await expect(field).toHaveValue("1");
      await expect(less).toBeFocused();
    });
  }

  test("that was typed is what goes into the cart by Enter", async ({ shopper: page }) => {
    await open(page, `/product/${ukulele}`);
    await quantityField(page).focus();
    await press(page, "End", "Backspace", "7", "Enter");
    await expect.poll(() => pieces(page, "cart")).toEqual([7]);
  });
});

test.describe("The focus in a list", () => {
  test("goes back to the order's label when it was chosen, which Escape and a click beside it close", async ({
    shopper: page,
  }) => {
    await open(page, pages.list);
    const label = page.locator("summary", { hasText: "Sort" });
    const choice = page.getByRole("link", { name: "Price, low to high" });
    await label.focus();
    await press(page, "Enter");
    await expect(choice).toBeVisible();
    await press(page, "Tab", "Escape");
    await expect(choice).toBeHidden();
    await expect(label).toBeFocused();
    await press(page, "Enter");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(choice).toBeHidden();
    await label.focus();
    await press(page, "Enter");
    await choice.focus();
    await press(page, "Enter");
    await expect(page).toHaveURL(/sort=price_up/);
    await expect(choice).toBeHidden();
    await expect(label).toBeFocused();
    await expect(products(page).getByRole("status").first()).toContainText("Price, low to high");
  });

  test("stays in the price, and goes to the products when what had it is gone, or their page was turned", async ({
    shopper: page,
  }) => {
    await open(page, `${pages.list}&availability=in_stock`);
    const most = page.getByLabel("To", { exact: true });
    await most.focus();
    await page.keyboard.type("20000");
    await press(page, "Enter");
    await expect(page).toHaveURL(/max_price=20000/);
    await expect(most).toBeFocused();
    await page.getByRole("link", { name: /^Remove filter.*20,000/ }).focus();
    await press(page, "Enter");
    await expect(page).not.toHaveURL(/max_price=2/);
    await expect(products(page)).toBeFocused();
    await expect(most).toHaveValue("");
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).focus();
    await press(page, "Enter");
    await expect(page.getByText(/page 2 of/)).toBeVisible();
    await expect(products(page)).toBeFocused();
    await page.getByRole("link", { name: "Clear all" }).focus();
    await press(page, "Enter");
    await expect(page.getByRole("list", { name: "Filters in use" })).toHaveCount(0);
    await expect(products(page)).toBeFocused();
  });

  test("is by Back on the card by which the list was left", async ({ shopper: page }) => {
    await open(page, pages.list);
    const card = products(page).getByRole("article").nth(7).getByRole("link");
    await card.focus();
    await press(page, "Enter");
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport();
  });
});

test("a small picture keeps the focus, and shows the large one", async ({ shopper: page }) => {
  await open(page, `/product/${dreadnought}`);
  const small = page.getByRole("link", { name: /^Picture 2:/ });
  await small.focus();
  await press(page, "Enter");
  await expect(page.getByRole("link", { name: /look closer/ }).nth(1)).toBeInViewport({ ratio: 0.6 });
  await expect(small).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");
});

test.describe("In the cart", () => {
  test("each thing is said once, and what has the focus never goes without it", async ({ shopper: page }) => {
    await openCart(page);
    const region = page.locator(announcer);
    await expect(region).toHaveAttribute("aria-atomic", "false");
    await page
      .getByRole("button", { name: /^One more/ })
      .first()
      .focus();
    await press(page, "Enter");
    await expect(page.getByText("Quantity 3", { exact: true })).toBeAttached();
    await expect(said(page)).toHaveText([/^The total is ₹[\d,]+\.$/]);
    await page
      .getByRole("button", { name: /^Save for later/ })
      .first()
      .focus();
    await press(page, "Enter");
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await expect(said(page).filter({ hasText: "is saved for later. You can undo this." })).toHaveCount(1);
    await page.getByRole("button", { name: /^Move to cart/ }).focus();
    await press(page, "Enter");
    await expect(
      main(page)
        .getByRole("heading", { level: 2 })
        .getByRole("link", { name: /Chittu/ }),
    ).toBeFocused();
    await expect(said(page).filter({ hasText: /is in the cart\. Items in the cart: 4\.$/ })).toHaveCount(1);
  });

  test("a coupon goes in and out, notices go, and the focus goes on", async ({ shopper: page }) => {
    await answerOnce(page, "**/cart/quote", async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      for (const line of body.data.lines) line.unit_price += 100;
      await route.fulfill({ response: answer, json: body });
    });
    await openCart(page);
    await page.getByRole("button", { name: "OK", exact: true }).focus();
    await press(page, "Enter");
    await expect(page.getByRole("region", { name: "Changes in your cart" })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const coupons = page.locator("summary", { hasText: /coupon/i });
    await coupons.focus();
    await press(page, "Enter");
    await page
      .getByRole("button", { name: /^Apply ./ })
      .first()
      .focus();
    await press(page, "Enter");
    const remove = page.getByRole("button", { name: /^Remove coupon/ });
    await expect(remove).toBeFocused();
    await expect(said(page).filter({ hasText: /^Coupon/ })).toHaveCount(1);
    await press(page, "Enter");
    await expect(remove).toHaveCount(0);
    await expect(coupons).toBeFocused();
  });
});

test.describe("The search", () => {
  test("says how many suggestions there are, shows the chosen one, and leaves keys to an input method", async ({
    shopper: page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await open(page, "/");
    await searchBox(page).focus();
    await page.keyboard.type("guitar");
    await expect(suggestions(page).first()).toBeVisible();
    const count = await suggestions(page).count();
    await expect(header(page).getByRole("status")).toHaveText(`${count} suggestions`);
    await press(page, "ArrowUp");
    const last = suggestions(page).last();
    await expect(last).toHaveAttribute("aria-selected", "true");
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(last).toHaveAttribute("aria-posinset", String(count));
    const edge = await last.evaluate((option) => {
      const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(option);
      return { outlineColor, outlineStyle, outlineWidth };
    });
    expect(edge).toEqual({ outlineColor: "rgb(49, 49, 144)", outlineStyle: "solid", outlineWidth: "2px" });
    const address = page.url();
    await searchBox(page).evaluate((box) => {
      for (const composing of [{ isComposing: true }, { keyCode: 229 }])
        for (const key of ["ArrowDown", "Enter"])
          box.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...composing }));
    });
    await expect(last).toHaveAttribute("aria-selected", "true");
    expect(page.url()).toBe(address);
  });
});

test("in forced colours the chosen suggestion, banner and page can be told", async ({ shopper: page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/");
  const dots = page.getByRole("region", { name: "From the shop" }).getByRole("button", { name: /^Banner \d/ });
  const widths = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot, "::before").borderTopWidth));
  expect(new Set(widths).size).toBe(2);
  await open(page, pages.list);
  const numbers = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: /^Page \d/ });
  const borders = await numbers.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth));
  expect(borders.slice(0, 2)).toEqual(["3px", "0px"]);
  await open(page, `/product/${ukulele}`);
  const options = page
    .getByRole("group")
    .filter({ has: page.locator("legend") })
    .first()
    .getByRole("link");
  const edges = await options.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth));
  expect(edges.toSorted().at(-1)).toBe("3px");
  expect(edges.filter((edge) => edge === "3px")).toHaveLength(1);
});

test("the side menu says where one is", async ({ shopper: page }) => {
  await open(page, "/products/search?category=guitars&scategory=ukuleles");
  await header(page).getByRole("button", { name: "All", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "All departments" });
  await menu.locator("summary", { hasText: "Guitars & Ukuleles" }).click();
  await expect(menu.locator("[aria-current]").and(page.getByRole("link"))).toHaveText(["Ukuleles"]);
});

/** What has the focus, where something else lies over it; else nothing. */
const coveredFocus = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const at = document.activeElement;
    if (!at || at === document.body) return "";
    // The page moves to what has the focus: once it stands still.
    for (let before = Number.NaN, still = 0, n = 0; still < 3 && n < 120; n++) {
      const { top } = at.getBoundingClientRect();
      still = top === before ? still + 1 : 0;
      before = top;
      await frame();
    }
    const { left, top, width, height } = at.getBoundingClientRect();
    const seen = [0.25, 0.5, 0.75].every((part) => {
      const there = document.elementFromPoint(left + width * part, top + height / 2);
      return there !== null && (at.contains(there) || there.contains(at));
    });
    return seen ? "" : `${at.textContent} at ${left},${top}`;
  });

for (const width of [360, 768, 1280]) {
  test(`at ${width} pixels nothing that Tab reaches lies under a bar or another link`, async ({ shopper: page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openCart(page);
    for (const path of [pages.list, "/cart", pages.pitch]) {
      await open(page, path);
      for (const key of ["Tab", "Shift+Tab"]) {
        const hidden: string[] = [];
        for (let step = 0; step < 45; step++) {
          await press(page, key);
          const covered = await coveredFocus(page);
          if (covered !== "") hidden.push(covered);
        }
        expect({ path, key, hidden }).toEqual({ path, key, hidden: [] });
      }
    }
  });

  test(`at ${width} pixels nothing that Tab reaches lies under what offers to undo, which Escape closes`, async ({
    shopper: page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/product/${ukulele}`)).json();
    await remember(page, {
      cart: JSON.stringify([await lineOf(page, ukulele, 2), await lineOf(page, dreadnought)]),
      wishlist: JSON.stringify({ ids: [data.id], seen: null }),
    });
    const undo = page.getByRole("button", { name: "Undo" });
    for (const [path, after] of [
      ["/cart", page.getByRole("textbox", { name: "Deliver to" })],
      ["/wishlist", page.getByRole("link", { name: "log in", exact: true })],
    ] as const) {
      await open(page, path);
      if (path === "/cart") await expect(main(page).getByText("GST included")).toBeVisible();
      await main(page)
        .getByRole("button", { name: /^Remove/ })
        .first()
        .focus();
      await press(page, "Enter");
      await expect(undo).toBeFocused();
      const hidden: string[] = [];
      for (const key of ["Tab", "Shift+Tab"])
        for (let step = 0; step < 30; step++) {
          await press(page, key);
          hidden.push(await coveredFocus(page));
        }
      expect({ path, hidden: hidden.filter((one) => one !== "") }).toEqual({ path, hidden: [] });
      await after.focus();
      await press(page, "Escape");
      await expect(undo).toHaveCount(0);
      await expect(after).toBeFocused();
    }
    await open(page, "/cart");
    await page.getByRole("button", { name: /^Remove/ }).focus();
    await press(page, "Enter", "Escape");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
}

/** Whether what has the focus can be seen, be it in part. */
const seesFocus = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const at = document.activeElement;
    if (!at || at === document.body) return true;
    for (let before = Number.NaN, still = 0, n = 0; still < 3 && n < 120; n++) {
      const { top } = at.getBoundingClientRect();
      still = top === before ? still + 1 : 0;
      before = top;
      await frame();
    }
    const { left, right, top, bottom } = at.getBoundingClientRect();
    const [x1, x2, y1, y2] = [
      Math.max(left, 0),
      Math.min(right, innerWidth),
      Math.max(top, 0),
      Math.min(bottom, innerHeight),
    ];
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return parts.some((down) =>
      parts.some((across) => {
        const there = document.elementFromPoint(x1 + (x2 - x1) * across, y1 + (y2 - y1) * down);
        return there !== null && (at.contains(there) || there.contains(at));
      }),
    );
  });

test("at 400 % nothing that Tab reaches lies wholly under header or bar, which scroll with a low page", async ({
  shopper: page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, pages.list);
  const hidden: string[] = [];
  for (let step = 0; step < 70; step++) {
    await press(page, "Tab");
    if (!(await seesFocus(page))) hidden.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  expect(hidden).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await expect(header(page)).not.toBeInViewport();
});

test("with type of twice the size the header scrolls with the page", async ({ shopper: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const device = await page.context().newCDPSession(page);
  await device.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await open(page, pages.list);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await expect(header(page)).toHaveCSS("position", "relative");
});
