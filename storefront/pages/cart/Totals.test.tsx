import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Totals } from "./Totals.tsx";

const amounts = { subtotal: 200_000, discount: 0, delivery_charge: 0, cod_fee: 0, tax_included: 0, total: 200_000 };
const shown = (tax_included: number) =>
  renderToStaticMarkup(<Totals amounts={{ ...amounts, tax_included }} deliveryKnown />);

test("GST stands below the total where there is some in it, and nowhere else", () => {
  expect(shown(30_508)).toContain("GST included");
  expect(shown(0)).not.toContain("GST");
});
