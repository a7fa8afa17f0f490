import type { Order } from "../../../contract/orders.ts";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { Price } from "../../parts/Price.tsx";

/** How many pieces of a line came back, and how many are to. */
function comingBack({ returns }: Pick<Order, "returns">, { id, returned }: Order["lines"][number]): string {
  const here = returns
    .filter(({ state }) => state === "received")
    .flatMap(({ lines }) => lines.filter((line) => line.id === id))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...(here > 0 ? [` · ${here} returned`] : []),
    ...(returned > here ? [` · ${returned - here} to come back`] : []),
  ].join("");
}

/** What was ordered, as it was then. */
export const OrderLines = ({ order }: { order: Order }) => (
  <ul className="border-t border-hairline">
    {order.lines.map((line) => (
      <li
        key={line.id}
        className="grid grid-cols-[min(4.5rem,22%)_minmax(0,1fr)] items-start gap-x-4 border-b border-hairline py-4"
      >
        <Picture src={line.image} alt="" sizes="72px" />
        <div className="flex flex-wrap justify-between gap-x-4">
          <div className="min-w-0 flex-[1_1_7rem]">
            <Link to={`/product/${encodeURIComponent(line.product_url)}`} className="font-semibold hover:underline">
              {line.product_name}
            </Link>
            <p className="text-sm text-muted">
              {line.option_text && `${line.option_text} · `}
              {line.quantity} × <Price paise={line.unit_price} />
              {comingBack(order, line)}
            </p>
            <p className="text-sm text-muted">
              {line.hsn && `HSN ${line.hsn} · `}
              {line.tax > 0 ? (
                <>
                  GST {line.gst_percent}%, <Price paise={line.tax} /> in it
                </>
              ) : (
                "No GST"
              )}
            </p>
          </div>
          <Price paise={line.line_total} className="ml-auto font-semibold" />
        </div>
      </li>
    ))}
  </ul>
);
