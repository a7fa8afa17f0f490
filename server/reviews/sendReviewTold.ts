import type { ReviewState } from "../../contract/reviewStates.ts";
import { type Letter, writeMail } from "../mail/letter.ts";
import { sendMail } from "../mail/send.ts";
import type { Shop } from "../shop/shop.ts";
import { whyNot } from "./pictures/readPictures.ts";
import { mayBeAsked } from "./reviewable.ts";
import { reviewToken } from "./reviewLink.ts";
import type { ReviewTold } from "./reviewTold.ts";

type Row = {
  state: ReviewState;
  email: string;
  name: string;
  answer: string;
  order_no: string;
  product_name: string;
  product_url: string;
  rule: string | null;
  reason: string;
};
type Said = Pick<Letter, "subject" | "paragraphs" | "action">;

/** The shop's words below a review, as a mail's paragraphs. */
const answered = (answer: string) => (answer ? ["We have answered it:", ...answer.split(/\n+/)] : []);

/** What is said of a review; undefined for what does not hold any more. */
function said(about: ReviewTold["about"], row: Row, at: { product: string; own: string }): Said | undefined {
  const { state, answer, product_name, rule, reason } = row;
  const subject = `Your review of the ${product_name}`;
  const seen = { label: "See it", url: at.product };
  if (about === "shown" && state === "shown")
    return {
      subject,
      paragraphs: ["It is shown on the product’s page now, as you wrote it. Thank you.", ...answered(answer)],
      action: seen,
    };
  if (about === "answered" && state === "shown" && answer)
    return { subject, paragraphs: answered(answer), action: seen };
  if ((about === "refused" || about === "removed") && state === about)
    return {
      subject,
      paragraphs: [
        about === "refused"
          ? "We don’t show it on the product’s page."
          : "It is not shown on the product’s page any more.",
        whyNot(rule, reason),
        "You can write it anew: somebody here reads it again.",
      ],
      action: { label: "Your review", url: at.own },
    };
  return undefined;
}

/**
 * Tells a review's author that it is shown, refused, taken away or answered. What does not hold any more is not said, nor anything to
 * who does not want to be asked for reviews: his page says it.
 */
export async function sendReviewTold(shop: Shop, key: string, { review, about }: ReviewTold): Promise<void> {
  const [row] = await shop.sql<Row[]>`
    select r.state, r.email, r.name, r.answer, o.order_no, p.name as product_name, p.slug as product_url, e.rule, coalesce(e.reason, '') as reason
    from review r join orders o on o.id = r.order_id join product p on p.id = r.product_id
      left join lateral (select rule, reason from review_event where review_id = r.id order by seq desc limit 1) e on true
    where r.id = ${review} and r.email = o.email and o.email <> '' and ${mayBeAsked(shop.sql)}`;
  if (!row) return;
  const at = (path: string) => new URL(path, shop.address()).href;
  const token = reviewToken(shop.secret, row.order_no);
  const words = said(about, row, {
    product: at(`/product/${row.product_url}/reviews`),
    own: at(`/review/${token}?product=${encodeURIComponent(row.product_url)}`),
  });
  if (!words) return;
  const letter: Letter = {
    to: row.email,
    greeting: `Dear ${row.name},`,
    ...words,
    leave: {
      words: "No mails about reviews",
      page: at(`/review/${token}#leave`),
      post: at(`/public/api/reviews/${token}/leave`),
    },
  };
  await sendMail(shop.settings, key, await writeMail(letter, shop.settings));
}
