import { CopiedRows } from "../database/copyOut.ts";
import { lowerCodes } from "./asciiWords.ts";
import type { Brand, IndexBuilder } from "./indexBuilder.ts";
import { fields, most } from "./rowWords.ts";
import { mostKept } from "./saidTexts.ts";
import { TextTable } from "./textTable.ts";

/** The columns of a product in the order in which they are copied. */
const columns = [
  "id",
  "name",
  "brand",
  "category",
  "price",
  "popularity",
  "availability",
  "discount",
  "booking",
  "country",
  "created",
  "names",
  "tags",
  "collections",
  "attributes",
] as const;
const at = Object.fromEntries(columns.map((name, column) => [name, column])) as Record<
  (typeof columns)[number],
  number
>;

/** Between the texts of a list, and between an attribute's name and its value: signs that control, which no text of a product has. */
const [listSign, valueSign] = ["\u001f", "\u001e"];

/** The texts of a list that was read as one text. */
export const listOf = (read: string): string[] => (read === "" ? [] : read.split(listSign));
/** Attributes that were read as one text, as "name\tvalue". */
export const attributesOf = (read: string): string[] => listOf(read.replaceAll(valueSign, "\t"));

/** Adds products to an index as a copy of `rowsOf` writes them, from its bytes: texts are made only of what was not met before. */
export class CopiedProducts {
  readonly #builder: IndexBuilder;
  readonly #brands: Map<number, Brand>;
  readonly #wordsOfBrand = new Map<number, readonly number[]>();
  readonly #text = kept((text) => text);
  readonly #names = kept((read) => this.#builder.said.names(listOf(read).slice(0, most.names)));
  readonly #tags = kept((read) => this.#builder.said.texts(listOf(read).slice(0, most.tags)));
  readonly #attributes = kept((read) => this.#builder.said.attributes(attributesOf(read)));
  readonly #collections = kept((read) => this.#builder.said.collections(listOf(read).map(Number)));

  constructor(builder: IndexBuilder, brands: readonly Brand[]) {
    this.#builder = builder;
    this.#brands = new Map(brands.map((brand) => [brand.id, brand]));
  }

  /** Adds the products of a part of the copy. */
  addAll(part: Buffer): void {
    const rows = new CopiedRows(part, columns.length);
    while (rows.next()) this.#add(rows);
  }

  #add(rows: CopiedRows): void {
    const builder = this.#builder;
    const brand = this.#brandOf(rows.number(at.brand));
    const category_id = rows.number(at.category);
    const words = this.#noteName(rows);
    builder.note(this.#wordsOf(brand), fields.brand);
    builder.noteNames(this.#names(rows, at.names));
    builder.note(this.#tags(rows, at.tags), fields.tag);
    const attributes = this.#attributes(rows, at.attributes);
    builder.noteAttributes(attributes);
    builder.noteCategory(category_id);
    const country = this.#text(rows, at.country);
    const sold = {
      id: rows.number(at.id),
      category_id,
      brand_id: brand.id,
      price: rows.number(at.price),
      popularity: rows.number(at.popularity),
      availability: this.#text(rows, at.availability),
      discount_percent: rows.number(at.discount),
      booking: this.#text(rows, at.booking),
      country_of_origin: country === "" ? null : country,
      created: rows.number(at.created),
    };
    builder.endProduct(sold, brand, words, [attributes.facts, this.#collections(rows, at.collections)]);
  }

  #brandOf(id: number): Brand {
    const brand = this.#brands.get(id);
    if (!brand) throw new Error(`There is no maker ${id}.`);
    return brand;
  }

  #noteName(rows: CopiedRows): number {
    const codes = lowerCodes(rows.bytes, rows.from(at.name), rows.to(at.name));
    return codes ? this.#builder.noteNameCodes(codes) : this.#builder.noteName(rows.text(at.name));
  }

  #wordsOf(brand: Brand): readonly number[] {
    let words = this.#wordsOfBrand.get(brand.id);
    if (!words) this.#wordsOfBrand.set(brand.id, (words = this.#builder.said.text(brand.name)));
    return words;
  }
}

/** What a column's text says, taken apart once for each text, the first so many. */
function kept<Said>(take: (text: string) => Said): (rows: CopiedRows, column: number) => Said {
  const texts = new TextTable();
  const said: Said[] = [];
  return (rows, column) => {
    const [from, to] = [rows.from(column), rows.to(column)];
    const known = texts.find(rows.bytes, from, to);
    const kept = known === undefined ? undefined : said[known];
    if (kept !== undefined) return kept;
    const taken = take(rows.text(column));
    if (texts.size < mostKept) said[texts.number(rows.bytes, from, to)] = taken;
    return taken;
  };
}
