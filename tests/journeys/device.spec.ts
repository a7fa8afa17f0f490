import type { Page } from "@playwright/test";
import { answerOnce } from "./answerOnce.ts";
import { cartLink, header, seeInCart } from "./frame.ts";
import {
  addOneMore,
  addToCart,
  asCustomer,
  expect,
  lineOf,
  open,
  pieces,
  remember,
  remembered,
  shopUrl,
  test,
} from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const add = (page: Page) => page.getByRole("button", { name: "Add to cart" }).first();

test.describe("Storage that is full or refused", () => {
  test.use({ allowed: /SecurityError/ }); // the router says so when it can't keep how far a page was scrolled
  const use = async (page: Page) => {
    await open(page, `/product/${ukulele}`);
    const confirmed = page.waitForResponse((response) => response.url().endsWith("/cart/quote") && response.ok());
    await add(page).click();
    await confirmed;
    await seeInCart(page, 1);
    await cartLink(page).click();
    await expect(page.getByRole("main").getByRole("link", { name: "Sembiyan Chittu Soprano Ukulele" })).toBeVisible();
    await expect(page.getByText(/can’t keep your cart: please order before/)).toBeVisible();
    await page.getByRole("button", { name: /^Remove/ }).click();
    await expect(page.getByText("Nothing in here yet.")).toBeVisible();
    await seeInCart(page, 0);
  };

  test("full: the cart lives as long as the page", async ({ shopper: page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    });
    await use(page);
  });

  test("refused: the cart lives as long as the page", async ({ shopper: page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    });
    await use(page);
  });
});

test.describe("The persisted store", () => {
  test("lies under 'root', version 1, without the menu and home-page caches", async ({ shopper: page }) => {
    await open(page, "/");
    await addToCart(page, ukulele);
    await page.goto(`${shopUrl()}/checkout`);
    await expect(page.getByLabel("E-mail")).toBeVisible();
    const text = (await remembered(page, "root")) ?? "";
    const { state, version } = JSON.parse(text);
    expect(version).toBe(1);
    expect(Object.keys(state).sort()).toEqual(["checkout", "orders", "placing"]);
    expect(text).not.toMatch(/guitars|banner|sections/i);
  });

  test("it is read before the app renders", async ({ shopper: page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const read = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        if (key === "root") seen.push("read");
        return read.call(this, key);
      };
      const note = () => {
        const main = document.querySelector("main");
        if (main && Object.keys(main).some((key) => key.startsWith("__reactProps"))) seen.push("rendered");
        else requestAnimationFrame(note);
      };
      note();
    });
    await open(page, "/");
    await expect.poll(() => page.evaluate(() => "seen" in window && window.seen)).toEqual(["read", "rendered"]);
  });

  test("an order placed on this device is remembered in it", async ({ shopper: page }) => {
    const order = { order_no: "SW-1", link: "/ordersummary/SW-1?key=a", total: 100, placed_at: "2026-01-01T00:00:00Z" };
    await remember(page, {
      root: JSON.stringify({ version: 1, state: { checkout: "", placing: null, orders: [order] } }),
    });
    await open(page, "/cart");
    await expect(page.getByRole("main").getByRole("link", { name: "SW-1" })).toHaveAttribute("href", order.link);
  });

  test("the menu is cached under 'allMenu'", async ({ shopper: page }) => {
    await open(page, "/");
    await expect.poll(() => remembered(page, "allMenu")).toContain("indian-classical");
  });
});

