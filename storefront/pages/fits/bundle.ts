import type { CartItem } from "../../device/line.ts";

/** What a form or an address says of a bundle: the accessories that are ticked, by their variants, and whether the product is there already. */
export type Ticked = { ids: number[]; own: boolean };

/** So many accessories go into one bundle. */
const most = 40;

/** From the fields of the form (`with=1&with=2`), or an address that script has written (`with=1,2`). */
export function readTicked(fields: { getAll(name: string): unknown[]; get(name: string): unknown }): Ticked {
  const ids = fields
    .getAll("with")
    .flatMap((text) => String(text).split(","))
    .filter((text) => /^[1-9]\d{0,9}$/.test(text))
    .map(Number);
  return { ids: [...new Set(ids)].slice(0, most), own: fields.get("own") === "yes" };
}

/** The query of a page that shows what is ticked. */
export function writeTicked(variant: number, { ids, own }: Ticked): string {
  const query = [
    `variant=${variant}`,
    ...(own ? ["own=yes"] : []),
    ...(ids.length > 0 ? [`with=${ids.join(",")}`] : []),
  ];
  return `?${query.join("&")}`;
}

/** A piece that may go into a bundle. Paise. */
export type BundlePiece = CartItem & { sold: boolean };

/**
 * What goes into the cart together, the product first, at today's prices. What can't be bought now is no part of it, nor is what does
 * not fit.
 */
export function bundleOf(product: BundlePiece, accessories: BundlePiece[], { ids, own }: Ticked) {
  const pieces = [...(own ? [] : [product]), ...accessories.filter(({ id }) => ids.includes(id))].filter(
    ({ sold }) => sold,
  );
  const sum = (of: "price" | "mrp") => pieces.reduce((total, piece) => total + piece[of], 0);
  return { pieces, price: sum("price"), mrp: sum("mrp") };
}
