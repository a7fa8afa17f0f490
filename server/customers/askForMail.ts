import { randomUUID } from "node:crypto";
import type { Transaction } from "../database/connect.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { AccountMail } from "./sendAccountMail.ts";

/** Asks for a mail without looking whom it concerns: that is found out when it is sent, once the transaction stands. Each time that it is asked for is one. */
export const askForMail = (tx: Transaction, payload: AccountMail): Promise<void> =>
  enqueue(tx, { topic: "account_mail", key: `mail:${payload.template}:${randomUUID()}`, payload });
