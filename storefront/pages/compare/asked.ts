import { mostCompared } from "../../../contract/listLimits.ts";

/** The products that an address names, each once and in its order, without those beyond the limit: these are `beyond`. */
export function askedProducts(typed: string | null): { slugs: string[]; beyond: string[] } {
  const named = (typed ?? "").split(",").map((one) => one.trim().toLowerCase());
  const each = [...new Set(named.filter((slug) => slug !== ""))];
  return { slugs: each.slice(0, mostCompared), beyond: each.slice(mostCompared) };
}

/** The address of a comparison; none of any product is the page that offers some. */
export const compareAddress = (slugs: string[]): string =>
  slugs.length > 0 ? `/compare?products=${slugs.map(encodeURIComponent).join(",")}` : "/compare";
