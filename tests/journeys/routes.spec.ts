import { expect, shopUrl, test } from "./shop.ts";

test.describe("Routes", () => {
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
