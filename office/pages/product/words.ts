import type { Lack } from "../../../contract/productLimits.ts";
import type { DataOf } from "../../api/call.ts";

export type Product = DataOf<"GET /products/{id}">;
export type Variant = Product["variants"][number];
export type Choices = DataOf<"GET /products/choices">;

/** How a variant is called: by its options, else by its SKU. */
export const variantName = ({ option_values, sku }: Pick<Variant, "option_values" | "sku">): string =>
  option_values.join(", ") || sku;

/** The field in which what lacks is filled in; a picture has none. */
export const fieldOfLack: Record<Lack, string | undefined> = {
  HSN: "hsn",
  "GST rate": "gst_percent",
  "Country of origin": "country_of_origin",
  "Generic name": "generic_name",
  "Net quantity": "net_quantity",
  Manufacturer: "manufacturer",
  Importer: "importer",
  Weight: "weight",
  Picture: undefined,
};

/** Why it matters that something lacks. */
export const whyLacks: Record<Lack, string> = {
  HSN: "not sold without it",
  "GST rate": "not sold without it",
  "Country of origin": "the law asks for it",
  "Generic name": "the law asks for it",
  "Net quantity": "the law asks for it",
  Manufacturer: "the law asks for it",
  Importer: "the law asks for it of what is imported",
  Weight: "couriers price by it",
  Picture: "shoppers look for it",
};

export const stateNames = { published: "In the shop", hidden: "Hidden", retired: "Retired" } as const;
