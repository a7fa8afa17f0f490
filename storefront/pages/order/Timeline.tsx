import type { Order } from "../../../contract/orders.ts";
import { formatDays, formatMoment } from "./dates.ts";
import { ahead, eventWords, stateNames } from "./stateNames.ts";

/** A dot is drawn by its border, which stays in forced colours. */
const dot = "absolute top-2 -left-[0.3125rem] size-2.5 rounded-full";
const done = `${dot} border-[0.3125rem]`;

const step = "relative border-l border-hairline pb-5 pl-6 last:border-transparent last:pb-0";

/** What has happened to an order, and what is still to come. */
export const Timeline = ({ order }: { order: Order }) => (
  <ol className="ml-1.5">
    {order.timeline.map(({ at }, index) => {
      const { title, cause } = eventWords(order.timeline, index);
      return (
        <li key={index} className={step}>
          <span className={`${done} ${index === order.timeline.length - 1 ? "border-accent" : "border-brand"}`} />
          {title && <p className="font-semibold">{title}</p>}
          <p className="text-sm text-muted">
            {cause && `${cause} · `}
            <time dateTime={at}>{formatMoment(at)}</time>
          </p>
        </li>
      );
    })}
    {ahead(order.state).map((state) => (
      <li key={state} className={`${step} text-muted`}>
        <span className={`${dot} border border-edge bg-paper`} />
        {stateNames[state]}
        {state === "delivered" &&
          order.delivery &&
          ` · expected ${formatDays(order.delivery.date_from, order.delivery.date_to)}`}
      </li>
    ))}
  </ol>
);
