import { pino } from "pino";

/** The structured log. What must never stand in it is cut out here, should it be handed over by mistake. */
export const createLog = (level: string) =>
  pino({
    level,
    base: undefined,
    redact: { paths: ["*.password", "*.token", "*.key", "*.cookie", "*.authorization", "*.address"], censor: "…" },
  });

export type Log = ReturnType<typeof createLog>;
