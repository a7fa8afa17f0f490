import type { Card } from "../../contract/catalogue.ts";

/** What is shown of a card. A page carries its data twice, as markup and for its script: nothing else is sent. */
export type ShownCard = Omit<
  Card,
  "id" | "variant_id" | "alt" | "brand_slug" | "category_name" | "rating" | "variants"
>;

export const shownCard = (card: Card): ShownCard => {
  const { product_url, product_name, brand_name, image, price, mrp, discount_percent, availability, booking } = card;
  return { product_url, product_name, brand_name, image, price, mrp, discount_percent, availability, booking };
};
