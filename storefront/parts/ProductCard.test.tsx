import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Card } from "../../contract/catalogue.ts";
import { shownCard } from "./card.ts";
import { ProductCard } from "./ProductCard.tsx";

const card: Card = {
  id: 1,
  variant_id: 1,
  product_name: "Maruthan Ekandam",
  product_url: "ekandam",
  image: null,
  alt: "",
  brand_name: "Maruthan",
  brand_slug: "maruthan",
  category_name: "Veena",
  mrp: 100,
  price: 100,
  discount_percent: 0,
  availability: "in_stock",
  on_sale: true,
  booking: "none",
  rating: null,
  reviews: 0,
  variants: 1,
};
const shown = (more: Partial<Card> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductCard card={shownCard({ ...card, ...more })} sizes="100px" />
    </MemoryRouter>,
  );

test("a card has the stars of its product's reviews in figures, and says them in words", () => {
  const rated = shown({ rating: 4.6, reviews: 12 });
  expect(rated).toContain("4.6 ★ (12)");
  expect(rated).toContain('role="img" aria-label="4.6 of 5 stars, 12 reviews"');
  expect(shown({ rating: 5, reviews: 1 })).toContain('"5 of 5 stars, 1 review"');
});

test("without a review nothing is said of stars, and no more is sent", () => {
  expect(shown()).not.toContain("★");
  expect(shownCard(card)).toEqual({
    product_url: "ekandam",
    product_name: "Maruthan Ekandam",
    brand_name: "Maruthan",
    image: null,
    price: 100,
  });
});

test("a maker's price is sent and shown where it is another one, with the whole per cent that are really off", () => {
  expect(shownCard({ ...card, price: 671 * 100, mrp: 990 * 100 })).toMatchObject({ price: 67_100, mrp: 99_000 });
  expect(shown({ price: 67_100, mrp: 99_000 })).toContain("32% off");
  expect(shown({ price: 99_900, mrp: 100_000 })).not.toContain("% off");
  expect(shown({ price: 100_000, mrp: 100_000 })).not.toContain("MRP");
});

test("a card tells what is sold out from what the shop may not sell yet", () => {
  expect(shown({ availability: "out_of_stock" })).toContain("Out of stock");
  const waiting = shown({ availability: "out_of_stock", on_sale: false });
  expect(waiting).toContain("Not on sale yet");
  expect(waiting).not.toContain("Out of stock");
  expect(shown({ availability: "preorder", booking: "preorder" })).toContain("Pre-order");
  expect(shown({ booking: "demo" })).toContain("Try it in the showroom");
});
