import type { Guide } from "../../contract/guides.ts";

/**
 * What of a guide leads somewhere in a shop with these categories: answers that lead to another category fall out, questions
 * with less than two answers too, and what one needs besides where the shop has none. Undefined for a guide without its category.
 */
export function fitGuide(guide: Guide, categories: ReadonlySet<string>): Guide | undefined {
  if (!categories.has(guide.category)) return undefined;
  const questions = guide.questions
    .map((question) => ({
      ...question,
      answers: question.answers.filter(({ find }) => !find.scategory || categories.has(find.scategory)),
    }))
    .filter(({ answers }) => answers.length > 1);
  if (questions.length === 0) return undefined;
  return { ...guide, questions, needs: guide.needs.filter(({ category }) => categories.has(category)) };
}
