import type { Variant } from "../../../contract/catalogue.ts";
import type { ShownProduct } from "./shownProduct.ts";
import { stockLine } from "./stockLine.ts";

const colours = { good: "text-success", few: "text-error", none: "text-muted" };

export function StockLine({ variant, product }: { variant: Variant; product: ShownProduct }) {
  const { text, tone } = stockLine(variant, product);
  return (
    <p role="status" className={`mt-3 font-medium ${colours[tone]}`}>
      {text}
    </p>
  );
}
