import type { Card } from "../../../contract/catalogue.ts";
import { type ShownCard, shownCard } from "../../parts/card.ts";

/** What the wishlist shows of a product: its card, and what goes into the cart. */
export type WishedCard = ShownCard & Pick<Card, "id" | "variant_id" | "variants">;

export const wishedCard = (card: Card): WishedCard => {
  const { id, variant_id, variants } = card;
  return { ...shownCard(card), id, variant_id, variants };
};
