import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ProductGrid } from "./ProductGrid.tsx";

const card = { id: 1, product_url: "kb", product_name: "KB", brand_name: "K", image: null, price: 100, mrp: 100 };

test("a card in a list has its telling fact, and nothing that only a device knows: the page is the same for everybody", () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ProductGrid
        cards={[
          { ...card, fact: "Keys: 88" },
          { ...card, id: 2, product_url: "kc" },
        ]}
      />
    </MemoryRouter>,
  );
  expect(page.match(/Keys: 88/g)).toHaveLength(1);
  expect(page).not.toMatch(/<button|wishlist|Delivery/);
});
