import type { Page } from "@playwright/test";
import { addToCart, expect, fillCheckout, open, placeButton, shopUrl, test } from "./shop.ts";

test.describe.configure({ timeout: 180_000 });

const ukulele = "/product/sembiyan-chittu-soprano-ukulele";
const policyOf = async (page: Page, path: string) =>
  (await page.request.get(shopUrl() + path)).headers()["content-security-policy"] ?? "";

test.describe("pages made in the browser", () => {
  test.use({ allowed: /GPU stall/ }); // 3D is drawn without a graphics card
  // That nothing is refused the browser says to the console, which fails every test of the shopper's pages.
  test("hold to the policy: list, product, description, zoom, 3D, cart, login", async ({ shopper }) => {
    await open(shopper, "/category/ukuleles");
    await shopper.locator(`a[href^="${ukulele}"]`).first().click();
    await expect(shopper.getByRole("heading", { level: 1 })).toContainText("Ukulele");
    await expect(shopper.locator(".prose").first()).toBeVisible();
    expect(await shopper.locator('script[type="application/ld+json"]').count()).toBeGreaterThan(0);
    await shopper
      .getByRole("link", { name: /look closer/ })
      .first()
      .click();
    await expect(shopper.getByRole("dialog")).toBeVisible();
    await shopper.keyboard.press("Escape");
    await shopper.getByRole("button", { name: "View in 3D" }).click();
    await expect(shopper.getByRole("button", { name: "Turn left" })).toBeVisible({ timeout: 60_000 });
    for (const path of ["/cart", "/login", "/brand", "/privacypolicy"]) {
      await shopper.evaluate((to) => {
        const link = document.createElement("a");
        link.href = to;
        document.body.append(link);
        link.click();
      }, path);
      // Where there is no graphics card, the processor may still be busy with the model.
      await expect(shopper.getByRole("heading", { level: 1 }).first()).toBeVisible({ timeout: 60_000 });
    }
  });
});

test("ordering and the practice payment hold to the policy", async ({ shopper }) => {
  await addToCart(shopper, ukulele.replace("/product/", ""));
  await fillCheckout(shopper, "Practice payment");
  await placeButton(shopper).click();
  await shopper.getByRole("button", { name: "Pay successfully" }).click();
  await expect(shopper).toHaveURL(/\/thankyou\//);
});

test.describe("what is not ours", () => {
  test.use({ allowed: /TrustedHTML|TrustedScript|Trusted Type|Content Security Policy/i });
  test("no text becomes script in a page, nor a script's address", async ({ shopper }) => {
    expect(await policyOf(shopper, "/")).toContain("require-trusted-types-for 'script'");
    await open(shopper, "/login");
    const refused = await shopper.evaluate(() => {
      const tried = (act: () => void) => {
        try {
          act();
          return "done";
        } catch (error) {
          return error instanceof Error ? error.name : String(error);
        }
      };
      const place = document.createElement("div");
      return [
        tried(() => void (place.innerHTML = "<img src=x onerror=alert(1)>")),
        tried(() => void (document.createElement("script").src = "/assets/x.js")),
        tried(() => void (document.createElement("script").text = "alert(1)")),
        tried(() => window.trustedTypes?.createPolicy("another", { createHTML: (html) => html })),
        tried(() => void (place.innerHTML = "<p>cleaned</p>")),
      ];
    });
    expect(refused).toEqual(["TypeError", "TypeError", "TypeError", "TypeError", "done"]);
  });
});
