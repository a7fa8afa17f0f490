import type { Packing } from "../../../contract/office/orders.ts";
import { Keycaps } from "../../keys/Keycaps.tsx";
import { Button } from "../../parts/Button.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { dividedOf, dividedText } from "../parcels/divided.ts";
import { pieces, states } from "../parcels/states.ts";
import { Ring } from "./Ring.tsx";

type Props = {
  packing: Packing;
  open: boolean;
  scans: { last: string; waiting: number; away: boolean };
  busy: boolean;
  mayPrint: boolean;
  missing: number;
  onPack: () => void;
  onPrint: () => void;
  onHandOver: () => void;
  onNext: () => void;
};

/** How far the parcel is, and what comes next: beside the lines, and on a phone within the thumb's reach. */
export function TableFoot(props: Props) {
  const { packing, open, scans, busy, missing } = props;
  if (!open) return <Done {...props} />;
  const left = packing.pieces - packing.scanned;
  const say = scans.away
    ? `No connection: ${scans.waiting} waiting. They are sent by themselves.`
    : missing > 0
      ? `${pieces(missing)} not there: it can't be packed.`
      : scans.last;
  return (
    <div className="pack-foot">
      <Ring done={packing.scanned} all={packing.pieces} large />
      <div className="min-w-0 flex-1">
        <p className="text-lg font-[600]">{left === 0 ? "All in" : `${pieces(left)} to go`}</p>
        <p role="status" className={`text-xs ${scans.away || missing > 0 ? "text-error" : "text-muted"}`}>
          {say || "Scan each piece, or pack by eye."}
        </p>
      </div>
      <Button look="primary" icon="parcel" busy={busy} disabled={missing > 0} onClick={props.onPack}>
        Pack
        <Keycaps keys="Enter" className="max-md:hidden" />
      </Button>
    </div>
  );
}

/** The order is packed, or is none to pack: its papers, the courier, and the next one. */
function Done({ packing, mayPrint, onPrint, onHandOver, onNext }: Props) {
  const isPacked = packing.state === "packed";
  const several = dividedOf(packing);
  return (
    <div className="pack-foot pack-done">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        {isPacked && <Icon name="check" className="size-8 text-success" />}
        <div role="status">
          <p className="text-lg font-[600]">{isPacked ? "Packed" : states[packing.state].name}</p>
          <p className="figures text-xs text-muted">
            {several
              ? dividedText(several, packing.state)
              : isPacked
                ? (packing.invoice ?? "")
                : "This order is not to be packed."}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {isPacked && mayPrint && (
          <Button look="primary" icon="print" onClick={onPrint}>
            Print
            <Keycaps keys="P" className="max-md:hidden" />
          </Button>
        )}
        {packing.may.includes("ship") && (
          <Button icon="truck" onClick={onHandOver}>
            Hand over
          </Button>
        )}
        <Button look={isPacked ? "secondary" : "primary"} onClick={onNext}>
          Next order
          <Keycaps keys="Enter" className="max-md:hidden" />
        </Button>
      </div>
    </div>
  );
}
