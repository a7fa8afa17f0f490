import { Badge } from "../../parts/Badge.tsx";
import { Card } from "../../parts/Card.tsx";
import { Money } from "../../parts/Money.tsx";
import { formatPaise } from "../../parts/money.ts";
import { Thumb } from "../../parts/Thumb.tsx";
import { counted, type Line, type Order } from "./words.ts";

/** What was ordered: picture, what it is called, where it lies, how many. */
export function Lines({ order }: { order: Order }) {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Card title="Goods" aside={<span className="text-muted">{counted(pieces, "piece")}</span>}>
      <ul className="divide-y divide-hairline">
        {order.lines.map((line) => (
          <li key={line.id} className="goods-line">
            <Thumb image={line.image} size={56} />
            <div className="min-w-0 flex-1">
              <p className="font-[550]">{line.product_name}</p>
              {line.option_text && <p className="text-muted">{line.option_text}</p>}
              <p className="text-xs text-muted">
                <span className="figures">{line.sku}</span>
                {line.place && (
                  <>
                    {" · place "}
                    <span className="figures font-[600] text-ink">{line.place}</span>
                  </>
                )}
              </p>
              {line.returned > 0 && (
                <p className="mt-1">
                  <Badge tone="warn" wraps>
                    {counted(line.returned, "piece")} back or asked back
                  </Badge>
                </p>
              )}
            </div>
            <Amount line={line} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Amount = ({ line: { quantity, money } }: { line: Line }) => (
  <div className="text-right">
    {money ? (
      <>
        <p className="font-[550]">
          <Money paise={money.line_total} />
        </p>
        <p className="text-xs text-muted">
          <b className={quantity > 1 ? "text-ink" : "font-[400]"}>{quantity}</b> × {formatPaise(money.unit_price)}
        </p>
        {money.discount > 0 && <p className="text-xs text-success">− {formatPaise(money.discount)}</p>}
      </>
    ) : (
      <p className="text-lg font-[600]">× {quantity}</p>
    )}
  </div>
);
