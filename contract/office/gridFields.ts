import { productLimits as limits } from "../productLimits.ts";
import type { Right } from "./rights.ts";

/** What of the goods can be changed many at once. `of`: whose field it is; a product's own holds for all its variants. */
type Field = {
  name: string;
  kind: "money" | "weight" | "pieces" | "text" | "hsn" | "shown";
  of: "variant" | "product";
  right: Right;
  optional: boolean;
};

/** The grid's fields. Money in paise, weight in grams. What the shop paid is seen and set with products.edit, as in the editor. */
export const gridFields = {
  list_price: { name: "Price", kind: "money", of: "variant", right: "prices.edit", optional: false },
  mrp: { name: "MRP", kind: "money", of: "variant", right: "prices.edit", optional: false },
  cost: { name: "Cost", kind: "money", of: "variant", right: "products.edit", optional: true },
  hsn: { name: "HSN", kind: "hsn", of: "product", right: "products.edit", optional: true },
  weight_g: { name: "Weight", kind: "weight", of: "variant", right: "products.edit", optional: false },
  place: { name: "Place", kind: "text", of: "variant", right: "products.edit", optional: true },
  reorder_point: { name: "Reorder at", kind: "pieces", of: "variant", right: "products.edit", optional: true },
  reorder_quantity: { name: "Reorder", kind: "pieces", of: "variant", right: "products.edit", optional: true },
  published: { name: "In the shop", kind: "shown", of: "product", right: "products.edit", optional: false },
} as const satisfies Record<string, Field>;

export type GridField = keyof typeof gridFields;
export const gridFieldNames = Object.keys(gridFields) as [GridField, ...GridField[]];
export type GridValue = number | string | boolean | null;

/** So many variants stand in the grid at once, and so many cells change at once. */
export const gridLimits = { variants: 5_000, cells: 40_000 } as const;

const isWhole = (value: GridValue, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Why a value can't stand in a field, in words; undefined where it can. What two fields say of each other is asked of `wrongPrices`. */
export function wrongValue(field: GridField, value: GridValue): string | undefined {
  const { kind, optional } = gridFields[field];
  if (value === null) return optional ? undefined : "This can't be empty.";
  if (kind === "money") {
    const least = field === "cost" ? 0 : 1;
    return isWhole(value, least, limits.paise) ? undefined : "Please enter an amount above zero.";
  }
  if (kind === "weight")
    return isWhole(value, 0, limits.weight_g) ? undefined : "Please enter a weight in kilograms, up to 10 tonnes.";
  if (kind === "pieces") return isWhole(value, 0, limits.pieces) ? undefined : "Please enter a number of pieces.";
  if (kind === "shown") return typeof value === "boolean" ? undefined : "Please enter yes or no.";
  if (typeof value !== "string") return "Please enter a text.";
  if (kind === "hsn") return /^(\d{4}|\d{6}|\d{8})$/.test(value) ? undefined : "An HSN has 4, 6 or 8 digits.";
  return value.length > 0 && value.length <= limits.place
    ? undefined
    : `Please enter up to ${limits.place} characters.`;
}

/** Why price and MRP can't stand beside each other; undefined where they can. Paise. */
export const wrongPrices = ({ list_price, mrp }: { list_price: number; mrp: number }): string | undefined =>
  list_price > mrp ? "The price can't be above the MRP." : undefined;
