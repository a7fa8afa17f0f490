/** The most bytes that a file of goods may have; how many products, cells of one, problems, columns and places are told. */
export const fileLimits = {
  bytes: 20 * 1024 * 1024,
  products: 50,
  cells: 40,
  problems: 200,
  columns: 100,
  places: 100,
} as const;

/** What is taken of a file: all that it says of products, or prices alone, or counts of stock alone. */
export const fileKinds = ["products", "prices", "stock"] as const;
export type FileKind = (typeof fileKinds)[number];

/** How it is known where a category of a file goes, what should be looked at first before the others: as the import's `How`. */
export const filePlaces = ["guessed", "tag", "made", "mapped", "known"] as const;
