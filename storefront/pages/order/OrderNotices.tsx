import { Form } from "react-router";
import type { Order } from "../../../contract/orders.ts";
import { button } from "../../parts/button.ts";
import { Link } from "../../parts/Link.tsx";
import { formatClock, formatDays } from "./dates.ts";
import type { Outcome, Said } from "./outcome.ts";
import { PayButton } from "./PayButton.tsx";

type Props = { order: Order; said: Said; orderKey: string; page: string };

function Placed({ order, page }: Props) {
  const cash = order.payment_method === "cod";
  return (
    <>
      <p>
        {cash
          ? "Your order is placed; you pay the courier when it arrives."
          : "Your payment has arrived and your order is confirmed."}
      </p>
      <p>
        A confirmation goes to <strong>{order.contact.email}</strong>.
      </p>
      {order.delivery && <p>It should arrive {formatDays(order.delivery.date_from, order.delivery.date_to)}.</p>}
      <Next />
      <Link to={page} className={button.primary}>
        View order
      </Link>
    </>
  );
}

const Next = () => (
  <section aria-labelledby="next" className="border-t border-hairline pt-4 text-base">
    <h2 id="next" className="font-display text-2xl">
      What happens next
    </h2>
    <ol className="mt-2 list-decimal space-y-1 pl-5">
      <li>We look it over and pack it. Until the courier has it, you can cancel it by yourself.</li>
      <li>When it leaves, a mail tells how to follow the parcel.</li>
      <li>It comes out of a closed van: let it rest in the room for an hour before you use it.</li>
      <li>Keep the carton until you know that all is well.</li>
    </ol>
  </section>
);

function Pending({ order, said, orderKey, page }: Props) {
  return (
    <>
      <p>
        {said === "success"
          ? "The payment page says it went through, but we have not received it yet."
          : "Your bank has not said yet whether the payment went through."}{" "}
        This can take a few minutes. Please don’t pay a second time; this page looks again by itself.
      </p>
      <Form method="get" action={`/thankyou/${said}`}>
        <input type="hidden" name="order" value={order.order_no} />
        <input type="hidden" name="key" value={orderKey} />
        <button className={button.primary}>Check again</button>
      </Form>
      <Link to={page} className={button.quiet}>
        View order
      </Link>
    </>
  );
}

const held = ({ expires_at }: Order) =>
  expires_at ? ` We hold everything for you until ${formatClock(expires_at)}.` : "";

const Failure = ({ order, page }: Props) => (
  <>
    <p>The payment did not go through, and nothing was taken.{held(order)}</p>
    <PayButton page={page} total={order.total} label="Pay again:" />
    <Link to={page} className={button.quiet}>
      Choose another way
    </Link>
  </>
);

const Cancelled = ({ order, page }: Props) => (
  <>
    <p>You left the payment, and nothing was taken.{held(order)}</p>
    <Link to={page} className={button.primary}>
      Choose another way
    </Link>
  </>
);

const Closed = ({ order, page }: Props) => (
  <>
    <p>
      {order.state === "expired"
        ? "It was not paid in time, so what we held for it is free again. Nothing is owed."
        : "This order has been cancelled. Nothing is owed."}
    </p>
    <Link to={page} className={button.primary}>
      View order
    </Link>
  </>
);

/** For each outcome: its heading, and what happened, what comes next and the one right thing to do. */
export const orderNotices: Record<Outcome, { heading: string; Text: (props: Props) => React.ReactNode }> = {
  placed: { heading: "Thank you", Text: Placed },
  pending: { heading: "Your payment is on its way", Text: Pending },
  failure: { heading: "The payment did not work", Text: Failure },
  cancelled: { heading: "Not paid yet", Text: Cancelled },
  closed: { heading: "This order is closed", Text: Closed },
};
