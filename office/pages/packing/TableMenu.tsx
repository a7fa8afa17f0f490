import type { Packing } from "../../../contract/office/orders.ts";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { Menu } from "../../parts/Menu.tsx";
import { soundOn, switchSound } from "../../scanner/sounds.ts";
import { useUnclaim } from "../parcels/useParcels.ts";
import { useEmpty } from "./usePacked.ts";

type Props = { packing: Packing; open: boolean; onDivide: (() => void) | undefined };

/** What is done to an order on the table now and then. */
export function TableMenu({ packing, open, onDivide }: Props) {
  const { order_no, claim, scanned } = packing;
  const on = soundOn.use();
  const empty = useEmpty();
  const unclaim = useUnclaim();
  return (
    <>
      {open && claim && (
        <Button small look="quiet" onClick={() => unclaim.start({ body: { orders: [order_no], over: !claim.own } })}>
          Put back
        </Button>
      )}
      <ButtonLink small look="quiet" to={`/orders/${order_no}`}>
        The order
      </ButtonLink>
      <Menu
        label="More"
        acts={[
          ...(onDivide ? [{ name: "Divide into parcels", do: onDivide, icon: "parcel" as const }] : []),
          {
            name: "Empty the parcel, scan anew",
            do: () => empty.start({ parameters: { no: order_no } }),
            icon: "undo",
            disabled: !open || scanned === 0,
          },
          { name: on ? "Sounds off" : "Sounds on", do: () => switchSound(!on), icon: "bell" },
        ]}
      />
    </>
  );
}
