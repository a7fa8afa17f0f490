import { type DestinationStream, pino } from "pino";

/** The structured log. What must never stand in it is cut out here, should it be handed over by mistake. */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: undefined,
      // A link that opens something stands in its page's address.
      serializers: {
        path: (path: string) =>
          path.replace(
            /^\/(verify-account|reset-password|leave|review|public\/api\/reviews|public\/api\/subscribe(?!\/stock)|office\/invite|office\/api\/invite)\/[^/]+/i,
            "/$1/…",
          ),
      },
      redact: { paths: ["*.password", "*.token", "*.key", "*.cookie", "*.authorization", "*.address"], censor: "…" },
    },
    destination,
  );

export type Log = ReturnType<typeof createLog>;
