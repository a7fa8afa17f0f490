import type { Right } from "./rights.ts";

type Reason = {
  words: string;
  /** `in`: it brings pieces. `out`: it takes them. `either`: it may do both. `first`: counts what nobody had counted. */
  way: "in" | "out" | "either" | "first";
  right: Right;
};

/** Why somebody moves stock by hand. What orders, returns and files move has reasons of its own. */
export const stockReasons = {
  received: { words: "Goods received", way: "in", right: "stock.receive" },
  found: { words: "Found", way: "in", right: "stock.count" },
  back: { words: "Back from display or loan", way: "in", right: "stock.count" },
  damaged: { words: "Damaged", way: "out", right: "stock.count" },
  missing: { words: "Missing", way: "out", right: "stock.count" },
  shown: { words: "Display or demo piece", way: "out", right: "stock.count" },
  given: { words: "Given away or lent", way: "out", right: "stock.count" },
  used: { words: "Used in the workshop", way: "out", right: "stock.count" },
  returned: { words: "Sent back to the maker", way: "out", right: "stock.count" },
  correction: { words: "Correction", way: "either", right: "stock.count" },
  first: { words: "Counted for the first time", way: "first", right: "stock.count" },
} as const satisfies Record<string, Reason>;

export type StockReason = keyof typeof stockReasons;
export const stockReasonNames = Object.keys(stockReasons) as [StockReason, ...StockReason[]];
export const isStockReason = (word: string): word is StockReason => Object.hasOwn(stockReasons, word);

/** Whether a reason may bring (`delta` above 0) or take (below) pieces. */
export const reasonFits = (reason: StockReason, delta: number): boolean =>
  ({ in: delta > 0, out: delta < 0, either: delta !== 0, first: delta >= 0 })[stockReasons[reason].way];
