import { Form, useNavigation } from "react-router";
import type { Order } from "../../../contract/orders.ts";
import { button } from "../../parts/button.ts";
import { Icon } from "../../parts/Icon.tsx";
import { formatPaise } from "../../parts/money.ts";
import { methodNames } from "../checkout/methodNames.ts";

/** The other ways to pay an order that is not paid yet, each with what it comes to then, or why it is not possible. */
export function PayAnotherWay({ order, page }: { order: Order; page: string }) {
  const busy = useNavigation().state === "submitting";
  const others = (order.ways_to_pay ?? []).filter(({ payment_method }) => payment_method !== order.payment_method);
  if (others.length === 0) return null;
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        Pay another way
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-2 space-y-3">
        {others.map(({ payment_method, total, reason }) => (
          <li key={payment_method} className="border-t border-hairline pt-3">
            {reason ? (
              <p className="text-muted">
                <span className="font-semibold">{methodNames[payment_method]}</span>
                <span className="block text-sm">{reason}</span>
              </p>
            ) : (
              <Form method="post" action={page} onSubmit={(event) => busy && event.preventDefault()}>
                <input type="hidden" name="payment_method" value={payment_method} />
                <input type="hidden" name="total" value={total} />
                <button name="intent" value="pay" className={button.secondary} aria-disabled={busy}>
                  {methodNames[payment_method]} · {formatPaise(total)}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
