/** The tags of an answer that shows these products and depends on which there are and how they rank. */
export const listTags = (products: { id: number }[] = []): string[] => [
  "lists",
  ...products.map(({ id }) => `product:${id}`),
];
