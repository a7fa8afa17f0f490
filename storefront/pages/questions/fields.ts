import { questionWords, reviewName } from "../../../contract/fields.ts";
import { type Asked, asked } from "../account/rules.ts";

/** The fields of a question, with the names that the API has for them. */
export const questionFields = {
  words: { name: "words", label: "Your question", rule: questionWords, autoComplete: "off" },
  name: {
    name: "name",
    label: "Name to be shown",
    rule: reviewName,
    autoComplete: "nickname",
    hint: "As you like: your first name is enough.",
  },
  email: { ...asked.email, autoComplete: "email", hint: "For our answer alone; it is not shown." },
} satisfies Record<string, Asked>;
