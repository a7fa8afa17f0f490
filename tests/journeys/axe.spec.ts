import { seeAccessible } from "./accessible.ts";
import { header, placeholder } from "./frame.ts";
import { pages, placeOrder } from "./pages.ts";
import { addToCart, buyer, expect, lineOf, open, remember, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const dreadnought = "sembiyan-s10-dreadnought-acoustic-guitar";

test.use({
  allowed: /status of 404/, // the page that is not there
  contextOptions: { reducedMotion: "reduce" }, // colours that are still changing are neither of the two themes
});

/** What is the same on a phone has the same colours there: the dark ones are not looked at again. */
const themesOf = (isMobile: boolean): ("light" | "dark")[] => (isMobile ? ["light"] : ["light", "dark"]);

test.describe("axe finds nothing", () => {
  for (const [name, path] of Object.entries(pages)) {
    test(`on the page: ${name}`, async ({ shopper: page, isMobile }) => {
      test.skip(!isMobile && path.endsWith("policy"), "plain text, the same at any width");
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await seeAccessible(page, themesOf(isMobile));
    });
  }

  test("with the side menu open", async ({ shopper: page, isMobile }) => {
    await open(page, "/");
    await header(page).getByRole("button", { name: "All", exact: true }).click();
    await page
      .getByRole("dialog", { name: "All departments" })
      .getByText("Guitars & Ukuleles", { exact: true })
      .click();
    await seeAccessible(page, themesOf(isMobile));
  });

  test("with suggestions shown, and with none found", async ({ shopper: page, isMobile }) => {
    await open(page, "/");
    if (isMobile) await header(page).getByRole("button", { name: placeholder }).click();
    const box = page.getByRole("combobox", { name: "Search" }).and(page.locator(":visible"));
    await box.fill("veena");
    await expect(page.getByRole("option").first()).toBeVisible();
    await box.press("ArrowDown");
    await seeAccessible(page);
    await box.fill("zzzzqqqq");
    await expect(page.getByText("No records found")).toBeVisible();
    await seeAccessible(page);
  });

  test("with the filter sheet open", async ({ shopper: page, isMobile }) => {
    test.skip(!isMobile, "the filters stand beside the list here");
    await open(page, pages.list);
    await page.getByRole("button", { name: /^Filters/ }).click();
    await expect(page.getByRole("button", { name: "Close filters" })).toBeVisible();
    await seeAccessible(page);
  });

  test("with a picture enlarged", async ({ shopper: page, isMobile }) => {
    await open(page, `/product/${dreadnought}`);
    await page
      .getByRole("link", { name: /look closer/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").and(page.locator("[open]"))).toBeVisible();
    await seeAccessible(page, themesOf(isMobile));
  });

  test("with a toast shown", async ({ shopper: page, isMobile }) => {
    await open(page, `/product/${ukulele}`);
    await page.evaluate(() => {
      const lasting = new CSSStyleSheet(); // a toast goes when this animation ends
      lasting.replaceSync(".Toastify__progress-bar--animated { animation-play-state: paused !important }");
      document.adoptedStyleSheets.push(lasting);
    });
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    const toast = page.locator("[role=alert]").filter({ hasText: "In the cart" });
    await expect(toast).toBeVisible();
    await seeAccessible(page, themesOf(isMobile));
    await expect(toast).toBeVisible();
  });

  test("on a cart with something in it, and after the shop has changed it", async ({ shopper: page, isMobile }) => {
    const gone = { ...(await lineOf(page, ukulele)), id: 2_000_000_000, product_name: "Gone Veena" };
    const dearer = { ...(await lineOf(page, dreadnought, 2)), price: 100 };
    await remember(page, { cart: JSON.stringify([dearer, gone]), shippingAddress: '{"pincode":"600004"}' });
    await open(page, "/cart");
    await expect(page.getByRole("region", { name: "Changes in your cart" })).toContainText("Gone Veena");
    await seeAccessible(page, themesOf(isMobile));
    await page.getByRole("button", { name: "OK" }).click();
    await page.getByText(/coupons? appl/).click();
    await page.getByLabel("Coupon code").fill("NOSUCHCODE");
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: "NOSUCHCODE" })).toBeVisible();
    await page.getByRole("button", { name: /^Save for later/ }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await seeAccessible(page, themesOf(isMobile));
  });

  test("on each step of the checkout, with its errors", async ({ shopper: page, isMobile }) => {
    // High enough that nothing lies under the phone's bar, which stays at the bottom while the page scrolls.
    await page.setViewportSize({ width: isMobile ? 360 : 1440, height: 2400 });
    await addToCart(page, ukulele);
    await open(page, "/checkout");
    await page.getByRole("button", { name: "Continue to delivery" }).click();
    await expect(page.getByRole("group", { name: /your attention/ })).toBeFocused();
    await seeAccessible(page, themesOf(isMobile));
    for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label, { exact: true }).fill(value);
    await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
    await page.getByRole("button", { name: "Continue to delivery" }).click();
    await expect(page.getByText("Standard delivery")).toBeVisible();
    await seeAccessible(page, themesOf(isMobile));
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.getByRole("button", { name: /^Place order/ }).click();
    await expect(page.getByRole("link", { name: "Please choose how to pay." })).toBeVisible();
    await seeAccessible(page, themesOf(isMobile));
  });

  test("on each outcome of a payment and on the order", async ({ shopper: page, isMobile }) => {
    const line = await lineOf(page, ukulele);
    const paid = await placeOrder(page.request, line, "cod");
    const unpaid = await placeOrder(page.request, line, "practice");
    const address = ({ order_no, key }: typeof paid) => new URLSearchParams({ order: order_no, key });
    for (const path of [
      `/thankyou/success?${address(paid)}`,
      `/thankyou/pending?${address(unpaid)}`,
      `/thankyou/failure?${address(unpaid)}`,
      `/thankyou/cancelled?${address(unpaid)}`,
      `/ordersummary/${paid.order_no}?key=${paid.key}`,
      `/ordersummary/${unpaid.order_no}?key=${unpaid.key}`,
      `/ordersummary/${paid.order_no}/again?key=${paid.key}`,
    ]) {
      await open(page, path);
      await seeAccessible(page, themesOf(isMobile));
    }
  });
});

test("what lies half under a bar is looked at where it does not, and what is covered wherever it is, is found", async ({
  shopper: page,
}) => {
  await open(page, "/privacypolicy");
  await page.evaluate(() => {
    const link = (href: string, style: Partial<CSSStyleDeclaration>) => {
      const made = Object.assign(document.createElement("a"), { href, textContent: "Somewhere" });
      Object.assign(made.style, { display: "block", overflow: "hidden" }, style);
      return made;
    };
    const below = link("/cart", { height: "36px", marginTop: "600px" });
    document.querySelector("main")?.prepend(link("/login", { position: "sticky", top: "0", height: "200px" }), below);
    scrollTo({ top: scrollY + below.getBoundingClientRect().top - 180, behavior: "instant" });
  });
  await seeAccessible(page, ["light"]);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("main > a[href='/cart']");
    if (!link) return;
    const other = Object.assign(link.cloneNode(true) as HTMLAnchorElement, { href: "/brand" });
    Object.assign(other.style, { position: "relative", marginTop: "-20px" });
    link.after(other);
    scrollBy({ top: -100, behavior: "instant" });
  });
  await expect(seeAccessible(page, ["light"])).rejects.toThrow("target-size");
});
