import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { lock } from "../api/session.ts";
import { useClosedByBack } from "../shell/closedByBack.ts";
import { useUnsavedWhen } from "../shell/leaving.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { useTyped } from "./useTyped.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons at its foot, the one that goes on last. */
  acts?: ReactNode;
  wide?: boolean;
  /** Hangs from the top, where a list in it grows and shrinks. */
  top?: boolean;
  titleHidden?: boolean;
  /** What has the focus first; else its first field, and where it has none the first thing in it that can. */
  first?: RefObject<HTMLElement | null>;
  /** A scanner is heard in it by the screen below. */
  scans?: boolean;
  /** What is typed or chosen in it may go without a word: it is kept at once, or is a proof. */
  keepsNothing?: boolean;
};

const firstFields =
  ".dialog-body :is(input:not([type=hidden], [readonly]), select, textarea):not(details:not([open]) *)";

/**
 * A dialog over the screen, and on a phone a sheet from below. It holds the focus and gives it back; Esc, Back and a press
 * beside it close it, and ask first where something was typed; what is pressed on the lock over it does not.
 */
export function Dialog(props: Props) {
  const { open, onClose, title, children, acts, wide, top, titleHidden, first, scans, keepsNothing = false } = props;
  const [asks, setAsks] = useState(false);
  const { watch, isTyped } = useTyped(open);
  const popup = useRef<HTMLDivElement>(null);
  // A finger that opened it would have the keyboard come up at once.
  const firstField = (by: string) =>
    (by !== "touch" && !keepsNothing && popup.current?.querySelector<HTMLElement>(firstFields)) || true;
  const wouldLose = () => open && !keepsNothing && isTyped();
  const close = () => (wouldLose() ? setAsks(true) : onClose());
  useClosedByBack(open, close);
  useUnsavedWhen(wouldLose);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setAsks(false);
  }
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !lock.get() && close()}>
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Viewport className={`dialog-place ${top ? "dialog-top" : ""}`}>
          <Base.Popup
            className={`dialog ${wide ? "dialog-wide" : ""}`}
            data-scans={scans || undefined}
            ref={popup}
            initialFocus={first ?? firstField}
            {...watch}
          >
            <header className={titleHidden ? "sr-only" : "dialog-head"}>
              <Base.Title className="dialog-title">{title}</Base.Title>
              {!titleHidden && (
                <Base.Close className="icon-button" aria-label="Close">
                  <Icon name="close" />
                </Base.Close>
              )}
            </header>
            <div className="dialog-body">{children}</div>
            {acts && <footer className="dialog-foot">{acts}</footer>}
            {asks && <Ask stay={() => setAsks(false)} leave={onClose} />}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Asks whether what was typed in a dialog may be lost. */
const Ask = ({ stay, leave }: { stay: () => void; leave: () => void }) => (
  <Dialog
    open
    onClose={stay}
    title="Close without saving?"
    acts={
      <>
        <Button look="danger" onClick={leave}>
          Throw it away
        </Button>
        <Button look="primary" onClick={stay}>
          Go on
        </Button>
      </>
    }
  >
    What you typed here is not saved yet.
  </Dialog>
);
