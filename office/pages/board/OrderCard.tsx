import { Link } from "react-router";
import type { BoardOrder } from "../../../contract/office/board.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { Thumb } from "../../parts/Thumb.tsx";
import { dividedText, isHere } from "../parcels/divided.ts";
import { PromiseSign, Warnings } from "../parcels/Signs.tsx";
import { formatWeight, pieces } from "../parcels/states.ts";

export type CardActs = {
  claim: (order: BoardOrder) => void;
  print: (order: BoardOrder) => void;
  handOver: (order: BoardOrder) => void;
  toggle: (order: BoardOrder) => void;
};
type Props = { order: BoardOrder; chosen: boolean; acts: CardActs; mayPrint: boolean };

/** Where a press on the card leads: to the packing table what can be packed, else to the order. */
export const placeOf = ({ order_no, may, state }: BoardOrder): string =>
  may.includes("pack") || (state === "confirmed" && may.includes("claim")) || state === "packed"
    ? `/packing/${order_no}`
    : `/orders/${order_no}`;

/** An order on the board: what presses, what is in it, where it lies, who has it. */
export function OrderCard({ order, chosen, acts, mayPrint }: Props) {
  const { order_no, promised, state, name, town, places, weight_g, claim, parcel, lines, more_lines } = order;
  const weight = formatWeight(weight_g);
  const rest = lines.length + more_lines - 1;
  return (
    <li data-order={order_no} className={`board-card ${chosen ? "board-chosen" : ""}`}>
      <div className="flex items-center gap-2">
        {(state !== "shipped" || isHere(order)) && (
          <input
            type="checkbox"
            className="choice mt-0"
            aria-label={`Choose ${order_no}`}
            checked={chosen}
            onChange={() => acts.toggle(order)}
          />
        )}
        <Link to={placeOf(order)} className="row-target figures flex-1">
          {order_no}
        </Link>
        <PromiseSign promised={promised} state={state} />
      </div>
      <div className="flex gap-2.5">
        <Thumb image={lines[0]?.image ?? null} size={40} />
        <div className="min-w-0 flex-1">
          <p className="truncate">{lines[0]?.product_name ?? pieces(order.pieces)}</p>
          <p className="truncate text-xs text-muted">
            {[pieces(order.pieces), rest > 0 && `${rest} more ${rest === 1 ? "product" : "products"}`, weight]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      </div>
      <p className="truncate text-xs text-muted">
        {name}, {town}
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        {state === "confirmed" && places.slice(0, 4).map((place) => <Place key={place} name={place} />)}
        <Warnings order={order} />
        {order.parcels && <Badge tone="info">{dividedText(order.parcels, state)}</Badge>}
        {state === "shipped" && parcel && (
          <span className="truncate text-xs">
            {parcel.courier} {parcel.number}
          </span>
        )}
      </div>
      <CardFoot order={order} claim={claim} acts={acts} mayPrint={mayPrint} />
    </li>
  );
}

/** A shelf to go to. */
export const Place = ({ name }: { name: string }) => (
  <span className="place">
    <Icon name="pin" className="size-3.5" />
    {name}
  </span>
);

function CardFoot({ order, claim, acts, mayPrint }: Omit<Props, "chosen"> & { claim: BoardOrder["claim"] }) {
  const { order_no, may, state } = order;
  if (state === "shipped" && !isHere(order)) return null;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {claim && state === "confirmed" && (
        <span className="flex-1 truncate text-xs text-muted">{claim.own ? "yours" : claim.name}</span>
      )}
      {may.includes("claim") && !claim && (
        <Button small onClick={() => acts.claim(order)} aria-label={`Pick ${order_no}`}>
          Pick
        </Button>
      )}
      {may.includes("pack") && claim && (
        <ButtonLink small icon="scan" to={`/packing/${order_no}`} aria-label={`Pack ${order_no}`}>
          Pack
        </ButtonLink>
      )}
      {isHere(order) && mayPrint && (
        <Button small look="quiet" icon="print" onClick={() => acts.print(order)} aria-label={`Print ${order_no}`}>
          Print
        </Button>
      )}
      {may.includes("ship") && (
        <Button small icon="truck" onClick={() => acts.handOver(order)} aria-label={`Hand over ${order_no}`}>
          Hand over
        </Button>
      )}
    </div>
  );
}
