import type { Settlements } from "../../../contract/office/settlements.ts";
import { formatPaise } from "../../parts/money.ts";
import { Tile } from "../../parts/Tile.tsx";
import { counted } from "../order/words.ts";

const exact = (paise: number) => formatPaise(paise, true);

/** What waits, for how long, and how much of it for too long. */
const Waits = ({ name, waits }: { name: string; waits: Settlements["gateway"]["waits"] }) => (
  <Tile name={name} value={exact(waits.amount)}>
    {waits.count === 0 ? (
      "nothing waits"
    ) : (
      <>
        {waits.count} in all, the oldest {waits.days === 0 ? "of today" : counted(waits.days, "day")}
        {waits.late > 0 && (
          <span className="block text-error">
            {waits.late} for {waits.limit} days or more
          </span>
        )}
      </>
    )}
  </Tile>
);

/** The month in a few numbers, and what waits now. */
export function Strip({ settlements: { gateway, courier, freight } }: { settlements: Settlements }) {
  return (
    <dl className="figures-tiles mb-4">
      <Tile name="Captured" value={exact(gateway.captured + courier.captured)}>
        {exact(gateway.captured)} by the gateway, {exact(courier.captured)} in cash
      </Tile>
      <Tile name="Came to the bank" value={exact(gateway.net + courier.net)}>
        {exact(gateway.net)} by the gateway, {exact(courier.net)} by couriers
      </Tile>
      <Tile name="Fees" value={exact(gateway.fee + gateway.fee_gst)}>
        {exact(gateway.fee_gst)} of it GST
        {gateway.back > 0 && <span className="block">{exact(gateway.back)} of refunds taken off</span>}
      </Tile>
      <Waits name="Gateway owes us now" waits={gateway.waits} />
      <Waits name="Couriers owe us now" waits={courier.waits} />
      <Tile name="Freight" value={exact(freight.charged + freight.gst)}>
        {freight.parcels === 0
          ? "no courier's bill of this month"
          : `${exact(freight.gst)} of it GST, ${counted(freight.parcels, "parcel")}`}
        {freight.unknown > 0 && (
          <span className="block text-error">{counted(freight.unknown, "line")} of no order of ours</span>
        )}
      </Tile>
    </dl>
  );
}
