import type { QuoteLine } from "../../../contract/cart.ts";
import { setQuantity } from "../../device/cart.ts";
import type { CartLine } from "../../device/line.ts";
import { Bar } from "../../parts/Bar.tsx";
import { button } from "../../parts/button.ts";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { Price } from "../../parts/Price.tsx";
import { mostPieces } from "../../parts/pieces.ts";
import { QuantityStepper } from "../../parts/QuantityStepper.tsx";

/** How wide the picture of a line is. */
export const lineSizes = "(min-width: 48rem) 128px, 96px";

type Props = { line: CartLine; quoted: QuoteLine | undefined; onRemove: () => void; onSave: () => void };

/** A line of the cart. Prices are the quote's; before there is one, those that were shown when it was added. */
export function CartLineRow({ line, quoted, onRemove, onSave }: Props) {
  const { product_name: name, option_text } = line;
  const page = `/product/${encodeURIComponent(line.product_url)}?variant=${line.id}`;
  const price = quoted?.unit_price ?? line.price;
  const mrp = quoted?.mrp ?? line.mrp;
  const settled = quoted?.quantity === line.quantity;
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-3 border-b border-hairline py-6 md:grid md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-6">
      <Link to={page} tabIndex={-1} aria-hidden="true" className="w-[min(6rem,30%)] md:row-span-2 md:w-auto">
        <Picture src={line.image} alt="" sizes={lineSizes} />
      </Link>
      <div className="min-w-0 flex-[1_1_8rem]">
        <h2 className="text-lg leading-snug font-semibold">
          <Link id={`line-${line.id}`} to={page} className="hover:underline">
            {name || `Product ${line.id}`}
          </Link>
        </h2>
        {option_text && <p className="mt-1 text-sm text-muted">{option_text}</p>}
        <p className="mt-1 text-sm text-muted">
          <Price paise={price} />
          {mrp > price && (
            <s className="ml-2">
              <span className="sr-only">MRP </span>
              <Price paise={mrp} />
            </s>
          )}
        </p>
      </div>
      <div className="flex w-full flex-wrap items-center gap-x-2 md:col-start-2">
        <QuantityStepper
          value={line.quantity}
          most={quoted?.max_quantity ?? mostPieces}
          label={`Quantity of ${name}`}
          onChange={(quantity) => setQuantity(line.id, quantity)}
        />
        <p className="ml-auto text-lg font-semibold md:order-last">
          <span className="sr-only">Line total </span>
          {quoted ? (
            <Price paise={quoted.line_total} className={settled ? "" : "text-muted"} />
          ) : (
            <Bar className="h-5 w-20" />
          )}
        </p>
        <div className="-ml-3 flex w-full flex-wrap md:ml-0 md:w-auto">
          <button type="button" className={button.quiet} onClick={onSave}>
            Save for later<span className="sr-only"> {name}</span>
          </button>
          <button type="button" className={button.quiet} onClick={onRemove}>
            Remove<span className="sr-only"> {name}</span>
          </button>
        </div>
      </div>
    </li>
  );
}
