import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { pieces } from "../parcels/states.ts";

/** Some pieces were scanned and others were not: who packs says whether those are in too. */
export const Unscanned = ({
  open,
  left,
  onClose,
  onPack,
}: {
  open: boolean;
  left: number;
  onClose: () => void;
  onPack: () => void;
}) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={`${pieces(left)} not scanned`}
    acts={
      <>
        <Button onClick={onClose}>Go on scanning</Button>
        <Button look="primary" onClick={onPack}>
          They are in: pack it
        </Button>
      </>
    }
  >
    <p>The others were. If these are in the parcel too, without a code that could be scanned, pack it as it is.</p>
  </Dialog>
);
