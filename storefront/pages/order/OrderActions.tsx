import { Form, useNavigation } from "react-router";
import type { Order } from "../../../contract/orders.ts";
import { button } from "../../parts/button.ts";
import { handFocusTo } from "../../parts/focus.ts";
import { Link } from "../../parts/Link.tsx";
import { formatClock } from "./dates.ts";
import { moneyBack, refundOf } from "./moneyBack.ts";
import { PayAnotherWay } from "./PayAnotherWay.tsx";
import { PayButton } from "./PayButton.tsx";

/** Once it is done, the order says what it is now. */
const toState = handFocusTo("#state");

/** Cancelling takes two presses, and works without script. */
function Cancel({ order, page }: { order: Order; page: string }) {
  const busy = useNavigation().state === "submitting";
  return (
    <details ref={toState} className="group">
      <summary className={button.quiet}>Cancel order</summary>
      <Form
        method="post"
        action={page}
        onSubmit={(event) => busy && event.preventDefault()}
        className="mt-2 border-l-4 border-error bg-card px-5 py-4"
      >
        <p className="mb-3">This can’t be undone. {moneyBack(order)}</p>
        {/* Whoever was told that nothing goes back has not agreed to give up what has been paid since. */}
        <input type="hidden" name="refund" value={refundOf(order)} />
        <button name="intent" value="cancel" className={button.secondary} aria-disabled={busy}>
          Yes, cancel it
        </button>
      </Form>
    </details>
  );
}

type Props = { order: Order; page: string; again: string; refused: string | undefined };

/** What can be done with an order now. `page`: its own page; `again`: the one on which it can be had once more. */
export const OrderActions = ({ order, page, again, refused }: Props) => (
  <div className="space-y-4">
    {order.can.pay && (
      <div className="border-l-4 border-accent bg-card px-5 py-4 print:hidden">
        <p className="mb-3">
          Not paid yet.{order.expires_at && ` We hold everything for you until ${formatClock(order.expires_at)}.`}
        </p>
        <PayButton page={page} total={order.total} />
        <PayAnotherWay order={order} page={page} />
      </div>
    )}
    {refused && (
      <p role="alert" className="text-error">
        {refused}
      </p>
    )}
    <div className="flex flex-wrap items-start gap-3 print:hidden">
      {/* Beside what waits to be paid it would be taken for paying again. */}
      {!order.can.pay && (
        <Link to={again} className={button.secondary}>
          Order again
        </Link>
      )}
      {order.can.cancel && <Cancel order={order} page={page} />}
    </div>
  </div>
);
