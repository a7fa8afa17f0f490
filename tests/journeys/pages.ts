import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { buyer, shopUrl } from "./shop.ts";

/** Every page that needs nothing but its address, by a name for the tests. */
export const pages = {
  home: "/",
  category: "/category/guitars",
  list: "/products/search?category=guitars",
  "list with filters": "/products/search?category=guitars&brand=sembiyan&availability=in_stock&sort=price_up",
  "empty list": "/products/search?search=zzzzqqqq",
  collection: "/products/margazhi-season",
  product: "/product/sembiyan-s10-dreadnought-acoustic-guitar",
  fits: "/product/sembiyan-s10-dreadnought-acoustic-guitar/fits",
  comparison:
    "/compare?products=sembiyan-s10-dreadnought-acoustic-guitar,maruthan-ekandam-saraswati-veena,sembiyan-chittu-soprano-ukulele",
  guide: "/choose/first-guitar?music=classical&height=to-150",
  brands: "/brand",
  brand: "/brands/sembiyan",
  "empty cart": "/cart",
  login: "/login",
  register: "/register",
  "forgot password": "/forgotpassword",
  "order look-up": "/orders/lookup",
  privacy: "/privacypolicy",
  terms: "/termsofuse",
  returns: "/returnpolicy",
  shipping: "/shippingpolicy",
  grievance: "/grievance",
  leave: "/leave/no-such-key",
  wishlist: "/wishlist",
  waiting: "/product/sembiyan-s10-dreadnought-acoustic-guitar/wait",
  pitch: "/product/neelavanam-thendral-carnatic-flute/hear",
  "try-out": "/tryout/maruthan-ekandam-saraswati-veena",
  "not found": "/nothing/here",
} as const;

/** What a shopper has to say to order. */
export const order = {
  contact: { name: buyer["Full name"], email: buyer["E-mail"], mobile: "9876543210" },
  address: {
    name: buyer["Full name"],
    mobile: "9876543210",
    pincode: buyer.Pincode,
    line1: buyer["Flat, house number, building"],
    line2: buyer["Area, street, village"],
    city: buyer["Town or city"],
    state: "Tamil Nadu",
  },
};

/** Places an order as a visitor through the API and gives what its pages need in their address. */
export async function placeOrder(
  request: APIRequestContext,
  line: { id: number; quantity: number },
  payment_method: "cod" | "practice",
  email = order.contact.email,
): Promise<{ order_no: string; key: string }> {
  const api = `${shopUrl()}/public/api`;
  const quoted = await request.post(`${api}/cart/quote`, {
    data: {
      lines: [{ id: line.id, quantity: line.quantity }],
      checkout: randomUUID(),
      pincode: "600004",
      payment_method,
    },
  });
  const { quote } = (await quoted.json()).data;
  const placed = await request.post(`${api}/orders`, {
    headers: { "Idempotency-Key": randomUUID() },
    data: { quote, payment_method, ...order, contact: { ...order.contact, email } },
  });
  const { order_no, order_link } = (await placed.json()).data;
  return { order_no, key: new URL(order_link, shopUrl()).searchParams.get("key") ?? "" };
}

let visitors = 0;

/** Books a free time in the showroom, as somebody new; its page and number. */
export async function bookTryOut(request: APIRequestContext): Promise<{ link: string; booking_no: string }> {
  const api = `${shopUrl()}/public/api`;
  const product_url = "maruthan-ekandam-saraswati-veena";
  const from = new Date(Date.now() + (8 + (visitors % 20)) * 86_400_000).toISOString().slice(0, 10);
  const { data: slots } = await (await request.get(`${api}/get/slots/${product_url}?from=${from}`)).json();
  const mobile = `9${String(Date.now() + ++visitors).slice(-9)}`;
  const contact = { ...order.contact, email: `visitor${mobile}@example.com`, mobile };
  const slot = slots[Math.floor(Math.random() * slots.length)].slot;
  const booked = await request.post(`${api}/bookings`, { data: { slot, product_url, contact } });
  return (await booked.json()).data;
}

/** Scrolls through the page once, so that everything that waits to be seen has been. */
export const seeAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
