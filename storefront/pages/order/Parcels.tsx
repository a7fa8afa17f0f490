import type { Order } from "../../../contract/orders.ts";
import { formatPaise } from "../../parts/money.ts";
import { Parcel } from "./Parcel.tsx";

type State = Order["parcels"][number]["state"];

const where: Record<State, string> = {
  packed: "being packed",
  shipped: "on its way",
  delivered: "delivered",
  undelivered: "could not be delivered",
};
const isAhead = (state: State) => state === "packed" || state === "shipped";

/** Each parcel of an order that leaves in several: where it is, what is in it, who brings it, what he collects. */
export const Parcels = ({ order: { parcels, lines } }: { order: Order }) => (
  <ul aria-label="Parcels" className="space-y-4">
    {parcels.map(({ number, state, lines: held, tracking, cash }) => (
      <li key={number} className="border-l-4 border-brand bg-card px-5 py-4">
        <p>
          <strong className="font-semibold">
            Parcel {number} of {parcels.length}
          </strong>
          : {where[state]}
        </p>
        <p className="text-muted">
          {held
            .map(({ id, quantity }) => `${quantity} × ${lines.find((line) => line.id === id)?.product_name}`)
            .join(", ")}
        </p>
        {tracking && state !== "packed" && <Parcel {...tracking} />}
        {cash !== null && cash > 0 && isAhead(state) && <p>{formatPaise(cash)} of the total is collected with it.</p>}
      </li>
    ))}
  </ul>
);
