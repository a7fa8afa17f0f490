import type { ProductState } from "../../../contract/office/products.ts";
import { lackNames } from "../../../contract/productLimits.ts";

/** What the list is asked for, as it stands in the address; "" is no matter. */
export type Asked = {
  search: string;
  category: string;
  brand: string;
  state: ProductState | "";
  lacks: "anything" | (typeof lackNames)[number] | "";
  low: "yes" | "";
  collection: string;
  sort: "name" | "newest" | "changed";
};

const oneOf = <T extends string>(text: string | null, options: readonly T[], other: T): T =>
  options.find((option) => option === text) ?? other;

/** Reads it. What means nothing is no matter. */
export const readAsked = (parameters: URLSearchParams): Asked => ({
  search: (parameters.get("search") ?? "").trim(),
  category: parameters.get("category") ?? "",
  brand: parameters.get("brand") ?? "",
  state: oneOf(parameters.get("state"), ["published", "hidden", "retired", ""], ""),
  lacks: oneOf(parameters.get("lacks"), ["anything", ...lackNames, ""], ""),
  low: oneOf(parameters.get("low"), ["yes", ""], ""),
  collection: parameters.get("collection") ?? "",
  sort: oneOf(parameters.get("sort"), ["name", "newest", "changed"], "name"),
});

/** What is said of it, without what goes without saying. */
export const saidOf = (asked: Asked): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => value !== "" && !(name === "sort" && value === "name")),
  );

/** The list's address for it, or another screen's of the same. */
export function addressOf(asked: Asked, path = "/products"): string {
  const said = new URLSearchParams(saidOf(asked));
  return `${path}${said.size > 0 ? `?${said}` : ""}`;
}
