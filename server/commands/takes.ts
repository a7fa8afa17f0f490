/** What stands after a command's name: options without a value, words that it needs, and those that it may have besides. */
export type Takes = {
  flags?: readonly string[];
  words?: readonly string[];
  /** How many more words may follow; none unless it is said. */
  more?: number;
};

/** What is wrong with the words after a command's name, before it looks at what they mean; undefined when nothing is. */
export function wrongWords({ flags = [], words = [], more = 0 }: Takes, args: string[]): string | undefined {
  const given = args.filter((argument) => !flags.includes(argument));
  const unknown = given.find((argument) => /^--?\w/.test(argument));
  if (unknown !== undefined) return `Unknown option '${unknown}'.`;
  const missing = words.slice(given.length);
  if (missing.length > 0) return `${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} missing.`;
  const surplus = given[words.length + more];
  return surplus === undefined ? undefined : `"${surplus}" is one word too many.`;
}

/** What parseArgs refuses, in its first sentence: the second tells how to pass words that begin with a hyphen. */
export const refusedWords = (error: unknown): string =>
  `${(error instanceof Error ? error.message : String(error)).split(". ")[0]}.`.replace(/\.\.$/, ".");
