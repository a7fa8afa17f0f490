import { useState } from "react";

/** A set without one of its keys; undefined when it was not in it. */
const without = (keys: ReadonlySet<string>, key: string) =>
  keys.has(key) ? new Set([...keys].filter((other) => other !== key)) : undefined;

/**
 * Rows that were chosen, by their keys. Only what is shown counts: what a filter hides, or what has moved on, is not chosen.
 */
export function useChosen<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => keys.has(keyOf(row)));
  return {
    rows: chosen,
    keys: new Set(chosen.map(keyOf)),
    toggle: (row: Row) => setKeys((before) => without(before, keyOf(row)) ?? new Set([...before, keyOf(row)])),
    clear: () => setKeys(new Set()),
    all: () => setKeys(new Set(rows.map(keyOf))),
  };
}
