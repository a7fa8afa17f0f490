import type { OrderRow } from "../../../contract/office/orders.ts";
import { Button } from "../../parts/Button.tsx";
import { isHere } from "./divided.ts";
import { openPdf, pickListOf } from "./usePrint.ts";

type Props = {
  /** The chosen orders, as they stand in the list. */
  orders: readonly Pick<OrderRow, "order_no" | "state" | "parcels">[];
  onPrint: () => void;
  onHandOver: () => void;
  onClear: () => void;
  may: { print: boolean; ship: boolean };
};

/** What can be done with several orders at once: papers and hand-over. Nothing here moves money. */
export function ChosenBar({ orders, onPrint, onHandOver, onClear, may }: Props) {
  if (orders.length === 0) return null;
  const isAll = (state: string) => orders.every((order) => order.state === state);
  return (
    <div className="chosen-bar" role="region" aria-label="Chosen orders">
      <p className="font-[550]" aria-live="polite">
        {orders.length} chosen
      </p>
      <div className="flex flex-wrap gap-2">
        {may.print && isAll("confirmed") && (
          <Button
            small
            icon="print"
            onClick={() => openPdf(pickListOf(orders.map(({ order_no }) => order_no)), "The pick list.")}
          >
            Pick list
          </Button>
        )}
        {may.print && !isAll("confirmed") && (
          <Button small icon="print" onClick={onPrint}>
            Print
          </Button>
        )}
        {may.ship && orders.every(isHere) && (
          <Button small look="primary" icon="truck" onClick={onHandOver}>
            Hand over
          </Button>
        )}
        <Button small look="quiet" onClick={onClear}>
          Choose none
        </Button>
      </div>
    </div>
  );
}
