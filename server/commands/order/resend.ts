import { type OrderTemplate, orderTemplates } from "../../../contract/office/orderMails.ts";
import { transaction } from "../../database/transaction.ts";
import { enqueue } from "../../jobs/outbox.ts";
import { say } from "../terminal.ts";
import { type Action, complain, orderNoOf, WrongCall } from "./say.ts";

const isTemplate = (name: string): name is OrderTemplate => orderTemplates.some((known) => known === name);

/** Sends a mail that was sent before once more, under a key of its own. */
export const resend: Action = async ({ sql }, words) => {
  const orderNo = orderNoOf(words);
  const template = words[1] ?? "";
  if (!isTemplate(template)) throw new WrongCall(`Which mail? There are: ${orderTemplates.join(", ")}.`);
  return transaction(sql, async (tx) => {
    const [sent] = await tx<{ payload: { n?: number }; times: number }[]>`
      select payload, count(*) over ()::int as times from outbox
      where topic = 'mail' and payload ->> 'order_no' = ${orderNo} and payload ->> 'template' = ${template} order by id desc limit 1`;
    if (!sent) return complain(`${orderNo} has had no mail "${template}".`);
    const payload = { template, order_no: orderNo, ...(sent.payload.n === undefined ? {} : { n: sent.payload.n }) };
    await enqueue(tx, { topic: "mail", key: `mail:${template}:${orderNo}:again:${sent.times}`, payload });
    say(`It is sent once more.`);
    return 0;
  });
};
