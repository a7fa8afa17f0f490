import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { variants } from "./words.ts";

type Props = { unscanned: number; onClose: () => void; onEnd: (rest: "none" | "left") => void };

/** Asks what is true of what was not scanned. */
export const Finish = ({ unscanned, onClose, onEnd }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title={unscanned === 1 ? "1 variant was not scanned" : `${variants(unscanned)} were not scanned`}
    acts={
      <>
        <Button onClick={() => onEnd("left")}>Leave them out</Button>
        <Button look="primary" onClick={() => onEnd("none")}>
          There are none of them
        </Button>
      </>
    }
  >
    <p>Is none of them there, or has nobody been to them? What is left out stays as the books have it.</p>
  </Dialog>
);
