import { header, seeInCart } from "./frame.ts";
import { addToCart, expect, lineOf, open, pieces, remember, test } from "./shop.ts";

const ukulele = "sembiyan-chittu-soprano-ukulele";
const keys = [
  "customer",
  "address",
  "cart",
  "attemptCart",
  "cartCount",
  "shippingAddress",
  "shiprocketCharges",
  "cartCoupon",
  "wishlist",
  "allMenu",
  "root",
];

const script = `<img src=x onerror="document.title='stolen'"><script>document.title='stolen'</script>`;
const hostile: Record<string, string> = {
  "the string 'undefined'": "undefined",
  null: "null",
  "an empty text": "",
  "half a JSON document": '[{"id":1,"quantity":',
  "a number": "42",
  "a text": '"cart"',
  "a list of nonsense": '[null, 1, "x", [], {"id":"1"}, {"id":1.5,"quantity":1}, {"quantity":2}]',
  "an object of nonsense": '{"id":{},"state":[],"version":"one","code":7,"pincode":600004,"quantity":1}',
  "a negative quantity": '[{"id":1,"quantity":-3}]',
  "a quantity beyond numbers": '[{"id":1,"quantity":1e400}]',
  "prototype keys": '{"__proto__":{"id":7,"name":"x"},"constructor":{"prototype":{"id":7}}}',
  "another version": '{"state":{"checkout":"x","orders":[{}]},"version":0}',
  "deep nesting": `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  "nearly all that a device keeps": JSON.stringify("x".repeat(400_000)),
};

test.describe("What the device remembers may be anything and never breaks a page", () => {
  for (const [name, text] of Object.entries(hostile)) {
    test(`${name} under every key counts as absent`, async ({ shopper: page }) => {
      await remember(page, Object.fromEntries(keys.map((key) => [key, text])));
      for (const path of ["/checkout", "/", "/cart"]) {
        await open(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      }
      await expect(header(page).getByRole("link", { name: "Login" })).toBeVisible();
      await seeInCart(page, 0);
      await addToCart(page, ukulele);
      await seeInCart(page, 1);
    });
  }

  test("nothing under any key is an empty cart", async ({ shopper: page }) => {
    await open(page, "/cart");
    await expect(page.getByText("Nothing in here yet.")).toBeVisible();
    await seeInCart(page, 0);
  });

  test("script in remembered texts is shown as text, and no address elsewhere is asked for", async ({
    shopper: page,
  }) => {
    const line = { ...(await lineOf(page, ukulele)), product_name: script, option_text: script };
    const bad = { ...line, product_url: "javascript:alert(1)", image: "https://elsewhere.example/x.png" };
    await remember(page, {
      cart: JSON.stringify([bad]),
      customer: JSON.stringify({ id: 7, name: script }),
      cartCoupon: JSON.stringify({ code: script.slice(0, 40) }),
      shippingAddress: JSON.stringify({ pincode: script, city: script, name: script }),
      address: JSON.stringify([{ city: script }]),
      root: JSON.stringify({
        version: 1,
        state: { checkout: "", placing: null, orders: [{ order_no: script, link: "javascript:alert(1)", total: 1 }] },
      }),
    });
    await page.route("**/cart/quote", (route) => route.fulfill({ status: 503, json: { error: 1, message: script } }));
    for (const path of ["/", "/cart", "/checkout"]) {
      await open(page, path);
      await expect(page).not.toHaveTitle("stolen");
      await expect(page.locator("[onerror]")).toHaveCount(0);
      await expect(page.locator('[href^="javascript:"]')).toHaveCount(0);
    }
  });
  test.use({ allowed: /status of (503|401)/ });

  test("an unknown product is taken out of the cart, and the shopper is told", async ({ shopper: page }) => {
    const gone = { ...(await lineOf(page, ukulele)), id: 2_000_000_000, product_name: "Gone Veena" };
    await remember(page, { cart: JSON.stringify([await lineOf(page, ukulele, 2), gone]) });
    await open(page, "/cart");
    const changes = page.getByRole("region", { name: "Changes in your cart" });
    await expect(changes).toContainText("Gone Veena");
    await seeInCart(page, 2);
    await expect.poll(() => pieces(page, "cart")).toEqual([2]);
    await page.reload();
    await expect(changes).toContainText("Gone Veena"); // it has not been read yet
    await changes.getByRole("button", { name: "OK" }).click();
    await page.reload();
    await seeInCart(page, 2);
    await expect(changes).toHaveCount(0);
  });
});
