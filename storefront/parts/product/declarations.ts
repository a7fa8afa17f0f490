import type { Variant } from "../../../contract/catalogue.ts";
import { formatNumber, formatPaise } from "../money.ts";
import type { ShopFacts } from "../shellData.ts";
import type { ShownProduct } from "./shownProduct.ts";

/**
 * What Indian law asks a listing to declare (Legal Metrology (Packaged Commodities) Rules 2011, rule 6(10); importer:
 * Consumer Protection (E-Commerce) Rules 2020), and what a careful buyer asks besides.
 */
export function declarationsOf(
  product: ShownProduct,
  { sku, mrp, weight_grams: weight, box_mm: box }: Variant,
  shop: ShopFacts | undefined,
): { name: string; value: string }[] {
  const facts: Record<string, string | null | undefined> = {
    "Generic name": product.generic_name,
    "Net quantity": product.net_quantity,
    "MRP (inclusive of all taxes)": formatPaise(mrp),
    "Country of origin": product.country,
    Manufacturer: product.manufacturer,
    "Imported by": product.importer,
    Warranty: product.warranty,
    "Weight as packed": weight > 0 ? `${formatNumber(weight / 1000)} kg` : null,
    "Size as packed": box && `${box.map((mm) => formatNumber(mm / 10)).join(" × ")} cm`,
    HSN: product.hsn,
    "GST, in the price": product.gst_percent ? `${product.gst_percent}%` : null,
    "Article number": sku,
    "Consumer care": shop && `${shop.phones[0]}, ${shop.email}, ${shop.legal_name}, ${shop.address.join(", ")}`,
  };
  return Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
