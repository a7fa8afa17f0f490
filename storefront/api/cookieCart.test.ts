import { expect, test } from "vitest";
import { type CookieCart, cookieCartsOf } from "./cookieCart.ts";

const lines = Array.from({ length: 100 }, (_, n) => ({ id: 2_147_483_647 - n, quantity: 999 }));
const cart: CookieCart = {
  lines,
  coupon: "C".repeat(40),
  pincode: "600004",
  checkout: "f7f3a4f0-1111-4222-8333-444455556666",
};

const asking = (cookie: string, key = "key", address = "https://shop.test/cart") =>
  cookieCartsOf(new Request(address, { headers: { Cookie: cookie } }), key);

async function written(kept: CookieCart | null, address?: string): Promise<string[]> {
  const carts = asking("", "key", address);
  carts.write(kept);
  return carts.headers();
}
const pairOf = (header = "") => header.split(";")[0] ?? "";

test("the fullest cart comes back as it was, in a cookie that browsers take", async () => {
  const [header = "", mark = ""] = await written(cart);
  expect(header.length).toBeLessThan(4_096);
  expect(header).toMatch(/^__Host-cart=.*; Path=\/;.*HttpOnly; Secure; SameSite=Lax$/);
  expect(mark).toMatch(/^has-cookie-cart=/);
  expect(mark).not.toContain("HttpOnly");
  expect(await asking(pairOf(header)).read()).toEqual(cart);
});

test("without TLS the cookie has a name that browsers take", async () => {
  const [header] = await written(cart, "http://127.0.0.1:3000/cart");
  expect(header).toMatch(/^cart=/);
  expect(header).not.toContain("Secure");
});

test("a cart that is taken away takes both cookies along", async () => {
  for (const header of await written(null)) expect(header).toContain("Max-Age=0");
});

test("what another key has signed, what was changed, and what is no cart, is none", async () => {
  const [header = ""] = await written(cart);
  expect(await asking(pairOf(header), "another").read()).toBeNull();
  expect(await asking(pairOf(header).replace("=ey", "=ez")).read()).toBeNull();
  for (const value of ["", "x", "bnVsbA==", "%", "e30=.x"])
    expect(await asking(`__Host-cart=${value}`).read()).toBeNull();
  expect(await asking("").read()).toBeNull();
});

test("what was written is what is read, and nothing is sent where nothing was written", async () => {
  const carts = asking("");
  expect(await carts.headers()).toEqual([]);
  carts.write(cart);
  expect(await carts.read()).toEqual(cart);
});
