import { fileName } from "../invoices/fileName.ts";
import { drawDocument } from "../invoices/pdf/drawDocument.ts";
import { readDocument, type Which } from "../invoices/readDocument.ts";
import { composeOrderMail } from "../mail/composeOrderMail.ts";
import type { Attachment } from "../mail/letter.ts";
import type { OrderMail } from "../mail/orderLetters.ts";
import { sendMail } from "../mail/send.ts";
import type { Shop } from "../shop/shop.ts";
import { getOrder } from "./getOrder.ts";
import { orderLink } from "./orderNo.ts";

/** The document that goes with a mail. */
function attachedTo({ template, order_no, n, parcels }: OrderMail): Which | undefined {
  if (template === "order_shipped" || template === "invoice") return { kind: "invoice" };
  if (template === "order_cancelled") return { cause: "cancel" }; // of one that was packed
  if (template === "order_undelivered") return { cause: ["undelivered", ...(parcels ?? [])].join(":") };
  if (template === "return_received") return { cause: `return:${n}` };
  return template === "refund" ? { cause: `staff:${order_no}:${n}` } : undefined;
}

/** Writes to whoever placed an order, with its invoice or credit note as PDF. `key` names the mail. */
export async function sendOrderMail(shop: Shop, key: string, mail: OrderMail): Promise<void> {
  const order = await getOrder(shop.sql, mail.order_no);
  if (!order) throw new Error(`There is no order ${mail.order_no} to write about.`);
  if (order.contact.email === "") return; // whoever ordered has had his account deleted
  const link = new URL(orderLink(shop.secret, mail.order_no), shop.address()).href;
  const composed = await composeOrderMail(mail, order, shop.settings, link);
  if (!composed) return;
  const which = attachedTo(mail);
  const document = which && (await readDocument(shop.sql, mail.order_no, which));
  const attachments: Attachment[] = document
    ? [
        {
          filename: fileName(document),
          content: await drawDocument(document, shop.settings),
          contentType: "application/pdf",
        },
      ]
    : [];
  await sendMail(shop.settings, key, { ...composed, attachments });
}
