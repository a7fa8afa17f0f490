import type { Page, Route } from "@playwright/test";
import { asCustomer, expect, lineOf, open, queryOf, remembered, shopUrl, test } from "./shop.ts";

const placeholder = "Search for products, brands and more ...";
const everything =
  "search=guitar&category=guitars&scategory=acoustic-guitars&page=2&brand=sembiyan&availability=in_stock&booking=demo&collection=first-guitars&discount=10";

const header = (page: Page) => page.getByRole("banner");
const box = (page: Page) => header(page).getByRole("combobox", { name: "Search" });
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const departments = (page: Page) => page.getByRole("navigation", { name: "Departments" });
const sideMenu = (page: Page) => page.getByRole("dialog", { name: "All departments" });

/** Notes what suggestions are asked for. */
function asked(page: Page): string[] {
  const texts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/get/global/search")) texts.push(request.postDataJSON().search_field);
  });
  return texts;
}

/** Answers suggestions with products of these names. */
const answer = (route: Route, ...names: string[]) =>
  route.fulfill({
    json: {
      products: names.map((name) => ({
        has_data: "yes",
        product_name: name,
        product_url: name.toLowerCase().replaceAll(" ", "-"),
        image: null,
        parent_category_name: "Indian Classical",
        category_name: "Veena",
        brand_name: "Tanjai",
        message: "",
      })),
    },
  });

