import { useMemo, useState } from "react";
import type { Cells, GridRow } from "../../../contract/office/grid.ts";
import {
  type GridField,
  type GridValue,
  gridFieldNames,
  gridFields,
  wrongPrices,
} from "../../../contract/office/gridFields.ts";
import type { Amounts } from "../../../contract/office/gridFormula.ts";
import { cellKey, type Entered } from "./values.ts";

/** What was entered, by its cell. */
type Entries = ReadonlyMap<string, Entered>;
/** Something entered in a row's field. */
export type Entry = { row: GridRow; field: GridField; entered: Entered };

/** So many steps can be taken back. */
const mostSteps = 50;

const beforeOf = (row: GridRow, field: GridField): GridValue => row[field] ?? null;

/** The grid's rows with what was entered over them. */
export class Sheet {
  readonly rows: readonly GridRow[];
  readonly entries: Entries;
  constructor(rows: readonly GridRow[], entries: Entries) {
    this.rows = rows;
    this.entries = entries;
  }
  entry(row: GridRow, field: GridField): Entered | undefined {
    const entry = this.entries.get(cellKey(field, row));
    return entry && "value" in entry && entry.value === beforeOf(row, field) ? undefined : entry;
  }
  value(row: GridRow, field: GridField): GridValue {
    const entry = this.entry(row, field);
    return entry && "value" in entry ? entry.value : beforeOf(row, field);
  }
  /** Price, MRP and cost as they would stand, in paise. */
  amounts(row: GridRow): Amounts {
    const amount = (field: GridField) => Number(this.value(row, field));
    const cost = this.value(row, "cost");
    return { list_price: amount("list_price"), mrp: amount("mrp"), cost: cost === null ? null : Number(cost) };
  }
  /** What is wrong with what was entered there; undefined where nothing is. */
  wrong(row: GridRow, field: GridField): string | undefined {
    const entry = this.entry(row, field);
    if (!entry) return undefined;
    if ("wrong" in entry) return entry.wrong;
    return field === "list_price" || field === "mrp" ? wrongPrices(this.amounts(row)) : undefined;
  }
  /** Every cell that was changed, once: a product's own field stands in each of its variants' rows. */
  changes(): { row: GridRow; field: GridField; wrong: string | undefined }[] {
    const seen = new Set<string>();
    const fields = gridFieldNames.filter((field) =>
      [...this.entries.keys()].some((key) => key.startsWith(`${field} `)),
    );
    return this.rows.flatMap((row) =>
      fields.flatMap((field) => {
        const key = cellKey(field, row);
        if (seen.has(key) || !this.entry(row, field)) return [];
        seen.add(key);
        return [{ row, field, wrong: this.wrong(row, field) }];
      }),
    );
  }
  /** What is right of it, as the shop is told: what was seen, and what is to be. */
  cells(): Cells[] {
    const fields = new Map<GridField, Cells["cells"]>();
    for (const { row, field, wrong } of this.changes()) {
      if (wrong) continue;
      const id = gridFields[field].of === "product" ? row.product : row.id;
      const cells = fields.get(field) ?? [];
      cells.push([id, beforeOf(row, field), this.value(row, field)]);
      fields.set(field, cells);
    }
    return [...fields].map(([field, cells]) => ({ field, cells }));
  }
}

type Steps = { now: Entries; past: readonly Entries[] };
const step = ({ now, past }: Steps, next: Entries): Steps => ({ now: next, past: [...past, now].slice(-mostSteps) });

/** What is entered over rows until it is applied: each step can be taken back, and what was applied is let go. */
export function useEntries(rows: readonly GridRow[]) {
  const [steps, setSteps] = useState<Steps>({ now: new Map(), past: [] });
  const sheet = useMemo(() => new Sheet(rows, steps.now), [rows, steps.now]);
  const enter = (given: readonly Entry[]) => {
    if (given.length === 0) return;
    setSteps((before) => {
      const next = new Map(before.now);
      for (const { row, field, entered } of given) {
        const key = cellKey(field, row);
        if ("value" in entered && entered.value === beforeOf(row, field)) next.delete(key);
        else next.set(key, entered);
      }
      return step(before, next);
    });
  };
  const undo = () => setSteps(({ now, past }) => ({ now: past.at(-1) ?? now, past: past.slice(0, -1) }));
  const clear = () => setSteps((before) => step(before, new Map()));
  /** Lets go of what the shop has taken, by its cells; what was typed meanwhile stays. */
  const applied = (taken: Cells[]) =>
    setSteps(({ now }) => {
      const next = new Map(now);
      for (const { field, cells } of taken)
        for (const [id, , after] of cells) {
          const entry = next.get(`${field} ${id}`);
          if (entry && "value" in entry && entry.value === after) next.delete(`${field} ${id}`);
        }
      return { now: next, past: [] };
    });
  return { sheet, enter, undo, clear, applied };
}
