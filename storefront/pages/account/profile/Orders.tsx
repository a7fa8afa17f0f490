import type { AnswerOf } from "../../../../contract/calls.ts";
import type { OrderSummary } from "../../../../contract/orderSummary.ts";
import { button } from "../../../parts/button.ts";
import { Link } from "../../../parts/Link.tsx";
import { Picture } from "../../../parts/Picture.tsx";
import { Price } from "../../../parts/Price.tsx";
import { formatMoment } from "../../order/dates.ts";
import { againPage } from "../../order/readOrder.ts";
import { stateNames } from "../../order/stateNames.ts";
import { Section } from "./Section.tsx";

type Props = { orders: AnswerOf<"GET /orders">["data"] };

/** How many pictures of an order's lines are shown. */
const shown = 4;

function Order({ order }: { order: OrderSummary }) {
  const [first] = order.lines;
  const others = order.lines.length - 1;
  return (
    <li className="border-b border-hairline first:border-t">
      <Link
        to={`/ordersummary/${encodeURIComponent(order.order_no)}`}
        className="group grid gap-x-5 gap-y-3 py-5 hover:bg-tint sm:grid-cols-[minmax(0,1fr)_auto] sm:-mx-3 sm:px-3"
      >
        <span>
          <span className="block font-semibold group-hover:underline">{stateNames[order.state]}</span>
          <span className="block">
            {first?.product_name}
            {others > 0 && ` and ${others} more`}
          </span>
          <span className="block text-sm text-muted">
            {order.order_no} · <time dateTime={order.placed_at}>{formatMoment(order.placed_at)}</time> ·{" "}
            <Price paise={order.total} />
          </span>
        </span>
        <span className="flex gap-1.5">
          {order.lines.slice(0, shown).map(({ image, product_url, option_text }) => (
            <span key={`${product_url} ${option_text}`} className="block w-14">
              <Picture src={image} alt="" sizes="56px" />
            </span>
          ))}
        </span>
      </Link>
      <Link to={againPage(order.order_no, "")} className={`${button.quiet} mb-3 -ml-3`}>
        Order again<span className="sr-only">: {order.order_no}</span>
      </Link>
    </li>
  );
}

const ToPage = ({ page, label }: { page: number; label: string }) => (
  <Link to={`?orders=${page}#orders`} className={button.quiet}>
    {label}
  </Link>
);

/** What the customer has ordered, also as a visitor with the same address; the newest first. */
export const Orders = ({ orders: { orders, page, last_page, total } }: Props) => (
  <Section id="orders" title="Orders" lead={total > 0 && (total === 1 ? "1 order" : `${total} orders`)}>
    {orders.length === 0 ? (
      <p className="flex flex-wrap items-center justify-between gap-4">
        Nothing ordered yet.
        <Link to="/products/search" className={button.secondary}>
          See all products
        </Link>
      </p>
    ) : (
      <ul>
        {orders.map((order) => (
          <Order key={order.order_no} order={order} />
        ))}
      </ul>
    )}
    {last_page > 1 && (
      <nav aria-label="Pages of orders" className="mt-3 flex items-center justify-between">
        <span>{page > 1 && <ToPage page={page - 1} label="Newer orders" />}</span>
        <span>{page < last_page && <ToPage page={page + 1} label="Older orders" />}</span>
      </nav>
    )}
  </Section>
);
