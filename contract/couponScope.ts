const anyOf = new Intl.ListFormat("en-IN", { type: "disjunction" });

type Scope = { category_names: string[]; brand_names: string[]; collection_names: string[] };

/** What a coupon is for, in words that follow “only for” and “₹500 more of”; empty: everything. */
export function scopeInWords({ category_names, brand_names, collection_names }: Scope): string {
  if (category_names.length + brand_names.length + collection_names.length === 0) return "";
  const parts = [category_names.length > 0 ? anyOf.format(category_names) : "products"];
  if (brand_names.length > 0) parts.push(`by ${anyOf.format(brand_names)}`);
  if (collection_names.length > 0) parts.push(`from ${anyOf.format(collection_names.map((name) => `“${name}”`))}`);
  return parts.join(" ");
}
