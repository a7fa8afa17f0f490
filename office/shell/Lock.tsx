import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { leave, lock } from "../api/session.ts";
import { Button } from "../parts/Button.tsx";
import { Entrance } from "./Entrance.tsx";
import { SignIn } from "./SignIn.tsx";

/**
 * Covers everything after half an hour without a touch, or when the session has ended. What was open stays as it is behind
 * it; the browser itself keeps keys, pointers and screen readers out until who worked here has shown who he is.
 */
export function Lock() {
  const locked = lock.use();
  // A child of the page's body that comes when it locks: what another dialog has hidden from screen readers does not hold it.
  return locked && createPortal(<Locked {...locked} />, document.body);
}

function Locked({ why, who }: NonNullable<ReturnType<typeof lock.get>>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Esc closes a dialog, at its second press whatever the page says.
  const stay = () => lock.get() && dialog.current?.showModal();
  return (
    <dialog
      ref={dialog}
      className="lock"
      aria-label="Locked"
      onCancel={(event) => event.preventDefault()}
      onClose={stay}
    >
      <Entrance
        inside
        title={`Go on as ${who.staff.name}`}
        lead={
          why === "idle"
            ? "The screen was locked. Your work is as you left it."
            : "Your session is over. Your work is as you left it."
        }
      >
        <SignIn email={who.staff.email} />
        <Button look="quiet" className="mt-4 w-full" onClick={() => void leave()}>
          Somebody else
        </Button>
      </Entrance>
    </dialog>
  );
}
