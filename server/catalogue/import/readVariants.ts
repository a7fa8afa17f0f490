import { type AddressOf, noPictureThere } from "./address.ts";
import { type KeptCells, readKept } from "./keptForShop.ts";
import { noPrice } from "./price.ts";
import type { Problem } from "./problem.ts";
import type { ParsedVariant } from "./product.ts";
import { readPrices, readQuantity, readSku } from "./variantRules.ts";

/** A variant's cells as they stand in the file. What is undefined, or null, the file has no column for. */
export type VariantCells = Pick<
  ParsedVariant,
  "line" | "option_values" | "uncounted" | "weight_g" | "box_l_mm" | "box_b_mm" | "box_h_mm"
> & {
  sku: string;
  price: string | undefined;
  compareAt: string | undefined;
  quantity: string | undefined;
  image: string | undefined;
  kept?: KeptCells;
};

/**
 * Checks a product's variants one by one: a row without a price, with an option missing, or with the options or the SKU
 * of an earlier one is reported and left out. `kept` are the SKUs of rows that were left out. `optionNames` undefined: the
 * file has no columns for options.
 */
export function readVariants(
  rows: VariantCells[],
  slug: string,
  optionNames: string[] | undefined,
  report: (problem: Problem) => void,
  addressOf: AddressOf,
) {
  const variants: ParsedVariant[] = [];
  const kept: string[] = [];
  const seen = new Map<string, number>();
  for (const { price, compareAt, quantity, image, kept: keptCells, ...row } of rows) {
    const sku = readSku(row.sku, slug, row.option_values ?? []);
    const say = (kind: Problem["kind"]) => (reason: string) => report({ line: row.line, kind, product: slug, reason });
    const refuse = (reason: string) => {
      kept.push(sku);
      say("refused")(reason);
    };
    const missing = optionNames?.find((_, i) => row.option_values?.[i] === "");
    const options = row.option_values && JSON.stringify(["options", ...row.option_values]);
    const prices = price === undefined ? { list_price: null, mrp: null } : readPrices(price, compareAt, say("notice"));
    if (!prices) refuse(price === "" ? "it has no price" : noPrice("price", price ?? ""));
    else if (missing !== undefined) refuse(`it has no value for the option ${missing}`);
    else if (options && seen.has(options)) refuse(`it has the same options as line ${seen.get(options)}`);
    else if (seen.has(sku)) refuse(`it has the same SKU (${sku}) as line ${seen.get(sku)}`);
    else {
      if (options) seen.set(options, row.line);
      seen.set(sku, row.line);
      const image_src = image === undefined ? null : (addressOf(image) ?? null);
      if (image && image_src === null) say("notice")(`the variant's picture ${noPictureThere}`);
      variants.push({
        ...row,
        ...prices,
        sku,
        image_src,
        says_image: image !== undefined,
        ...(keptCells && { kept: readKept(keptCells, say("notice")) }),
        quantity: quantity === undefined ? null : readQuantity(quantity, say("notice")),
      });
    }
  }
  return { variants, kept };
}
