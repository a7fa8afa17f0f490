import type { Order } from "../../../contract/orders.ts";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { Price } from "../../parts/Price.tsx";

/** What was ordered, as it was then. */
export const OrderLines = ({ lines }: Pick<Order, "lines">) => (
  <ul className="border-t border-hairline">
    {lines.map((line) => (
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
              {line.returned > 0 && ` · ${line.returned} returned`}
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
