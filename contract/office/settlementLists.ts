/**
 * Lists of the screen. `right`: came as it was to come, or was settled by hand; `differs`: another amount came; `unknown`: money
 * without one of our payments; `waiting`: ours, and in no report yet; `by_hand`: what somebody has settled, the latest first.
 */
export const settlementLists = ["waiting", "differs", "unknown", "right", "by_hand"] as const;
export type SettlementList = (typeof settlementLists)[number];

/** The most bytes and lines that a report may have. */
export const reportLimits = { bytes: 16 * 1024 * 1024, lines: 50_000 } as const;
