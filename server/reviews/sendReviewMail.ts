import type { Letter } from "../mail/letter.ts";
import { writeMail } from "../mail/letter.ts";
import { sendMail } from "../mail/send.ts";
import type { Shop } from "../shop/shop.ts";
import { readReviewPage } from "./readReviewPage.ts";
import { reviewToken } from "./reviewLink.ts";

/** Asks the buyer of an order what he thinks of it. What was given back or left meanwhile is not asked about. */
export async function sendReviewMail(shop: Shop, key: string, order_no: string): Promise<void> {
  const page = await readReviewPage(shop.sql, order_no);
  const open = page?.lines.filter(({ review }) => review === null) ?? [];
  if (!page || page.left || open.length === 0) return;
  const [order] = await shop.sql<{ email: string }[]>`select email from orders where order_no = ${order_no}`;
  if (!order) return;
  const token = reviewToken(shop.secret, order_no);
  const at = (path: string) => new URL(path, shop.address()).href;
  const what = open.length === 1 ? (open[0]?.product_name ?? "") : "what you bought";
  const letter: Letter = {
    to: order.email,
    greeting: `Dear ${page.name},`,
    subject: `How is ${open.length === 1 ? `the ${what}` : "it"}? Order ${order_no}`,
    paragraphs: [
      `You have had ${what} for some days now. What would you tell somebody who thinks of buying it? Good and bad both help.`,
      "A few words are enough, with up to three pictures if you like, with or without your full name. Somebody here reads them before they are shown; nothing is changed in them, and nothing is given for them.",
    ],
    action: { label: "Write a review", url: at(`/review/${token}`) },
    note: "We ask once for an order.",
    leave: {
      words: "Don’t ask me again",
      page: at(`/review/${token}#leave`),
      post: at(`/public/api/reviews/${token}/leave`),
    },
  };
  await sendMail(shop.settings, key, await writeMail(letter, shop.settings));
}
