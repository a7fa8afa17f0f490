import { Card } from "../../parts/Card.tsx";
import { formatPaise } from "../../parts/money.ts";
import { When } from "../../parts/When.tsx";
import { Differences } from "./Differences.tsx";
import { toldOf } from "./told.ts";
import type { Order } from "./words.ts";

/** What happened to an order and at whose hand, the latest first; below it the audit, for who may read it. */
export const History = ({ order }: { order: Order }) => (
  <Card title="History">
    <ol className="history">
      {toldOf(order).map(({ key, at, title, words, by, changed, difference }) => (
        <li key={key}>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-[550]">{title}</span>
            <span className="text-xs text-muted">
              <When time={at} />, {by}
            </span>
          </p>
          {words && <p className="text-muted">{words}</p>}
          {changed.length > 0 && <Differences all={changed} />}
          {difference !== undefined && difference !== 0 && (
            <p className="text-xs">
              Total {difference > 0 ? "+" : ""}
              {formatPaise(difference)}
            </p>
          )}
        </li>
      ))}
    </ol>
    {order.audit && <Audit rows={order.audit} />}
  </Card>
);

const doors = { office: "in the office", machine: "at the machine", key: "by a key" };

const Audit = ({ rows }: { rows: NonNullable<Order["audit"]> }) => (
  <details className="mt-3 border-t border-hairline pt-2">
    <summary className="text-link w-fit">Who did what</summary>
    <table className="mt-2 w-full text-xs">
      <caption className="sr-only">What was done to the order, the latest first</caption>
      <tbody>
        {rows.map(({ at, name, door, act }) => (
          <tr key={`${at} ${act}`} className="border-t border-hairline align-top">
            <td className="py-1 pr-3">
              <When time={at} />
            </td>
            <td className="py-1 pr-3">{act}</td>
            <td className="py-1 text-muted">
              {name} {doors[door]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
