import type { ReactNode } from "react";
import type { Quote } from "../../../contract/cart.ts";
import { type CartLine, countOf } from "../../device/line.ts";
import { Bar } from "../../parts/Bar.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { Price } from "../../parts/Price.tsx";
import { Totals } from "../cart/Totals.tsx";

type Props = {
  lines: CartLine[];
  quote: Quote | null;
  current: boolean;
  /** What it comes to by the month, which may come late. */
  byTheMonth: ReactNode;
};

type Shown = Pick<CartLine, "image" | "product_name" | "option_text" | "quantity">;

/** A line of the order; `total` in paise, undefined while it is not known. */
export const Line = ({ line, total }: { line: Shown; total: number | undefined }) => (
  <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 py-3">
    <Picture src={line.image} alt="" sizes="56px" />
    <p className="text-sm">
      {line.product_name}
      <span className="block text-muted">
        {line.option_text && `${line.option_text} · `}
        {line.quantity} {line.quantity === 1 ? "piece" : "pieces"}
      </span>
    </p>
    {total === undefined ? <Bar className="h-4 w-14" /> : <Price paise={total} className="text-sm" />}
  </li>
);

/** The order as it stands, in sight all the time: beside the steps, and on a phone at the foot of the screen, to be unfolded. */
export function OrderAside({ lines, quote, current, byTheMonth }: Props) {
  const count = countOf(lines);
  const totalOf = (id: number) => quote?.lines.find((line) => line.id === id)?.line_total;
  const body = (
    <div aria-busy={!current} className={`transition-opacity ${current ? "" : "opacity-60"}`}>
      <ul className="mb-3 border-b border-hairline pb-2">
        {lines.map((line) => (
          <Line key={line.id} line={line} total={totalOf(line.id)} />
        ))}
      </ul>
      {quote ? (
        <Totals amounts={quote} deliveryKnown={quote.delivery?.serviceable === true} />
      ) : (
        <Bar className="h-40 w-full" />
      )}
      <Link to="/cart" className="text-link mt-4 inline-flex min-h-11 items-center">
        Change the cart
      </Link>
      {byTheMonth && <div className="mt-3 border-t border-hairline pt-4">{byTheMonth}</div>}
    </div>
  );
  return (
    <>
      <details className="group -mx-4 border-y border-hairline bg-card md:-mx-8 lg:hidden">
        <summary className="flex min-h-14 flex-wrap items-center gap-x-2 px-4 md:px-8">
          Your order · {count === 1 ? "1 piece" : `${count} pieces`}
          <Icon name="down" className="size-5 rotate-180 transition-transform group-open:rotate-0" />
          <span className="ml-auto text-lg font-semibold">{quote && <Price paise={quote.total} />}</span>
        </summary>
        <div className="max-h-[60dvh] overflow-y-auto px-4 pb-4 md:px-8">{body}</div>
      </details>
      <aside aria-label="Your order" className="hidden h-fit border border-hairline bg-card p-7 lg:block">
        <p className="mb-2 font-display text-2xl">Your order</p>
        {body}
      </aside>
    </>
  );
}
