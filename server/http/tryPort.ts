import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Settings } from "../settings.ts";
import { notListening } from "./notListening.ts";

/** For so many milliseconds one that is just leaving may still have the port. */
const patience = 2_000;

/**
 * Looks whether one can listen at HOST and PORT, before anything else is opened. Throws a SettingsError that names which of the two
 * it is not.
 */
export async function tryPort(settings: Pick<Settings, "HOST" | "PORT">, waits = patience): Promise<void> {
  for (const until = Date.now() + waits; ; await pause(100)) {
    const server = createServer();
    try {
      await once(server.listen(settings.PORT, settings.HOST), "listening");
      await new Promise((resolve) => server.close(resolve));
      return;
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isTaken || Date.now() > until) throw notListening(settings, error);
    }
  }
}
