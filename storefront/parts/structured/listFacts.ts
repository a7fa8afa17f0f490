import type { ShownCard } from "../card.ts";

/** The way from the home page to a page, which comes last and needs no address; `to` are paths, `shopUrl` is the shop's address. */
export const breadcrumbFacts = (crumbs: { name: string; to: string }[], here: string, shopUrl: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", to: "/" }, ...crumbs, { name: here, to: undefined }].map(({ name, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(to && { item: new URL(to, shopUrl).href }),
  })),
});

/** The products of a page of a list, counted on from the pages before it. */
export const itemListFacts = (name: string, cards: ShownCard[], before: number, shopUrl: string) => ({
  "@type": "ItemList",
  name,
  itemListElement: cards.map(({ product_url }, index) => ({
    "@type": "ListItem",
    position: before + index + 1,
    url: new URL(`/product/${product_url}`, shopUrl).href,
  })),
});
