import type { NewVariant, VariantChange } from "../../../contract/office/product.ts";
import { productLimits as limits } from "../../../contract/productLimits.ts";
import { readGtin } from "../import/keptForShop.ts";
import { plain } from "../import/text.ts";
import type { Errors } from "./rules.ts";

type Typed = Partial<Omit<VariantChange, "id" | "version"> & Pick<NewVariant, "sku">>;

/** What was typed of a variant as the shop keeps it, by the rules of the import. `at`: its path ("variants.0"). */
export function readVariantChange<T extends Typed>(typed: T, at: string, errors: Errors): T {
  const change = { ...typed };
  if (typed.option_values) {
    change.option_values = typed.option_values.map((value) => plain(value, limits.option_value));
    if (change.option_values.includes("")) errors[`${at}.option_values`] ??= "Please enter a value for each option.";
  }
  if (typed.gtin !== undefined) {
    const gtin = typed.gtin?.trim() ? readGtin(typed.gtin) : null;
    if (gtin === undefined) errors[`${at}.gtin`] ??= "A barcode has 8, 12, 13 or 14 digits with a right check digit.";
    change.gtin = gtin ?? null;
  }
  if (typed.place !== undefined) change.place = plain(typed.place ?? "", limits.place) || null;
  return change;
}

/** Live variants as they are to stand: told apart by their options, never dearer than the MRP. `at`: each one's path. */
export function checkVariants(
  optionNames: string[],
  live: {
    at: string;
    option_values: string[];
    list_price: number;
    mrp: number;
    checksOptions: boolean;
    checksPrice: boolean;
  }[],
  errors: Errors,
): void {
  const seen = new Set<string>();
  for (const { at, option_values, list_price, mrp, checksOptions, checksPrice } of live) {
    const key = JSON.stringify(option_values);
    if (checksOptions && option_values.length !== optionNames.length)
      errors[`${at}.option_values`] ??=
        optionNames.length === 0
          ? "Without an option there is one variant."
          : `Please enter ${optionNames.join(", ")} of each variant.`;
    else if (checksOptions && seen.has(key))
      errors[`${at}.option_values`] ??=
        optionNames.length === 0
          ? "Several variants need an option that tells them apart, such as Size."
          : `There is another variant of ${option_values.join(", ")}.`;
    seen.add(key);
    if (checksPrice && list_price > mrp) errors[`${at}.list_price`] ??= "The price can't be above the MRP.";
  }
}
