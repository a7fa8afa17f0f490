/** The most bytes that a file of goods may have; how many products, cells of one and problems are told. */
export const fileLimits = { bytes: 20 * 1024 * 1024, products: 50, cells: 40, problems: 200 } as const;

/** What is taken of a file: all that it says of products, or prices alone, or counts of stock alone. */
export const fileKinds = ["products", "prices", "stock"] as const;
export type FileKind = (typeof fileKinds)[number];
