import { Link } from "react-router";
import type { TaxMonth } from "../../../contract/office/tax.ts";
import { Card } from "../../parts/Card.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { formatNumber } from "../../parts/money.ts";
import { checks } from "./words.ts";

type Check = TaxMonth["checks"][number];

/** What the month was checked for: what needs a person comes first, with the way to where it comes from. */
export function Checks({ month }: { month: TaxMonth }) {
  const wrong = month.checks.filter(({ count }) => count > 0);
  const well = month.checks.filter(({ count }) => count === 0);
  return (
    <Card title={wrong.length === 0 ? "Checked: all is well" : "To be seen to before it is filed"}>
      {wrong.map((check) => (
        <Faults key={check.name} check={check} />
      ))}
      <ul className="tax-checks">
        {well.map(({ name }) => (
          <li key={name}>
            <Icon name="check" className="size-4 shrink-0 text-success" /> {checks[name].name}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Faults({ check: { name, count, faults } }: { check: Check }) {
  return (
    <section className="notice notice-warn mb-4" aria-label={checks[name].name}>
      <p className="flex flex-wrap items-center gap-2 font-[600]">
        <Icon name="warning" className="size-4 shrink-0" /> {checks[name].name}: {formatNumber(count)}{" "}
        {count === 1 ? "fault" : "faults"}
      </p>
      <p className="mb-2">{checks[name].todo}</p>
      <ul className="grid gap-1">
        {faults.map(({ words, order_no, product_id }) => (
          <li key={words} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0">{words}</span>
            <span className="flex gap-4">
              {order_no && (
                <Link to={`/orders/${order_no}`} className="text-link touch" aria-label={`Order ${order_no}`}>
                  Order
                </Link>
              )}
              {product_id !== null && (
                <Link to={`/products/${product_id}`} className="text-link touch" aria-label={`Product of ${words}`}>
                  Product
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > faults.length && (
        <p className="mt-2">… and {formatNumber(count - faults.length)} more: the archive's README.txt names them.</p>
      )}
    </section>
  );
}
