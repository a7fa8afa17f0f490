import { type DestinationStream, pino } from "pino";
import { withoutSecret } from "./secretAddresses.ts";

/** The structured log. What must never stand in it is cut out here, should it be handed over by mistake. */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: undefined,
      // A link that opens something stands in its page's address.
      serializers: { path: withoutSecret },
      redact: { paths: ["*.password", "*.token", "*.key", "*.cookie", "*.authorization", "*.address"], censor: "…" },
    },
    destination,
  );

export type Log = ReturnType<typeof createLog>;
