import type { AccountMail } from "../customers/sendAccountMail.ts";
import type { Transaction } from "../database/connect.ts";
import type { GrievanceMail } from "../grievances/sendGrievanceMail.ts";

/** What is to be done after a commit, at least once: each topic has its handler in dispatchOutbox. */
export type Task =
  | {
      topic: "mail";
      key: string;
      payload: { template: "order_confirmed" | "payment_refunded" | "order_cancelled"; order_no: string };
    }
  | { topic: "account_mail"; key: string; payload: AccountMail }
  | { topic: "grievance_mail"; key: string; payload: GrievanceMail }
  | { topic: "courier_order"; key: string; payload: { order_no: string } }
  | { topic: "courier_cancel"; key: string; payload: { order_no: string } }
  | { topic: "courier_track"; key: string; payload: { awb: string } }
  | { topic: "refund"; key: string; payload: { refund_id: number } };

/** After so many tries a person should look: the address is wrong, the service is gone, or there is a fault of ours. */
export const deadAfter = 12;

/** Writes tasks down in the transaction that makes them due. A key stands once: the same event twice is one task. */
export async function enqueue(tx: Transaction, ...tasks: Task[]): Promise<void> {
  for (const { topic, key, payload } of tasks) {
    await tx`insert into outbox (key, topic, payload) values (${key}, ${topic}, ${tx.json(payload)}) on conflict (key) do nothing`;
  }
}
