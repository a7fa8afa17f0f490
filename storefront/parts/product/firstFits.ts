import type { Card } from "../../../contract/catalogue.ts";
import type { Fits } from "../../../contract/fits.ts";
import { CallFailed, type Client } from "../../api/client.ts";
import { shownCard } from "../card.ts";
import { isAway } from "../needed.ts";
import type { ShownProduct } from "./shownProduct.ts";

/** What a product's page shows of what fits: cards for a row, and whether there is anything for any of its variants. */
type FirstFits = { cards: Card[]; isFitted: boolean };

/** The row holds so many. */
const most = 8;

/** One of each kind first, then the second of each; where only some variants of one fit, its address names the first of those. */
function cardsOf(groups: Fits["groups"]): Card[] {
  const longest = Math.max(0, ...groups.map(({ products }) => products.length));
  const inTurn = Array.from({ length: longest }, (_, i) => groups.flatMap(({ products }) => products[i] ?? [])).flat();
  return inTurn.slice(0, most).map(({ card, variants }) => ({
    ...card,
    product_url: card.variants > variants.length ? `${card.product_url}?variant=${card.variant_id}` : card.product_url,
  }));
}

/** What fits a product whichever of its variants is chosen; undefined while the shop can't say, or where there is no such product. */
export async function firstFits(api: Client, product_url: string): Promise<FirstFits | undefined> {
  try {
    const { data } = await api("GET /get/fits/{product_url}", { parameters: { product_url } });
    return { cards: cardsOf(data.groups), isFitted: data.fitted.length > 0 };
  } catch (error) {
    if (error instanceof CallFailed || isAway(error)) return undefined;
    throw error;
  }
}

/** A product whose row is what fits with it, and which leads to all of that; where nothing is known to fit it stays as it is. */
export function withFits(product: ShownProduct, fits: FirstFits | undefined): ShownProduct {
  if (!fits?.isFitted) return product;
  const to = `/product/${product.product_url}/fits?variant=`;
  return {
    ...product,
    row: fits.cards.length > 0 ? { title: "Fits with it", to, cards: fits.cards.map(shownCard) } : product.row,
    links: [{ to, text: "What fits it" }, ...product.links],
  };
}