test.describe("Desktop search box", () => {
  test.skip(({ isMobile }) => isMobile, "the phone has its own search");

  test("typing more than 3 characters queries suggestions live: 3 do not, 4 do, and each change after them", async ({
    shopper: page,
  }) => {
    const texts = asked(page);
    await open(page, "/");
    await expect(box(page)).toHaveAttribute("placeholder", placeholder);
    await box(page).pressSequentially("veen");
    await expect(options(page).first()).toBeVisible();
    await box(page).press("a");
    await expect.poll(() => texts).toEqual(["veen", "veena"]);
    await box(page).fill("vee");
    await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeHidden();
    expect(texts).toEqual(["veen", "veena"]);
  });

  test("each suggestion shows an image, product name and a breadcrumb, and links to product/{product_url}", async ({
    shopper: page,
  }) => {
    await open(page, "/");
    await box(page).fill("ekandam");
    const first = options(page).first();
    await expect(first).toContainText("Maruthan Kamalam Ekandam Saraswati Veena");
    await expect(first).toContainText(
      "Indian Classical › Veena › Maruthan Veenai Koodam › Maruthan Kamalam Ekandam Saraswati Veena",
    );
    await expect(first.locator("mark").first()).toHaveText(/ekandam/i);
    await expect(first.locator("img")).toBeVisible();
    await first.click();
    await expect(page).toHaveURL(`${shopUrl()}/product/maruthan-ekandam-saraswati-veena`);
    await expect(box(page)).toHaveValue("");
  });

  test("while loading a spinner shows", async ({ shopper: page }) => {
    await open(page, "/");
    const held = Promise.withResolvers<Route>();
    await page.route("**/get/global/search", held.resolve);
    await box(page).fill("veena");
    await expect(header(page).getByText("Searching")).toBeVisible();
    await answer(await held.promise, "Blue Veena");
    await expect(options(page)).toHaveCount(1);
    await expect(header(page).getByText("Searching")).toBeHidden();
  });

  test("with no result it shows 'No records found'", async ({ shopper: page }) => {
    await open(page, "/");
    await box(page).fill("zzzzqqqq");
    await expect(header(page).getByText("No records found", { exact: true })).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  });

  test("pressing Enter goes to /products/search with the search parameter set and clears the box", async ({
    shopper: page,
  }) => {
    await open(page, "/");
    await box(page).fill("veena");
    await box(page).press("Enter");
    await expect(page).toHaveURL(`${shopUrl()}/products/search?search=veena`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("veena");
    await expect(box(page)).toHaveValue("");
  });

  test("recent searches are offered before typing", async ({ shopper: page }) => {
    await open(page, "/");
    await box(page).fill("veena");
    await box(page).press("Enter");
    await expect(page).toHaveURL(/search=veena/);
    await box(page).click();
    const recent = page.getByRole("listbox", { name: "Recent searches" });
    await expect(recent.getByRole("option")).toHaveText(["veena"]);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(recent).toHaveCount(0);
  });

  test("a stale answer never replaces a newer one", async ({ shopper: page }) => {
    await open(page, "/");
    const held = Promise.withResolvers<Route>();
    await page.route("**/get/global/search", (route) =>
      route.request().postDataJSON().search_field === "veen" ? held.resolve(route) : answer(route, "Newer Veena"),
    );
    await box(page).pressSequentially("veen");
    const first = await held.promise;
    await box(page).press("a");
    await expect(options(page)).toContainText(["Newer Veena"]);
    await answer(first, "Older Veena").catch(() => {}); // it may have been given up already
    await box(page).press("ArrowDown");
    await expect(options(page)).toHaveText([/Newer Veena/]);
  });
});

test.describe("Mobile search", () => {
  test.skip(({ isMobile }) => !isMobile, "the phone's own search");
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });

  test("a full-screen dialog with the placeholder does the same live search on every change", async ({
    shopper: page,
  }) => {
    const texts = asked(page);
    await open(page, "/");
    await header(page).getByRole("button", { name: placeholder }).tap();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    const field = dialog(page).getByPlaceholder(placeholder, { exact: true });
    await expect(field).toBeFocused();
    await field.press("v");
    await expect(options(page).first()).toBeVisible();
    await field.press("e");
    await field.press("e");
    await expect.poll(() => texts).toEqual(["v", "ve", "vee"]);
    await field.fill("zzzzqqqq");
    await expect(dialog(page).getByText("No records found", { exact: true })).toBeVisible();
  });

  test("it opens the product on tap", async ({ shopper: page }) => {
    await open(page, "/");
    await header(page).getByRole("button", { name: placeholder }).tap();
    await dialog(page).getByPlaceholder(placeholder).fill("ekandam");
    await options(page).first().tap();
    await expect(page).toHaveURL(`${shopUrl()}/product/maruthan-ekandam-saraswati-veena`);
    await expect(dialog(page)).toBeHidden();
  });

  test("its close icon closes it", async ({ shopper: page }) => {
    await open(page, "/");
    await header(page).getByRole("button", { name: placeholder }).tap();
    await dialog(page).getByRole("button", { name: "Close" }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe("Top menu", () => {
  test("an 'All' button opens the side menu", async ({ shopper: page }) => {
    await open(page, "/");
    await departments(page).getByRole("button", { name: "All", exact: true }).click();
    await expect(sideMenu(page)).toBeVisible();
  });

  test("one button per top-level category, active when the category query parameter matches its slug", async ({
    shopper: page,
  }) => {
    const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/topMenu`)).json();
    await open(page, "/products/search?category=keyboards");
    const names: string[] = data.map(({ name }: { name: string }) => name);
    await expect(departments(page).getByRole("link")).toHaveText([...names, "Shop by Brand"]);
    await expect(departments(page).locator("[aria-current]")).toHaveText(["Keyboards & Pianos"]);
    await open(page, "/");
    await expect(departments(page).locator("[aria-current]")).toHaveCount(0);
  });

  test("'Shop by Brand' goes to /brand", async ({ shopper: page }) => {
    await open(page, "/");
    await departments(page).getByRole("link", { name: "Shop by Brand", exact: true }).click();
    await expect(page).toHaveURL(`${shopUrl()}/brand`);
    await expect(page.getByRole("heading", { level: 1, name: "Shop by Brand" })).toBeVisible();
  });

  test("choosing a category sets category and removes scategory, page, collection, discount, availability, booking", async ({
    shopper: page,
  }) => {
    await open(page, `/products/search?${everything}`);
    await departments(page).getByRole("link", { name: "Indian Classical" }).click();
    await expect(page).toHaveURL(/category=indian-classical/);
    expect(new URL(page.url()).pathname).toBe("/products/search");
    expect(queryOf(page)).toEqual({ search: "guitar", brand: "sembiyan", category: "indian-classical" });
  });

  test("choosing a category elsewhere goes to /products/search with category set", async ({ shopper: page }) => {
    await open(page, "/brand");
    await departments(page).getByRole("link", { name: "Indian Classical" }).click();
    await expect(page).toHaveURL(`${shopUrl()}/products/search?category=indian-classical`);
  });

  test("a secondary bar appears when the chosen category has children: 'All {name}' and one button per sub-category, which sets scategory", async ({
    shopper: page,
  }) => {
    await open(page, "/products/search?category=violin-strings&brand=sembiyan");
    const bar = page.getByRole("navigation", { name: "Violin Family", exact: true });
    await expect(bar.getByRole("link")).toHaveText([
      "All Violin Family",
      "Violins",
      "Violas & Cellos",
      "Bows, Rosin & Rests",
    ]);
    await expect(bar.locator("[aria-current]")).toHaveText(["All Violin Family"]);
    await bar.getByRole("link", { name: "Violins" }).click();
    await expect(page).toHaveURL(/scategory=violins/);
    expect(queryOf(page)).toEqual({ category: "violin-strings", scategory: "violins", brand: "sembiyan" });
    await expect(bar.locator("[aria-current]")).toHaveText(["Violins"]);
    await bar.getByRole("link", { name: "All Violin Family" }).click();
    await expect(page).not.toHaveURL(/scategory/);
  });

  test("no secondary bar without a category, nor for one that does not exist", async ({ shopper: page }) => {
    for (const query of ["", "?category=nothing"]) {
      await open(page, `/products/search${query}`);
      await expect(header(page).getByRole("link", { name: /^All / })).toHaveCount(0);
    }
  });
});

test.describe("Side menu", () => {
  const openIt = (page: Page) => departments(page).getByRole("button", { name: "All", exact: true }).click();

  test("an accordion of categories with their children", async ({ shopper: page }) => {
    const { data } = await (await page.request.get(`${shopUrl()}/public/api/get/allMenu`)).json();
    await open(page, "/");
    await openIt(page);
    for (const { name } of data) await expect(sideMenu(page).getByText(name, { exact: true })).toBeVisible();
    await sideMenu(page).getByText("Violin Family", { exact: true }).click();
    await expect(sideMenu(page).getByRole("link", { name: "Violas & Cellos" })).toBeVisible();
    await sideMenu(page).getByText("Live Sound", { exact: true }).click();
    await expect(sideMenu(page).getByRole("link", { name: "Mixers" })).toBeVisible();
    await expect(sideMenu(page).getByRole("link", { name: "Violas & Cellos" })).toBeHidden();
  });

  test("choosing a child sets category and scategory, clears page, brand, availability and booking, and closes the menu", async ({
    shopper: page,
  }) => {
    await open(page, `/products/search?${everything}`);
    await openIt(page);
    await sideMenu(page).getByText("Live Sound", { exact: true }).click();
    await sideMenu(page).getByRole("link", { name: "Mixers" }).click();
    await expect(page).toHaveURL(/scategory=mixers/);
    expect(queryOf(page)).toEqual({
      search: "guitar",
      category: "live-sound",
      scategory: "mixers",
      collection: "first-guitars",
      discount: "10",
    });
    await expect(sideMenu(page)).toBeHidden();
  });

  test("it closes by a click on the overlay, by the close icon and by Escape", async ({ shopper: page }) => {
    await open(page, "/");
    await openIt(page);
    await page.mouse.click((page.viewportSize()?.width ?? 0) - 8, 400);
    await expect(sideMenu(page)).toBeHidden();
    await openIt(page);
    await sideMenu(page).getByRole("button", { name: "Close" }).click();
    await expect(sideMenu(page)).toBeHidden();
    await openIt(page);
    await page.keyboard.press("Escape");
    await expect(sideMenu(page)).toBeHidden();
    await expect(departments(page).getByRole("button", { name: "All", exact: true })).toBeFocused();
  });
});

test.describe("Mobile bottom bar", () => {
  const bar = (page: Page) => page.getByRole("navigation", { name: "Shortcuts" });

  test("Products opens the side menu; Login; Cart; Call Us", async ({ shopper: page, isMobile }) => {
    await open(page, "/");
    if (!isMobile) return expect(bar(page)).toBeHidden();
    await expect(bar(page).getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
    await expect(bar(page).getByRole("link", { name: "My Profile" })).toHaveCount(0);
    await expect(bar(page).getByRole("link", { name: "Cart" })).toHaveAttribute("href", "/cart");
    await expect(bar(page).getByRole("link", { name: "Call Us" })).toHaveAttribute("href", "tel:18004257373");
    await bar(page).getByRole("button", { name: "Products" }).tap();
    await expect(sideMenu(page)).toBeVisible();
  });

  test("My Profile when logged in; the badge is the sum of the quantities and hidden at 0", async ({
    shopper: page,
    isMobile,
  }) => {
    await asCustomer(page, { cart: JSON.stringify([await lineOf(page, "sembiyan-chittu-soprano-ukulele", 3)]) });
    await open(page, "/brand");
    const place = isMobile ? bar(page) : header(page);
    await expect(place.getByRole("link", { name: "My Profile" })).toHaveAttribute("href", "/profile");
    await expect(place.getByRole("link", { name: /^Cart ?, items in it: 3$/ })).toHaveAttribute("href", "/cart");
    await place.getByRole("link", { name: /^Cart/ }).click();
    await page.getByRole("button", { name: /^Remove/ }).click();
    await expect(place.getByRole("link", { name: /^Cart/ })).toHaveAccessibleName("Cart");
  });
});

test.describe("Logout", () => {
  const cleared = [
    "customer",
    "cart",
    "cartCount",
    "shippingAddress",
    "address",
    "shiprocketCharges",
    "cartCoupon",
  ] as const;
  const leave = (page: Page) => header(page).getByRole("button", { name: "Logout" });

  /** A customer with something under every key. */
  async function settled(page: Page) {
    await asCustomer(page, {
      address: JSON.stringify([{ id: 1, city: "Chennai" }]),
      cart: JSON.stringify([await lineOf(page, "sembiyan-chittu-soprano-ukulele")]),
      cartCount: "1",
      shippingAddress: JSON.stringify({ pincode: "600004" }),
      shiprocketCharges: JSON.stringify({ pincode: "600004", serviceable: true, cod: true, charge: 0 }),
      cartCoupon: JSON.stringify({ code: "KUTCHERI" }),
    });
  }

  test("shown only when logged in", async ({ shopper: page }) => {
    await open(page, "/");
    await expect(leave(page)).toHaveCount(0);
    await expect(header(page).getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
    await asCustomer(page);
    await page.evaluate(() => sessionStorage.clear());
    await open(page, "/");
    await expect(leave(page)).toBeVisible();
    await expect(header(page).getByRole("link", { name: "My Profile" })).toHaveAttribute("href", "/profile");
  });

  test("it clears the customer, cart, cart count, addresses, charges and coupon, then goes to /login", async ({
    shopper: page,
  }) => {
    await settled(page);
    await open(page, "/brand");
    await leave(page).click();
    await expect(page).toHaveURL(`${shopUrl()}/login`);
    for (const key of cleared) expect([key, await remembered(page, key)]).toEqual([key, null]);
    await expect(leave(page)).toHaveCount(0);
    await expect(header(page).getByRole("link", { name: "Cart" })).toHaveAccessibleName("Cart");
  });

  test("it goes to / from the cart page", async ({ shopper: page }) => {
    await settled(page);
    await open(page, "/cart");
    await leave(page).click();
    await expect(page).toHaveURL(`${shopUrl()}/`);
  });
});

test.describe("Every page", () => {
  test("the footer has quick links, policy links, contact, the registered address and a copyright line for 2022", async ({
    shopper: page,
  }) => {
    await open(page, "/cart");
    const footer = page.getByRole("contentinfo");
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
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Return policy" }).click();
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

test.describe("Routes", () => {
  test.skip(({ isMobile }) => isMobile, "the same answers for every browser");
  const routes: [path: string, status: number, title: RegExp][] = [
    ["/", 200, /^Swara – Musical instruments, Chennai$/],
    ["/product/maruthan-ekandam-saraswati-veena", 200, /^Maruthan Kamalam Ekandam Saraswati Veena/],
    ["/category/guitars", 200, /^Guitars &(amp;)? Ukuleles/],
    ["/products/first-guitars", 200, /^First guitars/],
    ["/products/search", 200, /^All products/],
    ["/brand", 200, /^Shop by Brand/],
    ["/brands/sembiyan", 200, /^Sembiyan/],
    ["/cart", 200, /^Cart/],
    ["/login", 200, /^Log ?in/i],
    ["/register", 200, /regist|account/i],
    ["/forgotpassword", 200, /password/i],
    ["/reset-password/abc", 200, /password/i],
    ["/profile", 200, /profile|log ?in/i],
    ["/verify-account/abc", 200, /account|e-mail/i],
    ["/ordersummary/NOTHING", 404, /not found/i],
    ["/thankyou/success", 404, /not found/i],
    ["/privacypolicy", 200, /^Privacy policy/],
    ["/termsofuse", 200, /^Terms of use/],
    ["/returnpolicy", 200, /return/i],
    ["/shippingpolicy", 200, /shipping|delivery/i],
    ["/anything/else", 404, /^Page not found/],
  ];
  for (const [path, status, title] of routes) {
    test(`${path} answers ${status} with its title`, async ({ request }) => {
      const response = await request.get(shopUrl() + path);
      expect(response.status()).toBe(status);
      expect((await response.text()).match(/<title>([^<]*)<\/title>/)?.[1]).toMatch(title);
    });
  }
});

test.describe("Toasts", () => {
  test("top-center, auto-close after 1000 ms, no progress bar, coloured", async ({ shopper: page, isMobile }) => {
    await open(page, "/product/sembiyan-chittu-soprano-ukulele");
    // Times from the page itself, so that a slow test machine changes nothing.
    const lived = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let since = 0;
          const shown = () => [...document.querySelectorAll("[role=alert]")].some((one) => one.textContent !== "");
          new MutationObserver(() => {
            if (shown()) since ||= performance.now();
            else if (since) resolve(performance.now() - since);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    const toast = page.locator("[role=alert]").filter({ hasText: "is in the cart." });
    await expect(toast).toBeVisible();
    const { middle, top, background, paper, bars } = await toast.evaluate((element) => {
      const place = element.getBoundingClientRect();
      const painted = (one: Element): string => {
        const colour = getComputedStyle(one).backgroundColor;
        return colour === "rgba(0, 0, 0, 0)" && one.parentElement ? painted(one.parentElement) : colour;
      };
      return {
        middle: place.left + place.width / 2,
        top: place.top,
        background: painted(element),
        paper: getComputedStyle(document.body).backgroundColor,
        bars: [...document.querySelectorAll("[role=progressbar]")].filter((bar) =>
          bar.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ).length,
      };
    });
    const width = page.viewportSize()?.width ?? 0;
    expect(Math.abs(middle - width / 2)).toBeLessThan(isMobile ? 4 : 12);
    expect(top).toBeLessThan(160);
    expect(background).not.toBe(paper);
    expect(bars).toBe(0);
    expect(await lived).toBeGreaterThanOrEqual(1000);
    expect(await lived).toBeLessThan(2500);
  });

  test("the text of a toast is also in the page's live region", async ({ shopper: page }) => {
    await open(page, "/product/sembiyan-chittu-soprano-ukulele");
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page.getByRole("status").filter({ hasText: "is in the cart." })).toBeAttached();
  });
});
