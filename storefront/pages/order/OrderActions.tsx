import type { SyntheticEvent } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import type { Order } from "../../../contract/orders.ts";
import { addAllToCart } from "../../device/cart.ts";
import { button } from "../../parts/button.ts";
import { handFocusTo } from "../../parts/focus.ts";
import { writePieces } from "../../parts/pieces.ts";
import { formatClock } from "./dates.ts";
import { PayAnotherWay } from "./PayAnotherWay.tsx";
import { PayButton } from "./PayButton.tsx";

/** Puts everything of the order into the cart again, at today's prices; without script the server does. */
function Reorder({ lines }: Pick<Order, "lines">) {
  const navigate = useNavigate();
  const again = (event: SyntheticEvent) => {
    event.preventDefault();
    addAllToCart(lines.map(({ unit_price, ...line }) => ({ ...line, price: unit_price, mrp: unit_price })));
    void navigate("/cart");
  };
  return (
    <form method="post" action="/cart" onSubmit={again}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="lines" value={writePieces(lines)} />
      <button className={button.secondary}>Order again</button>
    </form>
  );
}

/** Once it is done, the order says what it is now. */
const toState = handFocusTo("#state");

/** Cancelling takes two presses, and works without script. */
function Cancel({ page }: { page: string }) {
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
        <p className="mb-3">This can’t be undone. What was paid goes back to you.</p>
        <button name="intent" value="cancel" className={button.secondary} aria-disabled={busy}>
          Yes, cancel it
        </button>
      </Form>
    </details>
  );
}

/** What can be done with an order now. */
export const OrderActions = ({ order, page, refused }: { order: Order; page: string; refused: string | undefined }) => (
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
      <Reorder lines={order.lines} />
      {order.can.cancel && <Cancel page={page} />}
    </div>
  </div>
);
