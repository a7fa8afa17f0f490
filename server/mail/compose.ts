import type { Order } from "../../contract/orders.ts";
import type { ShopDetails } from "../../contract/shop.ts";
import { type Mail, writeMail } from "./letter.ts";
import { formatMoney } from "./money.ts";

export type Template = "order_confirmed" | "payment_refunded" | "order_cancelled";

const openings: Record<Template, { subject: (orderNo: string) => string; lead: string }> = {
  order_confirmed: {
    subject: (no) => `Order ${no} is confirmed`,
    lead: "Thank you. Your order is confirmed, and we are getting it ready.",
  },
  payment_refunded: {
    subject: (no) => `Your payment for order ${no} is being refunded`,
    lead: "Your payment reached us, but it could not be used for this order any more. We are giving all of it back; banks take five to seven working days.",
  },
  order_cancelled: {
    subject: (no) => `Order ${no} is cancelled`,
    lead: "Your order is cancelled. If you had paid, all of it is on its way back; banks take five to seven working days.",
  },
};

/** The mail about an order. `link`: the order's page, absolute. */
export function composeMail(template: Template, order: Order, shop: ShopDetails, link: string): Promise<Mail> {
  const { subject, lead } = openings[template];
  const lines = order.lines.map((line): [string, string] => [
    `${line.quantity} × ${line.product_name}${line.option_text ? ` (${line.option_text})` : ""}`,
    formatMoney(line.line_total),
  ]);
  return writeMail(
    {
      to: order.contact.email,
      subject: subject(order.order_no),
      greeting: `Dear ${order.contact.name},`,
      paragraphs: [lead, `Order ${order.order_no}`],
      rows: [
        ...lines,
        ...(order.discount > 0 ? [["Discount", `−${formatMoney(order.discount)}`] satisfies [string, string]] : []),
        ["Delivery", order.delivery_charge === 0 ? "free" : formatMoney(order.delivery_charge)],
        ...(order.cod_fee > 0 ? [["Cash on delivery", formatMoney(order.cod_fee)] satisfies [string, string]] : []),
        ["Total", formatMoney(order.total)],
      ],
      action: { label: "See the order", url: link },
    },
    shop,
  );
}
