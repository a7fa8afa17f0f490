import { Card } from "../../parts/Card.tsx";
import { When } from "../../parts/When.tsx";
import { Changed } from "../audit/Changed.tsx";
import { actWords } from "../audit/words.ts";
import type { Product } from "./words.ts";

/** Who changed what of the product, the latest first. */
export const History = ({ rows }: { rows: NonNullable<Product["history"]> }) => (
  <Card title="History">
    {rows.length === 0 ? (
      <p className="text-muted">Nobody has changed it in the office yet.</p>
    ) : (
      <ol className="history">
        {rows.map(({ at, name, act, sku, before, after }) => (
          <li key={`${at} ${act} ${sku}`}>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-[550]">
                {actWords(act)}
                {sku && ` ${sku}`}
              </span>
              <span className="text-xs text-muted">
                <When time={at} />, {name}
              </span>
            </p>
            <div className="history-change">
              <Changed row={{ before, after }} />
            </div>
          </li>
        ))}
      </ol>
    )}
  </Card>
);
