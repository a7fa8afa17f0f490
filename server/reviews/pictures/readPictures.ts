import { isReviewRule, reviewRules } from "../../../contract/office/reviewRules.ts";
import type { SentPicture } from "../../../contract/reviewPictures.ts";
import type { Sql, Transaction } from "../../database/connect.ts";

/** A picture of a review as it is kept. */
export type KeptPicture = Omit<SentPicture, "left_out"> & {
  rule: string | null;
  reason: string;
  staff_name: string | null;
};

/** Why something is not shown, in the words of its rule and of who judged it. */
export const whyNot = (rule: string | null, reason: string): string =>
  rule !== null && isReviewRule(rule) ? `${reviewRules[rule]}. ${reason}` : "";

/** A picture as whoever sent it sees it: who of the staff left it out is not told. */
export const asSent = ({ id, state, problem, alt, rule, reason }: KeptPicture): SentPicture => ({
  id,
  state,
  problem,
  alt,
  left_out: rule === null ? null : whyNot(rule, reason),
});

/** All pictures of `review r`, as a list of KeptPicture. */
export const keptPictures = (sql: Sql | Transaction) => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('id', i.id, 'state', i.state, 'problem', i.problem, 'alt', i.alt, 'rule', i.rule,
      'reason', i.reason, 'staff_name', i.staff_name) order by i.place)
    from review_picture i where i.review_id = r.id), '[]')`;

/** The condition on `review_picture i` of a review that is shown: it is shown with it. */
export const isGood = (sql: Sql | Transaction) => sql`i.state = 'ready' and i.rule is null`;

/** The pictures of `review r`, which is shown, as everybody sees them. */
export const shownPictures = (sql: Sql) => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('picture', '/pictures/own/review-' || i.id, 'alt', i.alt) order by i.place)
    from review_picture i where i.review_id = r.id and ${isGood(sql)}), '[]')`;
