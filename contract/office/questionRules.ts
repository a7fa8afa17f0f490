import { reviewRules } from "./reviewRules.ts";

const { other_thing, insult, person, advert, unlawful } = reviewRules;

/** The rules by which a question is refused or taken away, and no other: those of reviews, and what a question alone may be. */
export const questionRules = {
  other_thing,
  own_matter: "It is about an order or a matter of one's own, which is answered by mail or telephone",
  asked_already: "It is asked and answered already",
  insult,
  person,
  advert,
  unlawful,
} as const;

export type QuestionRule = keyof typeof questionRules;
export const questionRuleNames = Object.keys(questionRules) as [QuestionRule, ...QuestionRule[]];
export const isQuestionRule = (word: string): word is QuestionRule => Object.hasOwn(questionRules, word);
