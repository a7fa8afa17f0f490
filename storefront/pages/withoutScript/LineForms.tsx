import type { QuoteLine } from "../../../contract/cart.ts";
import { button } from "../../parts/button.ts";
import { Picture } from "../../parts/Picture.tsx";
import { Price } from "../../parts/Price.tsx";
import { lineSizes } from "../cart/CartLineRow.tsx";

type Props = { line: QuoteLine; error: string | undefined; typed: string | undefined };

/** A line of the cart with a form to change its quantity and one to take it out. */
export function LineForms({ line, error, typed }: Props) {
  const { id, product_name: name, option_text, unit_price, mrp, line_total, quantity, max_quantity } = line;
  const field = `quantity-${id}`;
  return (
    <li className="grid grid-cols-[min(4.5rem,22%)_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-hairline py-6 md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-6">
      <Picture src={line.image} alt="" sizes={lineSizes} />
      <div className="min-w-0">
        <h2 className="text-lg leading-snug font-semibold">
          <a
            id={`line-${id}`}
            href={`/product/${encodeURIComponent(line.product_url)}?variant=${id}`}
            className="hover:underline"
          >
            {name}
          </a>
        </h2>
        {option_text && <p className="mt-1 text-sm text-muted">{option_text}</p>}
        <p className="mt-1 text-sm text-muted">
          <Price paise={unit_price} />
          {mrp > unit_price && (
            <s className="ml-2">
              <span className="sr-only">MRP </span>
              <Price paise={mrp} />
            </s>
          )}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-2 gap-y-2 md:col-span-1 md:col-start-2">
        <form method="post" action="/cart" noValidate className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="intent" value="quantity" />
          <input type="hidden" name="id" value={id} />
          <input
            id={field}
            type="number"
            name="quantity"
            inputMode="numeric"
            aria-label={`Quantity of ${name}`}
            min={1}
            max={max_quantity}
            defaultValue={typed ?? quantity}
            aria-invalid={error !== undefined}
            aria-describedby={`${field}-error`}
            className="field number-field w-20 figures"
          />
          <button className={button.secondary}>
            Update<span className="sr-only"> quantity of {name}</span>
          </button>
        </form>
        <form method="post" action="/cart">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={id} />
          <button className={button.quiet}>
            Remove<span className="sr-only"> {name}</span>
          </button>
        </form>
        <p className="ml-auto text-lg font-semibold">
          <span className="sr-only">Line total </span>
          <Price paise={line_total} />
        </p>
        <p id={`${field}-error`} className="w-full text-sm text-error empty:hidden">
          {error}
        </p>
      </div>
    </li>
  );
}
