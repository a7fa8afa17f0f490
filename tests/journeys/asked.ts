import { type APIRequestContext, expect } from "@playwright/test";
import { newEmail } from "./office.ts";
import { shopUrl } from "./shop.ts";

/** Has somebody ask about a product, by the API. */
export async function askAbout(request: APIRequestContext, product_url: string, words: string): Promise<void> {
  const data = { product_url, name: "Asha", email: newEmail("asker"), words };
  const answer = await request.post(`${shopUrl()}/public/api/questions`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
