import type { Question } from "../../../contract/questions.ts";

type Product = { name: string; url: string };

/**
 * Questions with the shop's answers, in schema.org's words: a FAQPage, as Google asks of a page with several questions that nobody
 * but its owner answers. A QAPage is one question with answers by anybody (decision 99). Addresses are whole.
 */
export const questionFacts = (questions: Question[], about: Product, shopName: string): object => ({
  "@type": "FAQPage",
  about: { "@type": "Product", ...about },
  mainEntity: questions.map(({ words, name, asked_at, answer, answered_at }) => ({
    "@type": "Question",
    name: words,
    dateCreated: asked_at.slice(0, 10),
    author: { "@type": "Person", name },
    answerCount: 1,
    acceptedAnswer: {
      "@type": "Answer",
      text: answer,
      dateCreated: answered_at.slice(0, 10),
      author: { "@type": "Organization", name: shopName },
    },
  })),
});
