import type { Order } from "../../../contract/orders.ts";
import { formatPaise } from "../../parts/money.ts";
import { keyQuery } from "./readOrder.ts";

type Props = { order: Order; orderKey: string };

/** A document of an order, at the API: the browser fetches it by itself. */
function addressOf({ order_no }: Order, name: string, orderKey: string): string {
  const query = new URLSearchParams(keyQuery(orderKey)).toString();
  const base = `${import.meta.env.VITE_API_BASE_URL ?? ""}/public/api`;
  return `${base}/orders/${encodeURIComponent(order_no)}/${name}${query && `?${query}`}`;
}

const link = "inline-block py-2 text-link underline";

/** The invoice and the credit notes of an order, as PDF. */
export const Documents = ({ order, orderKey }: Props) => (
  <ul className="text-muted">
    {order.invoice && (
      <li>
        <a href={addressOf(order, "invoice.pdf", orderKey)} className={link}>
          Invoice {order.invoice.number} <span className="text-sm">(PDF)</span>
        </a>
      </li>
    )}
    {order.credit_notes.map(({ number, total }, index) => (
      <li key={number}>
        <a href={addressOf(order, `credit-notes/${index + 1}.pdf`, orderKey)} className={link}>
          Credit note {number} <span className="text-sm">(PDF)</span>
        </a>{" "}
        {formatPaise(total)}
      </li>
    ))}
  </ul>
);
