import { isQuestionRule, questionRules } from "../../contract/office/questionRules.ts";
import { type Letter, writeMail } from "../mail/letter.ts";
import { sendMail } from "../mail/send.ts";
import type { Shop } from "../shop/shop.ts";
import type { QuestionMail } from "./questionMail.ts";

type Row = {
  state: string;
  email: string;
  name: string;
  words: string;
  answer: string;
  product_name: string;
  product_url: string;
  rule: string | null;
  reason: string;
};

/** A text of several lines as a mail's paragraphs. */
const lines = (text: string) => text.split(/\n+/);

/**
 * Tells whoever asked that his question is answered, or refused and why. What does not hold any more is not said. A refused
 * question is not said again: its words may be an advertisement to somebody else's address.
 */
export async function sendQuestionMail(shop: Shop, key: string, { question, about }: QuestionMail): Promise<void> {
  const [row] = await shop.sql<Row[]>`
    select q.state, q.email, q.name, q.words, q.answer, p.name as product_name, p.slug as product_url, e.rule, coalesce(e.reason, '') as reason
    from question q join product p on p.id = q.product_id
      left join lateral (select rule, reason from question_event where question_id = q.id order by seq desc limit 1) e on true
    where q.id = ${question}`;
  if (row?.state !== about) return;
  const { email, name, words, answer, product_name, product_url, rule, reason } = row;
  const url = new URL(`/product/${product_url}/questions`, shop.address()).href;
  const said: Pick<Letter, "subject" | "paragraphs" | "action"> =
    about === "answered"
      ? {
          subject: `Your question about the ${product_name}`,
          paragraphs: ["You asked:", ...lines(words), "Our answer:", ...lines(answer)],
          action: { label: "All questions and answers", url },
        }
      : {
          subject: `Your question about the ${product_name}`,
          paragraphs: [
            `We don’t show or answer your question about the ${product_name} on its page.`,
            [rule !== null && isQuestionRule(rule) ? `${questionRules[rule]}.` : "", reason].filter(Boolean).join(" "),
            `If you need to know something about it, please write to ${shop.settings.shop.email} or call us.`,
          ],
        };
  const letter: Letter = { to: email, greeting: `Dear ${name},`, ...said };
  await sendMail(shop.settings, key, await writeMail(letter, shop.settings));
}
