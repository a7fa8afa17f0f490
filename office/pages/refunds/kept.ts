import type { DataOf } from "../../api/call.ts";

export type Row = DataOf<"GET /refunds">["rows"][number];

/** The calls whose answers change when a transfer does. */
export const listsOfRefunds = ["GET /refunds", "GET /refunds/files", "GET /orders/{no}", "GET /today"] as const;
