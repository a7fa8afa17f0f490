import type { Fits, FitVariant } from "../../../contract/fits.ts";
import type { Client } from "../../api/client.ts";
import { needed } from "../../parts/needed.ts";
import { chosenVariant, optionText } from "../../parts/product/variants.ts";
import type { BundlePiece } from "./bundle.ts";

const isSold = ({ availability }: Pick<FitVariant, "availability">) => availability !== "out_of_stock";

const shownFitting = ({ card, why, variants }: Fits["groups"][number]["products"][number]) => {
  const { product_name, product_url, brand_name, image, on_sale } = card;
  return {
    product_url,
    brand_name,
    image,
    on_sale,
    why,
    pieces: variants.map((variant) => ({
      id: variant.id,
      product_name,
      product_url,
      image,
      option_text: variant.option_text,
      price: variant.price,
      mrp: variant.mrp,
      sold: isSold(variant),
      preorder: variant.availability === "preorder",
    })),
  };
};
export type ShownFitting = ReturnType<typeof shownFitting>;

/** What the page shows: the chosen variant as a piece of the bundle, and what fits it, kind by kind. */
export async function readFitsPage(api: Client, product_url: string, asked: string | null) {
  const parameters = { product_url };
  const { data: product } = await needed(
    api("GET /get/product/{product_url}", { parameters }),
    (slug) => `/product/${slug}/fits`,
  );
  const variant = chosenVariant(product.variants, asked);
  const query = variant && { variant: String(variant.id) };
  const { data: fits } = await needed(api("GET /get/fits/{product_url}", { parameters, ...(query && { query }) }));
  const piece: BundlePiece = {
    id: variant?.id ?? 0,
    product_name: product.product_name,
    product_url: product.product_url,
    image: variant?.image ?? product.images[0]?.src ?? null,
    option_text: variant ? optionText(variant) : "",
    price: variant?.price ?? 0,
    mrp: variant?.mrp ?? 0,
    sold: variant !== undefined && isSold(variant),
  };
  return {
    piece,
    brand_name: product.brand.name,
    hasChoice: product.variants.length > 1,
    on_sale: product.on_sale,
    groups: fits.groups.map(({ category, products }) => ({ ...category, products: products.map(shownFitting) })),
  };
}
