import type { AccountMail } from "../customers/sendAccountMail.ts";
import type { Transaction } from "../database/connect.ts";
import type { GrievanceMail } from "../grievances/grievanceMail.ts";
import type { OrderMail } from "../mail/orderLetters.ts";
import type { LookUp } from "../orders/lookUp.ts";
import type { QuestionMail } from "../questions/questionMail.ts";
import type { ReviewTold } from "../reviews/reviewTold.ts";
import type { StaffMail } from "../staff/staffMail.ts";
import type { TryOutMail } from "../tryOuts/tryOutMail.ts";
import type { WatchMail } from "../watches/watchMail.ts";

/** A mail to the shop itself: what it is about, an order's, booking's or complaint's number, and which of the order's returns. */
export type ShopMail = { about: "order" | "return" | "complaint" | "try_out"; id: string; n?: number };

/** What is to be done after a commit, at least once: each topic has its handler in dispatchOutbox. `after`: not before so many seconds. */
export type Task = { after?: number } & (
  | { topic: "mail"; key: string; payload: OrderMail }
  | { topic: "account_mail"; key: string; payload: AccountMail }
  | { topic: "grievance_mail"; key: string; payload: GrievanceMail }
  | { topic: "staff_mail"; key: string; payload: StaffMail }
  | { topic: "try_out_mail"; key: string; payload: TryOutMail }
  | { topic: "review_mail"; key: string; payload: { order_no: string } }
  | { topic: "review_told"; key: string; payload: ReviewTold }
  | { topic: "review_picture_gone"; key: string; payload: { id: string } }
  | { topic: "question_mail"; key: string; payload: QuestionMail }
  | { topic: "try_out_service"; key: string; payload: { booking_no: string } }
  | { topic: "shop_mail"; key: string; payload: ShopMail }
  | { topic: "look_up_mail"; key: string; payload: LookUp }
  | { topic: "watch_mail"; key: string; payload: WatchMail }
  | { topic: "courier_order"; key: string; payload: { order_no: string } }
  | { topic: "courier_cancel"; key: string; payload: { order_no: string } }
  | { topic: "courier_track"; key: string; payload: { awb: string } }
  | { topic: "invoice"; key: string; payload: { order_no: string } }
  | { topic: "refund"; key: string; payload: { refund_id: number } }
);

/** After so many tries a person should look: the address is wrong, the service is gone, or there is a fault of ours. */
export const deadAfter = 12;

/** Writes tasks down in the transaction that makes them due. A key stands once: the same event twice is one task. */
export async function enqueue(tx: Transaction, ...tasks: Task[]): Promise<void> {
  if (tasks.length === 0) return;
  const rows = tasks.map(({ topic, key, payload, after = 0 }) => ({ topic, key, payload, after }));
  await tx`
    insert into outbox (key, topic, payload, run_at)
    select key, topic, payload, now() + after * interval '1 second'
    from jsonb_to_recordset(${tx.json(rows)}) as t (key text, topic text, payload jsonb, after float8)
    on conflict (key) do nothing`;
}
