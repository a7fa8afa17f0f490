import { type Field, reviewName, reviewTitle, reviewTown, reviewWords } from "../../../contract/fields.ts";
import { pictureWords } from "../../../contract/pictureProblems.ts";
import type { Asked } from "../account/rules.ts";

const stars = (typed: string): Field<string> =>
  /^[1-5]$/.test(typed) ? { ok: true, value: typed } : { ok: false, message: "Please choose 1 to 5 stars." };

/** The fields of a review, with the names that the API has for them. */
export const reviewFields = {
  rating: { name: "rating", label: "Stars", rule: stars, autoComplete: "off" },
  title: { name: "title", label: "In a few words", rule: reviewTitle, autoComplete: "off", optional: true },
  words: { name: "words", label: "Your review", rule: reviewWords, autoComplete: "off" },
  name: {
    name: "name",
    label: "Name to be shown",
    rule: reviewName,
    autoComplete: "nickname",
    hint: "As you like: your first name is enough.",
  },
  town: { name: "town", label: "Town", rule: reviewTown, autoComplete: "address-level2", optional: true },
} satisfies Record<string, Asked>;

/** What a picture shows, in its buyer's words. */
export const pictureField: Asked = {
  name: "alt",
  label: "What is to be seen",
  rule: pictureWords,
  autoComplete: "off",
  optional: true,
  hint: "For those who can’t see it.",
};
