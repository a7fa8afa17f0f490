import type { Route } from "@playwright/test";

import { departments, header, placeholder, shortcuts, sideMenu, unfoldedFooter } from "./frame.ts";
import { pages, placeOrder } from "./pages.ts";
import { expect, lineOf, open, shopUrl, test } from "./shop.ts";

test.describe("Before its script has come", () => {
  test.use({ javaScriptEnabled: false });

  test("every page has logo, search, cart, login, top menu, side menu, footer and on a phone the bar; no logout", async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(180_000);
    const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/topMenu`)).json();
    const { order_no, key } = await placeOrder(
      page.request,
      await lineOf(page, "sembiyan-chittu-soprano-ukulele"),
      "cod",
    );
    const others = [
      `/ordersummary/${order_no}?key=${key}`,
      `/thankyou/success?order=${order_no}&key=${key}`,
      "/reset-password/abc",
      "/verify-account/abc",
    ];
    for (const path of [...Object.values(pages), ...others]) {
      await page.goto(shopUrl() + path);
      const search = isMobile
        ? header(page).getByRole("button", { name: placeholder })
        : header(page).getByRole("combobox", { name: "Search" });
      for (const part of [
        header(page).getByRole("link", { name: "Swara, home page" }),
        search,
        (isMobile ? shortcuts(page) : header(page)).getByRole("link", { name: "Cart" }),
        (isMobile ? shortcuts(page) : header(page)).getByRole("link", { name: "Login" }),
        departments(page).getByRole("button", { name: "All", exact: true }),
        page.getByRole("contentinfo"),
      ])
        await expect(part, path).toBeVisible();
      await expect(departments(page).getByRole("link"), path).toHaveCount(data.length + 1);
      await expect(page.getByRole("button", { name: "Logout" }), path).toHaveCount(0);
      await expect(sideMenu(page), path).toBeHidden();
      await expect(shortcuts(page), path).toBeVisible({ visible: isMobile });
      await header(page).getByRole("button", { name: "All", exact: true }).click();
      await expect(sideMenu(page).getByText(data[0].name, { exact: true }), path).toBeVisible();
    }
  });
});

test.describe("Every page", () => {
  test("but where one pays: the logo, the way back to the cart and one line at the foot, and nothing that leads elsewhere", async ({
    shopper: page,
  }) => {
    await open(page, "/checkout");
    await expect(header(page).getByRole("link")).toHaveText(["Swara", "Back to the cart"]);
    await expect(page.getByRole("contentinfo")).toContainText("© 2022");
    for (const part of [departments(page), shortcuts(page), sideMenu(page)]) await expect(part).toHaveCount(0);
  });

  test("a link that leads out of the shop, as the owner's may, is the browser's own", async ({ shopper: page }) => {
    await open(page, "/");
    const elsewhere = `${shopUrl().replace("127.0.0.1", "localhost")}/brand`;
    const logo = header(page).getByRole("link", { name: "Swara, home page" });
    await logo.evaluate((link, to) => link.setAttribute("href", to), elsewhere);
    await logo.click();
    await expect(page).toHaveURL(elsewhere);
  });

  test("the footer has quick links, policy links, contact, the registered address and a copyright line for 2022", async ({
    shopper: page,
  }) => {
    await open(page, "/cart");
    const footer = await unfoldedFooter(page);
    const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/quickLink`)).json();
    for (const { name, url } of data)
      await expect(footer.getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", url);
    await expect(footer.getByRole("link", { name: "Terms of use" })).toHaveAttribute("href", "/TermsofUse");
    for (const name of ["Privacy policy", "Return policy", "Shipping policy"])
      await expect(footer.getByRole("link", { name })).toBeVisible();
    await expect(footer.getByRole("link", { name: "care@swara.example" })).toBeVisible();
    await expect(footer).toContainText("1800 425 7373 (toll-free)");
    await expect(footer).toContainText("73, Anna Salai, Chennai – 600 002");
    await expect(footer).toContainText("© 2022");
    await footer.getByRole("link", { name: "Terms of use" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/terms of use/i);
  });

  test("the page scrolls to top on every path change, and the focus moves to the heading", async ({
    shopper: page,
  }) => {
    await open(page, "/");
    const footer = await unfoldedFooter(page);
    await footer.getByRole("link", { name: "Privacy policy" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await footer.getByRole("link", { name: "Return policy" }).click();
    await expect(page).toHaveURL(/returnpolicy/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("route pages load lazily, with a full-screen logo while loading", async ({ shopper: page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await open(page, "/privacypolicy");
    const held = Promise.withResolvers<Route>();
    await page.route("**/brand.data*", held.resolve);
    const before = [...scripts];
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/brand"]')?.click());
    const logo = page.getByRole("status").filter({ hasText: "Loading the page" });
    const screen = logo.locator("..");
    await expect(screen).toHaveCSS("opacity", "1");
    expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await (await held.promise).continue();
    await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
    await expect(logo).toHaveCount(0);
    expect(scripts.filter((url) => !before.includes(url))).not.toEqual([]);
  });
});
