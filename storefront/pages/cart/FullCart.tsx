import { useEffect, useRef, useState } from "react";
import { announce } from "../../device/announce.ts";
import type { CartLine } from "../../device/line.ts";
import { keepsTexts } from "../../device/storage.ts";
import { useQuote } from "../../device/useQuote.ts";
import { formatPaise } from "../../parts/money.ts";
import { CartLineRow } from "./CartLineRow.tsx";
import { CartSummary } from "./CartSummary.tsx";
import { CheckoutBar } from "./CheckoutBar.tsx";

/** Says a total that is no longer the one that was found here. */
function useTotalSaid({ quote, current }: ReturnType<typeof useQuote>): void {
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (!quote || !current) return;
    if (known.current !== undefined && known.current !== quote.total)
      announce(`The total is ${formatPaise(quote.total)}.`);
    known.current = quote.total;
  }, [quote, current]);
}

type Props = { lines: CartLine[]; onRemove: (line: CartLine) => void; onSave: (line: CartLine) => void };

/** A cart with something in it. */
export function FullCart({ lines, onRemove, onSave }: Props) {
  const asking = useQuote();
  useTotalSaid(asking);
  const [isKept] = useState(keepsTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      {!isKept && (
        <p className="border-l-4 border-accent bg-card px-5 py-3 lg:col-span-2">
          This browser can’t keep your cart: please order before you close or reload the page.
        </p>
      )}
      <ul className="border-t border-hairline">
        {lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            quoted={asking.quote?.lines.find(({ id }) => id === line.id)}
            onRemove={() => onRemove(line)}
            onSave={() => onSave(line)}
          />
        ))}
      </ul>
      <CartSummary asking={asking} />
      <CheckoutBar quote={asking.quote} current={asking.current} />
    </div>
  );
}
