import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Suggestion } from "../../../contract/catalogue.ts";
import SuggestionPane from "./SuggestionPane.tsx";

const lyre: Suggestion = {
  has_data: "yes",
  product_name: "Lyre",
  product_url: "lyre",
  image: null,
  parent_category_name: "",
  category_name: "Harps",
  brand_name: "Arpa",
  price: 100,
  message: "",
};
const shown = (more: Partial<Suggestion>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SuggestionPane
        id="pane"
        typed="ly"
        active={-1}
        onChosen={() => {}}
        pane={{
          shows: "results",
          suggestions: [{ ...lyre, ...more }],
          completions: [],
          categories: [],
          corrected: "",
        }}
      />
    </MemoryRouter>,
  );

test("a suggestion says what can't be had now, in the words of the product's page", () => {
  expect(shown({ availability: "out_of_stock", on_sale: true })).toContain("Out of stock");
  expect(shown({ availability: "out_of_stock", on_sale: false })).toContain("Not on sale yet");
  expect(shown({ availability: "preorder", on_sale: true })).toContain("Pre-order");
  for (const plain of [{}, { availability: "in_stock" as const, on_sale: true }])
    expect(shown(plain)).not.toMatch(/stock|sale|order/i);
});
