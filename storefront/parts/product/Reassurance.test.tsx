import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Reassurance } from "./Reassurance.tsx";

const shop = { return_days: 10, phones: ["1800 425 7373"], hours: "Daily 10:00–20:00", url: "https://shop.example" };
const shown = (more: { whatsapp?: string } = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Reassurance shop={{ ...shop, ...more }} name="Veena & bow" product_url="veena" />
    </MemoryRouter>,
  );

test("the days for a return, the telephone and the hours are told; WhatsApp only where the shop has it, with the product named", () => {
  for (const said of ["within 10 days of delivery", 'href="tel:18004257373"', "Daily 10:00–20:00"])
    expect(shown()).toContain(said);
  expect(shown()).not.toMatch(/\.\s*Daily/); // on a phone the hours begin a line
  expect(shown()).not.toContain("wa.me");
  expect(shown({ whatsapp: "9876543210" })).toContain(
    'href="https://wa.me/919876543210?text=Veena%20%26%20bow%20https%3A%2F%2Fshop.example%2Fproduct%2Fveena"',
  );
});
