import type { Since } from "./atOneMoment.ts";
import type { PackedBeginnings } from "./beginnings.ts";
import type { CategoryRow } from "./categories.ts";
import type { PackedColumns } from "./columns.ts";
import type { PackedWords } from "./wordList.ts";

/** What an index knows when it is built: flat arrays, which a file can hold, and few texts. */
export type PackedIndex = {
  /** How many products; the arrays by slot have room for more. */
  products: number;
  words: PackedWords;
  /** Places in the order of the words that can be misspelt, and of those of them that stand in names. */
  spelt: Int32Array;
  inNames: Int32Array;
  beginnings: PackedBeginnings;
  attributes: PackedWords;
  phrases: PackedWords;
  ids: Int32Array;
  /** Slots in the order of their ids. */
  byId: Int32Array;
  category: Int32Array;
  price: Float64Array;
  popularityRank: Int32Array;
  nameLength: Uint8Array;
  columns: PackedColumns;
  categories: CategoryRow[];
  brands: { id: number; slug: string; name: string }[];
  factTexts: string[];
};

/** An index that was read at once, and since when it may be out of date. */
export type Packed = { packed: PackedIndex; since: Since };
