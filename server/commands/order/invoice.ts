import { writeFileSync } from "node:fs";
import { transaction } from "../../database/transaction.ts";
import { fileName } from "../../invoices/fileName.ts";
import { drawDocument } from "../../invoices/pdf/drawDocument.ts";
import { readDocument } from "../../invoices/readDocument.ts";
import { enqueue } from "../../jobs/outbox.ts";
import { say, whereGiven } from "../terminal.ts";
import { type Action, complain, orderNoOf } from "./say.ts";

/**
 * An order's invoice as PDF: written to a file (`--out`, `-` for standard output, by default its number in the folder
 * of the caller), or sent to the shopper (`--mail`).
 */
export const invoice: Action = async ({ sql, settings }, words, { out, mail }) => {
  const orderNo = orderNoOf(words);
  const document = await readDocument(sql, orderNo, { kind: "invoice" });
  if (!document) return complain(`${orderNo} has no invoice: it gets one when it is packed.`);
  if (mail) {
    await transaction(sql, async (tx) => {
      const [sent] = await tx<{ times: number }[]>`
        select count(*)::int as times from outbox where key like ${`mail:invoice:${orderNo}:%`}`;
      const payload = { template: "invoice", order_no: orderNo } as const;
      await enqueue(tx, { topic: "mail", key: `mail:invoice:${orderNo}:${(sent?.times ?? 0) + 1}`, payload });
    });
    say(`Invoice ${document.number} is sent to the shopper.`);
    if (out === undefined) return 0;
  }
  const content = await drawDocument(document, settings);
  if (out === "-") process.stdout.write(content);
  else {
    const path = whereGiven(out ?? fileName(document));
    writeFileSync(path, content);
    say(`Invoice ${document.number}: ${path}`);
  }
  return 0;
};
