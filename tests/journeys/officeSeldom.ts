import type { Page } from "@playwright/test";
import { boughtAndDelivered } from "./delivered.ts";
import { asOwner } from "./office.ts";
import { expect, lineOf, shopUrl } from "./shop.ts";

const product_url = "nilgara-swaram-clip-tuner";

/** Screens in states that come about seldom, each made anew: they stand last, as their orders would be in the lists of the others. */
export const seldom: Record<string, (page: Page) => Promise<void>> = {
  "reviews that wait": async (page) => {
    const path = await boughtAndDelivered(page.request, await lineOf(page, product_url));
    const data = {
      product_url,
      rating: "4",
      title: "In tune at last",
      words: "Light, and quick with a veena's low strings.\n\nThe clip is stiff at first.",
      name: "Meera",
      town: "Madurai",
    };
    const sent = await page.request.post(`${shopUrl()}/public/api/reviews/${path.split("/").at(-1)}`, { data });
    expect(sent.ok(), await sent.text()).toBe(true);
    await asOwner(page, "reviews");
    await expect(page.getByText("In tune at last")).toBeVisible();
  },
};
