import { useEffect, useRef } from "react";
import { leave, lock } from "../api/session.ts";
import { Button } from "../parts/Button.tsx";
import { Entrance } from "./Entrance.tsx";
import { SignIn } from "./SignIn.tsx";

/**
 * Covers everything after half an hour without a touch, or when the session has ended. What was open stays as it is behind
 * it; the browser itself keeps keys, pointers and screen readers out until who worked here has shown who he is.
 */
export function Lock() {
  const dialog = useRef<HTMLDialogElement>(null);
  const locked = lock.use();
  useEffect(() => {
    if (locked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [locked]);
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
      {locked && (
        <Entrance
          title={`Go on as ${locked.who.staff.name}`}
          lead={
            locked.why === "idle"
              ? "Nothing happened here for a while, so the screen was locked. Your work is as you left it."
              : "Your session is over. Your work is as you left it."
          }
        >
          <SignIn email={locked.who.staff.email} />
          <Button look="quiet" className="mt-4 w-full" onClick={() => void leave()}>
            Somebody else
          </Button>
        </Entrance>
      )}
    </dialog>
  );
}
