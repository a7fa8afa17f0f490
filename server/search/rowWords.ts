import type { Category } from "./categories.ts";
import type { Traits } from "./columns.ts";
import { attributeKey } from "./conditions.ts";
import { modelForms, wordsOf } from "./words.ts";

/** What the index knows of a product. Price in paise. */
export type ProductRow = Traits & {
  id: number;
  name: string;
  brand: string;
  brand_slug: string;
  category_id: number;
  price: number;
  popularity: number;
  names: string[];
  tags: string[];
};

/** Where a word stands in a product, as bits of a posting. */
export const fields = { name: 1, brand: 2, attribute: 4, alternative: 8, tag: 16, category: 32 } as const;
export const fieldBits = 6;

/** Who is told of a product's words. */
export type RowReader = {
  /** The words of its name. */
  name(words: string[]): void;
  /** Further words of its own that stand in its name. */
  forms(words: string[]): void;
  /** Words that all products of a category share, in a set that is the same for each of them, and in which field they stand. */
  shared(words: Set<string>, field: number): void;
  /** A text that other products may have too, all of its words. `isPhrase`: it is an alternative name as a whole. */
  text(text: string, field: number, isPhrase?: boolean): void;
  /** An attribute, as "name\tvalue": the words of its value, and the conditions that it meets. */
  attribute(text: string): void;
};

/** Tells all words of a product; answers those of its name. */
export function readWords(row: ProductRow, categories: Map<number, Category>, reader: RowReader): string[] {
  const name = wordsOf(row.name);
  reader.name(name);
  reader.forms(modelForms(row.name));
  reader.text(row.brand, fields.brand);
  for (const text of row.names.slice(0, 60)) reader.text(text, fields.alternative, true);
  for (const text of row.tags.slice(0, 30)) reader.text(text, fields.tag);
  for (const text of row.attributes.slice(0, 60)) reader.attribute(text);
  const category = categories.get(row.category_id);
  // "Violins" says what stands on it; "Sitar, Sarod & Santoor" does not say which.
  if (category) reader.shared(category.words, category.single ? fields.tag : fields.category);
  const parent = categories.get(category?.parent_id ?? -1);
  if (parent) reader.shared(parent.words, fields.category);
  return name;
}

/** The value of an attribute. */
export const valueOf = (attribute: string): string => attribute.split("\t")[1] ?? "";

/** The conditions that an attribute meets: "size=22 inch", and "*=22 inch" of any; only inches are asked for of any. */
export function attributeKeys(text: string): string[] {
  const [name = ""] = text.split("\t");
  const value = valueOf(text);
  return (name === "key" ? value.split("/") : [value]).flatMap((part) => {
    const ofAny = attributeKey("*", part);
    return [attributeKey(name, part), ...(ofAny.endsWith(" inch") ? [ofAny] : [])];
  });
}

/** Above 1,000,000 what is in stock; the rest is popularity. */
export const popularityRankOf = ({ popularity, availability }: ProductRow): number =>
  1 + Math.min(Math.max(popularity, 0), 999_998) + (availability === "out_of_stock" ? 0 : 1_000_000);
