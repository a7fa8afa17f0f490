import type { SettlementList } from "../../../contract/office/settlementLists.ts";

/** The lists, and one more by the bank's references, as tabs. */
export const tabs = {
  name: "list",
  options: [
    { value: "waiting", name: "Not settled yet" },
    { value: "differs", name: "Amount differs" },
    { value: "unknown", name: "Unknown to us" },
    { value: "right", name: "Settled and right" },
    { value: "by_hand", name: "By hand" },
    { value: "transfers", name: "By transfer" },
  ],
} as const;

/** What a list says when nothing is in it. */
export const empty: Record<SettlementList, { title: string; text: string }> = {
  waiting: {
    title: "Nothing waits",
    text: "What was paid stands here until a report of the gateway or a courier names it. Drop their files above as they come.",
  },
  differs: {
    title: "Every amount is right",
    text: "A line stands here when what was transferred is not what the shop has written down: ask the gateway or the courier, then settle it with what they said.",
  },
  unknown: {
    title: "Nothing is unknown",
    text: "Money without an order stands here: adjustments of the gateway, cash of an order that is not marked as delivered, or what was never ours.",
  },
  by_hand: {
    title: "Nothing was settled by hand",
    text: "What somebody has settled with a reason stands here, and can be taken back with another.",
  },
  right: {
    title: "Nothing is settled yet",
    text: "Drop the gateway's settlement report or a courier's remittance above: each line is held against its order.",
  },
};

/** The month so many before or after. */
export function monthBeside(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
