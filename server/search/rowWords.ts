import type { Category } from "./categories.ts";
import type { Traits } from "./columns.ts";
import { attributeKey } from "./conditions.ts";
import { modelForms, plain, plainWords } from "./words.ts";

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
  /** A text that other products may have too, all of its words. */
  text(text: string, field: number): void;
  /** The words of texts that stand in a field; other products may have the same list. */
  texts(texts: readonly string[], field: number): void;
  /** Alternative names: their words, and each as a whole. */
  names(texts: readonly string[]): void;
  /** Attributes, as "name\tvalue": the words of their values, and the conditions that they meet. */
  attributes(texts: readonly string[]): void;
};

/** Tells all words of a product; answers those of its name. */
export function readWords(row: ProductRow, categories: Map<number, Category>, reader: RowReader): string[] {
  const read = plain(row.name);
  const name = plainWords(read);
  reader.name(name);
  reader.forms(modelForms(read));
  reader.text(row.brand, fields.brand);
  reader.names(row.names.slice(0, most.names));
  reader.texts(row.tags.slice(0, most.tags), fields.tag);
  reader.attributes(row.attributes.slice(0, most.attributes));
  readCategory(row.category_id, categories, reader);
  return name;
}

/** Tells the words of a category and of the one above it. */
export function readCategory(id: number, categories: Map<number, Category>, reader: Pick<RowReader, "shared">): void {
  const category = categories.get(id);
  // "Violins" says what stands on it; "Sitar, Sarod & Santoor" does not say which.
  if (category) reader.shared(category.words, category.single ? fields.tag : fields.category);
  const parent = categories.get(category?.parent_id ?? -1);
  if (parent) reader.shared(parent.words, fields.category);
}

/** So many of each are searched; further attributes are facts alone. */
export const most = { names: 60, tags: 30, attributes: 60 } as const;

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

/** Above every `popularityRankOf`. */
export const mostRank = 2_000_000;
/** Above 1,000,000 what is in stock; the rest is popularity. */
export const popularityRankOf = ({
  popularity,
  availability,
}: Pick<ProductRow, "popularity" | "availability">): number =>
  1 + Math.min(Math.max(popularity, 0), 999_998) + (availability === "out_of_stock" ? 0 : 1_000_000);
