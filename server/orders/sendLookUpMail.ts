import { writeMail } from "../mail/letter.ts";
import { sendMail } from "../mail/send.ts";
import type { Shop } from "../shop/shop.ts";
import type { LookUp } from "./lookUp.ts";
import { orderLink } from "./orderNo.ts";

/** Sends an order's link to whoever placed it, if the mobile number is his or the one that the parcel goes to. */
export async function sendLookUpMail(shop: Shop, key: string, { order_no, mobile }: LookUp): Promise<void> {
  const [order] = await shop.sql<{ name: string; email: string }[]>`
    select name, email from orders
    where order_no = ${order_no} and email <> '' and (mobile = ${mobile} or address ->> 'mobile' = ${mobile})`;
  if (!order) return;
  const letter = {
    to: order.email,
    subject: `The link to your order ${order_no}`,
    greeting: `Dear ${order.name},`,
    paragraphs: [
      `Here is the page of your order ${order_no}: how it stands, its invoice, and how to cancel it or send something back.`,
    ],
    action: { label: "See the order", url: new URL(orderLink(shop.secret, order_no), shop.address()).href },
    note: "Somebody who knows the order’s number and mobile number asked for this link. It comes to this address alone; if it wasn’t you, there is nothing to do.",
  };
  await sendMail(shop.settings, key, await writeMail(letter, shop.settings));
}
