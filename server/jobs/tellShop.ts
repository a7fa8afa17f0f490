import { type Letter, writeMail } from "../mail/letter.ts";
import { sendMail } from "../mail/send.ts";
import { formatMoney } from "../money.ts";
import { officeUrl, servesOffice } from "../office/where.ts";
import { getOrder } from "../orders/getOrder.ts";
import { reasonNames } from "../returns/reasonNames.ts";
import type { Settings } from "../settings.ts";
import type { Shop } from "../shop/shop.ts";
import { readRow } from "../tryOuts/readTryOut.ts";
import { whenInWords } from "../tryOuts/whenInWords.ts";
import { enqueue, type ShopMail, type Task } from "./outbox.ts";

/** Where the shop wants to hear of orders, returns and complaints: in production its own address unless it says otherwise. */
export function notifiedAddress({
  NOTIFY_MAIL,
  SHOP_MODE,
  shop,
}: Pick<Settings, "NOTIFY_MAIL" | "SHOP_MODE" | "shop">): string | undefined {
  if (NOTIFY_MAIL !== undefined) return NOTIFY_MAIL === "off" ? undefined : NOTIFY_MAIL;
  return SHOP_MODE === "production" ? shop.email : undefined;
}

/** What a mail to a customer means for the shop: an order stands, something is to come back, somebody complains. */
function meaning(task: Pick<Task, "topic" | "payload">): ShopMail | undefined {
  if (task.topic === "grievance_mail" && "ticket" in task.payload)
    return "state" in task.payload && task.payload.state === "received"
      ? { about: "complaint", id: task.payload.ticket }
      : undefined;
  if (task.topic === "try_out_mail" && "booking_no" in task.payload)
    return "about" in task.payload && task.payload.about === "booked"
      ? { about: "try_out", id: task.payload.booking_no }
      : undefined;
  if (task.topic !== "mail" || !("template" in task.payload)) return undefined;
  const { template } = task.payload;
  if (!("order_no" in task.payload)) return undefined;
  const { order_no: id, n } = task.payload;
  if (template === "order_confirmed") return { about: "order", id };
  return template === "return_requested" && n !== undefined ? { about: "return", id, n } : undefined;
}

/** Has the shop written to, once, of what a customer is written to about. */
export async function tellShop({ sql, settings }: Pick<Shop, "sql" | "settings">, task: Task): Promise<void> {
  const mail = meaning(task);
  if (!mail || !notifiedAddress(settings)) return;
  const key = `shop_mail:${mail.about}:${mail.id}${mail.n === undefined ? "" : `:${mail.n}`}`;
  await sql.begin((tx) => enqueue(tx, { topic: "shop_mail", key, payload: mail }));
}

type Said = Pick<Letter, "subject" | "paragraphs" | "rows">;

async function saidOf({ sql }: Pick<Shop, "sql">, { about, id, n }: ShopMail): Promise<Said | undefined> {
  if (about === "complaint") {
    const [known] = await sql<{ text: string; acknowledge_by: Date }[]>`
      select text, acknowledge_by from grievance where ticket = ${id}`;
    const by = known?.acknowledge_by.toLocaleString("en-IN", {
      timeZone: "Asia/Kolkata",
      dateStyle: "medium",
      timeStyle: "short",
    });
    return known && { subject: `Complaint ${id}`, paragraphs: [known.text, `It is to be acknowledged by ${by}.`] };
  }
  if (about === "try_out") {
    const row = await readRow(sql, id);
    return row && { subject: `Try-out: ${row.product_name}`, paragraphs: [`${whenInWords(row)}, ${row.name}.`] };
  }
  const order = await getOrder(sql, id);
  if (!order) return undefined;
  const rows = order.lines.map((line): [string, string] => [
    `${line.quantity} × ${line.product_name} ${line.option_text}`.trim(),
    formatMoney(line.line_total),
  ]);
  if (about === "order") {
    const paid = order.payment_method === "cod" ? "in cash at the door" : "paid";
    return {
      subject: `Order ${id}, ${formatMoney(order.total)}`,
      paragraphs: [`To ${order.address.city}, ${paid}.`],
      rows,
    };
  }
  const back = order.returns.find(({ number }) => number === n);
  const reason = back && reasonNames[back.reason];
  return (
    back && { subject: `Return asked for: order ${id}`, paragraphs: [`${reason}.`, ...(back.note ? [back.note] : [])] }
  );
}

/** Writes to the shop, with a link to its office where there is one. */
export async function sendShopMail(shop: Shop, key: string, mail: ShopMail): Promise<void> {
  const to = notifiedAddress(shop.settings);
  const said = to === undefined ? undefined : await saidOf(shop, mail);
  if (to === undefined || !said) return;
  const page =
    mail.about === "complaint" ? `complaints/${mail.id}` : mail.about === "try_out" ? "tryouts" : `orders/${mail.id}`;
  const action = servesOffice(shop.settings)
    ? { label: "Open it in the office", url: officeUrl(shop, page) }
    : undefined;
  const letter: Letter = { to, greeting: "To the shop:", ...said, ...(action && { action }) };
  await sendMail(shop.settings, key, await writeMail(letter, shop.settings));
}
