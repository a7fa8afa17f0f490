type Check = (found: unknown) => boolean;

/**
 * What is needed of an answer: an example with the same fields, of which only the types count. A list's example holds
 * one item, or none where any items will do; a function decides by itself; what is not named may be anything.
 */
export type Like<T> =
  | Check
  | (T extends readonly (infer Item)[]
      ? [] | [Like<Item>]
      : T extends object
        ? { [Key in keyof T]?: Like<NonNullable<T[Key]>> }
        : T);

/** Whether what came has the form of the example. */
export function isLike(example: unknown, found: unknown): boolean {
  if (typeof example === "function") return example(found) === true;
  if (Array.isArray(example))
    return Array.isArray(found) && (example.length === 0 || found.every((item) => isLike(example[0], item)));
  if (typeof example !== "object" || example === null) return typeof found === typeof example;
  if (typeof found !== "object" || found === null) return false;
  return Object.entries(example).every(([name, part]) => isLike(part, Reflect.get(found, name)));
}

/** Like the example, or empty in the way that is named. */
export const allowing =
  (empty: null | undefined, example: unknown): Check =>
  (found) =>
    found === empty || isLike(example, found);
