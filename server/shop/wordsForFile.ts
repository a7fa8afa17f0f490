const wanted: Record<string, string> = {
  number: "expected a number without quotation marks",
  int: "expected a whole number without quotation marks",
  string: "expected a text in quotation marks",
  boolean: "expected true or false, without quotation marks",
  array: "expected a list in [ ]",
  object: "expected names and values in { }",
  record: "expected names and values in { }",
};

/** What is wrong with a value of a JSON file, in words for who writes the file: zod's message, but where that speaks of types. */
export function wordsForFile(message: string): string {
  const [, expected = "", received] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  return received === "undefined" ? "It is missing." : (wanted[expected] ?? message);
}
