import type { CartLine } from "../../device/line.ts";
import { useQuote } from "../../device/useQuote.ts";
import { CartLineRow } from "./CartLineRow.tsx";
import { CartSummary } from "./CartSummary.tsx";
import { CheckoutBar } from "./CheckoutBar.tsx";

type Props = { lines: CartLine[]; onRemove: (line: CartLine) => void; onSave: (line: CartLine) => void };

/** A cart with something in it. */
export function FullCart({ lines, onRemove, onSave }: Props) {
  const asking = useQuote();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
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
