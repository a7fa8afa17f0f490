/** So many of something, in words: 1 document, 2,000 documents. `several`: what more than one are called, where an s is not enough. */
export const counted = (n: number, one: string, several = `${one}s`): string =>
  `${n.toLocaleString("en-IN")} ${n === 1 ? one : several}`;