test.describe("The attempt cart", () => {
  test.use({
    allowed:
      /ERR_INTERNET_DISCONNECTED|could only be announced|will be confirmed later|Back will not close dialogs|rest of the router/,
  });

  test("offline it starts at 1, counts a repeat add, waits, and is confirmed when the network is back", async ({
    shopper: page,
    context,
  }) => {
    await open(page, `/product/${ukulele}`);
    await context.setOffline(true);
    await add(page).click();
    await seeInCart(page, 1);
    expect(await pieces(page, "attemptCart")).toEqual([1]);
    await addOneMore(page);
    await seeInCart(page, 2);
    expect(await pieces(page, "attemptCart")).toEqual([2]);
    expect(await pieces(page, "cart")).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => pieces(page, "cart")).toEqual([2]);
    expect(await pieces(page, "attemptCart")).toEqual([]);
    await seeInCart(page, 2);
  });

  test("what waits from an earlier visit is confirmed by the next", async ({ shopper: page }) => {
    await remember(page, { attemptCart: JSON.stringify([await lineOf(page, ukulele, 3)]) });
    await open(page, "/brand");
    await seeInCart(page, 3);
    await expect.poll(() => pieces(page, "cart")).toEqual([3]);
    expect(await pieces(page, "attemptCart")).toEqual([]);
  });

  test("what could not be confirmed, as its code did not come, is confirmed a little later", async ({
    shopper: page,
  }) => {
    await remember(page, { attemptCart: JSON.stringify([await lineOf(page, ukulele, 3)]) });
    await answerOnce(page, /\/assets\/quote-/, (route) => route.abort("internetdisconnected"));
    const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/quote-"));
    await open(page, "/brand");
    await refused;
    await expect.poll(() => pieces(page, "cart")).toEqual([3]);
    expect(await pieces(page, "attemptCart")).toEqual([]);
  });

  test("what the shop refuses is removed, and the shopper is told why", async ({ shopper: page }) => {
    const gone = { ...(await lineOf(page, ukulele)), id: 2_000_000_000, product_name: "Gone Veena" };
    await remember(page, { attemptCart: JSON.stringify([gone]) });
    await open(page, "/cart");
    await expect(page.getByRole("region", { name: "Changes in your cart" })).toContainText("Gone Veena");
    await expect.poll(() => pieces(page, "attemptCart")).toEqual([]);
    await seeInCart(page, 0);
  });

  test("a line can be removed while it waits", async ({ shopper: page }) => {
    await page.route("**/cart/quote", (route) => route.abort("internetdisconnected"));
    await remember(page, { attemptCart: JSON.stringify([await lineOf(page, ukulele)]) });
    await open(page, "/cart");
    await page.getByRole("button", { name: /^Remove/ }).click();
    await expect(page.getByText("Nothing in here yet.")).toBeVisible();
    expect(await pieces(page, "attemptCart")).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await seeInCart(page, 1);
  });
});

test.describe("Two tabs", () => {
  test("show the same cart, whichever changes it", async ({ shopper: page, context }) => {
    await open(page, `/product/${ukulele}`);
    const other = await context.newPage();
    await open(other, "/cart");
    await expect(other.getByText("Nothing in here yet.")).toBeVisible();
    await add(page).click();
    await seeInCart(other, 1);
    await seeInCart(page, 1);
    await other.getByRole("button", { name: /^One more/ }).click();
    await seeInCart(page, 2);
    await addOneMore(page);
    await seeInCart(other, 3);
    await other.getByRole("button", { name: /^Remove/ }).click();
    await seeInCart(page, 0);
  });

  test("a customer who logs out in one is logged out in the other", async ({ shopper: page, context }) => {
    await asCustomer(page);
    await open(page, "/");
    const other = await context.newPage();
    await open(other, "/brand");
    await expect(header(other).getByRole("button", { name: "Logout" })).toBeVisible();
    await header(page).getByRole("button", { name: "Logout" }).click();
    await expect(header(other).getByRole("button", { name: "Logout" })).toHaveCount(0);
  });
});

test.describe("Pictures that are lost on the way", () => {
  test.use({ allowed: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });
  const pictures = "**/pictures/**";
  const width = (page: Page) =>
    page
      .locator(".gallery-picture img")
      .first()
      .evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  const lose = async (page: Page) => {
    await page.route(pictures, (route) => route.abort());
    await open(page, `/product/${ukulele}`);
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>(".gallery-picture img")?.complete);
    expect(await width(page)).toBe(0);
  };

  test("are asked for once more a little later", async ({ shopper: page }) => {
    await page.clock.install();
    await lose(page);
    await page.unroute(pictures);
    await page.clock.runFor(3000);
    await expect.poll(() => width(page)).toBeGreaterThan(0);
  });

  test("come when the network is back", async ({ shopper: page, context }) => {
    await page.clock.install();
    await lose(page);
    await page.clock.runFor(3000); // the second try is lost too
    await page.unroute(pictures);
    await context.setOffline(true);
    expect(await width(page)).toBe(0);
    await context.setOffline(false);
    await expect.poll(() => width(page)).toBeGreaterThan(0);
  });
});
