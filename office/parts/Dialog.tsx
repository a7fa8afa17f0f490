import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { lock } from "../api/session.ts";
import { useClosedByBack } from "../shell/leaving.ts";
import { Icon } from "./Icon.tsx";

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
  /** What has the focus first; else the first thing in it that can. */
  first?: RefObject<HTMLElement | null>;
  /** A scanner is heard in it by the screen below. */
  scans?: boolean;
};

/**
 * A dialog over the screen, and on a phone a sheet from below. It holds the focus and gives it back; Esc, Back and a press
 * beside it close it; what is pressed on the lock over it does not.
 */
export function Dialog({ open, onClose, title, children, acts, wide, top, titleHidden, first, scans }: Props) {
  useClosedByBack(open, onClose);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !lock.get() && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Viewport className={`dialog-place ${top ? "dialog-top" : ""}`}>
          <Base.Popup
            className={`dialog ${wide ? "dialog-wide" : ""}`}
            data-scans={scans || undefined}
            {...(first && { initialFocus: first })}
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
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
