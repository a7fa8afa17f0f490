import type { Order } from "../../contract/orders.ts";
import { formatMoney } from "../money.ts";
import { type Dress, type Mail, writeMail } from "./letter.ts";
import { type OrderMail, orderLetters } from "./orderLetters.ts";

const rowsOf = (order: Order): [string, string][] => [
  ...order.lines.map((line): [string, string] => [
    `${line.quantity} × ${line.product_name}${line.option_text ? ` (${line.option_text})` : ""}`,
    formatMoney(line.line_total),
  ]),
  ...(order.discount > 0 ? [["Discount", `−${formatMoney(order.discount)}`] satisfies [string, string]] : []),
  ["Delivery", order.delivery_charge === 0 ? "free" : formatMoney(order.delivery_charge)],
  ...(order.cod_fee > 0 ? [["Cash on delivery fee", formatMoney(order.cod_fee)] satisfies [string, string]] : []),
  ["Total", formatMoney(order.total)],
];

/** How a gift is packed, for who has ordered it. */
const giftWords = ({ gift }: Order): string[] =>
  gift
    ? [
        `It is a gift${gift.wrap ? ", and we wrap it" : ""}: there are no prices in the parcel.${gift.note && ` On the card: “${gift.note}”`}`,
      ]
    : [];

/** The mail about an order, without what is attached; undefined when it no longer holds. `link`: the order's page, absolute. */
export async function composeOrderMail(
  { template, n, parcels }: OrderMail,
  order: Order,
  settings: Dress,
  link: string,
): Promise<Mail | undefined> {
  const meant = order.parcels.length > 1 ? order.parcels.filter(({ number }) => parcels?.includes(number)) : [];
  const words = orderLetters[template](order, settings.shop, n, meant);
  if (!words) return undefined;
  const url = words.follow;
  const letter = {
    to: order.contact.email,
    subject: words.subject,
    greeting: `Dear ${order.contact.name},`,
    paragraphs: [...words.paragraphs, ...(words.lines ? giftWords(order) : []), `Order ${order.order_no}`],
    rows: words.lines ? rowsOf(order) : [],
    action: { label: words.action ?? "See the order", url: url ?? link },
    ...(url ? { note: `The order’s page: ${link}` } : {}),
  };
  return writeMail(letter, settings);
}
