import type { Variant } from "../../../contract/catalogue.ts";
import { formatPaise } from "../money.ts";
import type { ShopFacts } from "../shellData.ts";
import type { ShownProduct } from "./shownProduct.ts";

const countries = new Intl.DisplayNames("en-IN", { type: "region" });

/** A country's name from its two letters; what is no such code stands as it is. */
const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);

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
    "Country of origin": product.country_of_origin && countryName(product.country_of_origin),
    Manufacturer: product.manufacturer,
    "Imported by": product.importer,
    Warranty: product.warranty,
    "Weight as packed":
      weight > 0 ? `${(weight / 1000).toLocaleString("en-IN", { maximumFractionDigits: 2 })} kg` : null,
    "Size as packed": box && `${box.map((mm) => (mm / 10).toLocaleString("en-IN")).join(" × ")} cm`,
    HSN: product.hsn,
    "GST, in the price": `${product.gst_percent}%`,
    "Article number": sku,
    "Consumer care": shop && `${shop.phones[0]}, ${shop.email}, ${shop.legal_name}, ${shop.address.join(", ")}`,
  };
  return Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
