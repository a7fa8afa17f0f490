import type { ProductList } from "../../../contract/catalogue.ts";
import type { Guide } from "../../../contract/guides.ts";
import type { Client } from "../../api/client.ts";
import { type ShownCard, shownCard } from "../../parts/card.ts";
import { needed } from "../../parts/needed.ts";

/** So many products are shown at most: they can be compared. */
const most = 4;

export type Answered = Guide["questions"][number]["answers"][number];

/** What was answered: a known value for each question that has one in the address. */
export const answeredIn = (guide: Guide, query: URLSearchParams): Answered[] =>
  guide.questions.flatMap(({ name, answers }) => answers.find(({ value }) => value === query.get(name)) ?? []);

/** What a list is narrowed to by answers. */
const narrowed = (guide: Guide, answers: Answered[]): Record<string, string> => ({
  category: guide.category,
  ...Object.fromEntries(answers.flatMap(({ find }) => Object.entries(find))),
});

/** Whether the list went by all that an answer says. What a list ignores, it says nothing about. */
const isHeeded = ({ applied }: ProductList, { find }: Answered): boolean =>
  Object.keys(find).every((name) => name === "sort" || applied.some(({ parameter }) => parameter === name));

/** A product that fits, and how many variants it has. */
type FoundCard = ShownCard & { variants: number };
export type Found = { cards: FoundCard[]; kept: Answered[]; dropped: Answered[]; list: string };

/**
 * What answers lead to: products in stock for which all of them hold. Where there are none, or the shop can't tell, the
 * answer that was asked for last gives way, and is named in `dropped`.
 */
export async function readFound(
  api: Client,
  guide: Guide,
  answers: Answered[],
  dropped: Answered[] = [],
): Promise<Found> {
  const query = { ...narrowed(guide, answers), availability: "in_stock" };
  const list = await needed(api("GET /get/products", { query }));
  const unheeded = answers.findLast((answer) => !isHeeded(list, answer));
  const given =
    unheeded ?? (list.total === 0 ? answers.findLast(({ find }) => Object.keys(find).length > 0) : undefined);
  if (given)
    return readFound(
      api,
      guide,
      answers.filter((answer) => answer !== given),
      [given, ...dropped],
    );
  const address = `/products/search?${new URLSearchParams(query)}`;
  const cards = list.products.slice(0, most).map((card) => ({ ...shownCard(card), variants: card.variants }));
  return { cards, kept: answers, dropped, list: address };
}

/** Why this product: what its answers say, and what can be seen of it beside the others. */
export function reasonsOf(card: FoundCard, { cards, kept }: Pick<Found, "cards" | "kept">): string[] {
  const least = Math.min(...cards.map(({ price }) => price));
  return [
    ...kept.flatMap(({ because }) => because || []),
    ...(cards.length > 1 && card.price === least ? ["It costs the least of these."] : []),
    ...(card.booking === "demo" ? ["It can be tried in the showroom."] : []),
    card.variants > 1 ? "It is in stock: its page says in which sizes and finishes." : "It is in stock.",
  ];
}
