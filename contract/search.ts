import { z } from "zod";

/**
 * A condition that was read from the words of a search ("under 5000"): what it says for people, and the search without
 * its words, by which it is taken off.
 */
const Understood = z.object({
  parameter: z.string(),
  value: z.string(),
  label: z.string(),
  search_without: z.string(),
});

/** A category that a search may mean. */
export const NamedCategory = z.object({ name: z.string(), slug: z.string() });

const corrected = z
  .string()
  .optional()
  .describe("The search as it was taken, when a word was misspelt or stood for another");

const notSold = z
  .object({
    brand_name: z.string(),
    message: z.string().describe("For people: that the shop does not have it, and what it has in its place"),
    instead: z.array(NamedCategory.extend({ brands: z.array(z.string()) })),
  })
  .optional()
  .describe("A well-known maker that was asked for and whose products the shop does not sell");

/** What a list says of its search beside its products. */
export const listSays = { understood: z.array(Understood).optional(), corrected, not_sold: notSold };

/** What suggestions say beside their products. */
export const suggestionsSay = {
  completions: z.array(z.string()).optional().describe("How the typed text may go on"),
  categories: z.array(NamedCategory).optional().describe("The categories that it names"),
  corrected,
  not_sold: notSold,
};
