/**
 * What an import did that its owner should know, though nothing is wrong with it: a variant taken out of the shop or
 * brought back, a product published or hidden, a price or a number of pieces raised. `subject` is an SKU or a handle; `was`
 * and `now` are paise or pieces.
 */
export type Change = {
  kind: "retired" | "returned" | "published" | "hidden" | "price raised" | "stock raised";
  subject: string;
  was?: number;
  now?: number;
};

/** How many of each kind there were, and the first of them. */
export type Changes = Partial<Record<Change["kind"], { count: number; first: Change[] }>>;

/** How many of each kind are named. */
const named = 10;

/** Adds to a tally of changes. */
export function addChanges(tally: Changes, changes: Change[]): void {
  for (const change of changes) {
    tally[change.kind] ??= { count: 0, first: [] };
    const entry = tally[change.kind];
    if (!entry) continue;
    entry.count++;
    if (entry.first.length < named) entry.first.push(change);
  }
}
