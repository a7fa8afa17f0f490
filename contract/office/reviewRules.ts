/** The rules by which a review is not shown, and no other: that somebody is not content is none of them. */
export const reviewRules = {
  other_thing: "It is not about this product",
  insult: "It insults somebody",
  person: "It tells of a person what is nobody's business",
  advert: "It advertises something else",
  not_own: "It is not the buyer's own experience, or was paid for",
  unlawful: "The law forbids it",
} as const;

export type ReviewRule = keyof typeof reviewRules;
export const reviewRuleNames = Object.keys(reviewRules) as [ReviewRule, ...ReviewRule[]];
export const isReviewRule = (word: string): word is ReviewRule => Object.hasOwn(reviewRules, word);
