import { type APIRequestContext, expect } from "@playwright/test";
import { shopUrl } from "./shop.ts";

/** Somebody who orders, and nobody else of this run. */
export type Caller = { name: string; email: string; mobile: string };

/** A caller with a name, a mail address and a number of his own. */
export function newCaller(): Caller {
  const id = crypto.randomUUID().slice(0, 8);
  const digits = String(Number.parseInt(id, 16)).padStart(10, "0").slice(-9);
  return { name: `Kavya ${id}`, email: `kavya.${id}@example.com`, mobile: `9${digits}` };
}

export const home = {
  pincode: "600004",
  line1: "12, North Mada Street",
  line2: "Mylapore",
  city: "Chennai",
  state: "Tamil Nadu",
};

type Ways = "cod" | "practice";
const goods = "sembiyan-chittu-soprano-ukulele";

async function ask(request: APIRequestContext, path: string, data: object, headers: Record<string, string> = {}) {
  const answer = await request.post(`${shopUrl()}/public/api/${path}`, { data, headers });
  const body = await answer.json();
  expect(body, path).toMatchObject({ error: 0 });
  return body.data;
}

/** Orders ukuleles at the shop as a shopper does, paid or to be paid in cash, and gives the order's number once it is confirmed. `more`: what else he says. */
export async function order(
  request: APIRequestContext,
  caller: Caller,
  payment_method: Ways = "practice",
  quantity = 1,
  more: object = {},
): Promise<string> {
  const product = await (await request.get(`${shopUrl()}/public/api/get/product/${goods}`)).json();
  const lines = [{ id: product.data.variants[0].id, quantity }];
  const { quote } = await ask(request, "cart/quote", { lines, pincode: home.pincode, payment_method });
  const address = { ...home, name: caller.name, mobile: caller.mobile };
  const placed = await ask(
    request,
    "orders",
    { quote, contact: caller, address, payment_method, agreed: ["terms", "returns"], ...more },
    { "Idempotency-Key": crypto.randomUUID() },
  );
  if (payment_method === "practice")
    await request.post(shopUrl() + placed.next.url, {
      form: { outcome: "pay" },
      maxRedirects: 0,
    });
  const key = new URL(placed.order_link, shopUrl()).searchParams.get("key") ?? "";
  await expect
    .poll(async () => {
      const seen = await request.get(
        `${shopUrl()}/public/api/orders/${placed.order_no}?${new URLSearchParams({ key })}`,
      );
      return (await seen.json()).data.state;
    })
    .toBe("confirmed");
  return placed.order_no;
}
