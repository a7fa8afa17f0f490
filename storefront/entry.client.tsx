import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { prepareAnnouncer } from "./device/announce.ts";
import { confirmWaiting } from "./device/confirm.ts";
import { keepEarlyTap, loadedOrUsed } from "./device/earlyTaps.ts";
import { rehydrateRoot } from "./device/root.ts";

const doEarlyTap = keepEarlyTap();

function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    prepareAnnouncer();
    confirmWaiting();
    doEarlyTap();
  }, []);
  return children;
}

// The device's memory is there before the app renders; when it hangs, the app goes on without it and says so.
await Promise.all([rehydrateRoot().catch(console.error), loadedOrUsed()]);
startTransition(() => {
  hydrateRoot(
    document,
    <Alive>
      <HydratedRouter />
    </Alive>,
  );
});
