import type { Card } from "../../contract/catalogue.ts";

type Shown = Pick<Card, "product_url" | "product_name" | "brand_name" | "image" | "price" | "mrp">;
/** What is shown of a card. A page carries its data twice, as markup and for its script: nothing else is sent, nor what goes without saying. */
export type ShownCard = Shown & Partial<Pick<Card, "discount_percent" | "availability" | "booking">>;

export const shownCard = (card: Card): ShownCard => {
  const { product_url, product_name, brand_name, image, price, mrp, discount_percent, availability, booking } = card;
  return {
    product_url,
    product_name,
    brand_name,
    image,
    price,
    mrp,
    ...(discount_percent > 0 && { discount_percent }),
    ...(availability !== "in_stock" && { availability }),
    ...(booking !== "none" && { booking }),
  };
};
