import type { Blocker } from "react-router";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { keptBy, unsaved } from "./leaving.ts";

/** Asks who leaves a screen whether what he typed may be lost. */
export function Leaving({ blocker }: { blocker: Blocker }) {
  const why = keptBy.use();
  const typed = unsaved.use() > 0 && why === "typed";
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === "blocked" && typed}
      onClose={stay}
      title="Leave without saving?"
      acts={
        <>
          <Button look="danger" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button look="primary" onClick={stay}>
            Stay
          </Button>
        </>
      }
    >
      What you typed here is not saved yet.
    </Dialog>
  );
}
