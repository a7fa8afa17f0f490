import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { say } from "../../shell/toasts.ts";
import { counted } from "../order/words.ts";
import type { GridColumn } from "./columns.ts";
import { type Editing, GridRowView } from "./GridRowView.tsx";
import { moved, type Pick, type Place, rangeOf } from "./pick.ts";
import { filledDown, pasted, writeTable } from "./tables.ts";
import type { Entry, Sheet } from "./useEntries.ts";
import { useInSight } from "./useInSight.ts";
import { entered, plainText } from "./values.ts";

type Props = {
  sheet: Sheet;
  columns: readonly GridColumn[];
  pick: Pick;
  setPick: (pick: Pick) => void;
  enter: (entries: readonly Entry[]) => void;
  undo: () => void;
};

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Rows by columns, as in a spreadsheet: arrows move, Shift chooses, typing overwrites, Enter and F2 edit, Ctrl D fills down, Ctrl Z
 * takes back, and tables come and go by the clipboard. Only the rows in sight are in the page.
 */
export function GridTable({ sheet, columns, pick, setPick, enter, undo }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<Editing>();
  const { first, last, page, onScroll } = useInSight(box, sheet.rows.length, pick.at);
  const range = rangeOf(pick);
  const row = sheet.rows[pick.at.row];
  const field = columns[pick.at.column]?.field;
  const edit = (text?: string) => {
    if (!row || !field) return;
    if (field === "published" && text === undefined)
      return enter([{ row, field, entered: { value: sheet.value(row, field) !== true } }]);
    const entry = sheet.entry(row, field);
    const standing = entry && "typed" in entry ? entry.typed : plainText(field, sheet.value(row, field));
    setEditing({ text: text ?? standing });
  };
  const go = (place: Place) => setPick({ at: place, anchor: place });
  const focus = () => box.current?.focus({ preventScroll: true });
  const commit = (text: string, by?: { rows: number; columns: number }) => {
    if (row && field) enter([{ row, field, entered: entered(field, text, sheet.amounts(row)) }]);
    setEditing(undefined);
    if (!by) return;
    go({
      row: Math.min(sheet.rows.length - 1, pick.at.row + by.rows),
      column: Math.max(0, Math.min(columns.length - 1, pick.at.column + by.columns)),
    });
    focus();
  };
  const acts: Record<string, () => void> = {
    Enter: () => edit(),
    F2: () => edit(),
    "Ctrl+d": () => enter(filledDown(sheet, columns, range)),
    "Ctrl+z": undo,
    "Ctrl+a": () =>
      setPick({ at: { row: sheet.rows.length - 1, column: columns.length - 1 }, anchor: { row: 0, column: 0 } }),
    Delete: () => enter(pasted("", sheet, columns, range).entries),
    Backspace: () => enter(pasted("", sheet, columns, range).entries),
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (editing || event.altKey) return;
    const to = moved(pick, event, { rows: sheet.rows.length, columns: columns.length, page });
    const act = acts[event.ctrlKey || event.metaKey ? `Ctrl+${event.key.toLowerCase()}` : event.key];
    if (to) setPick(to);
    else if (act) act();
    else if (isLetter(event) && field && event.key !== "?") edit(event.key === " " ? undefined : event.key);
    else return;
    event.preventDefault();
  };
  const copy = (event: ClipboardEvent) => {
    if (editing) return;
    event.clipboardData.setData("text/plain", writeTable(sheet, columns, range));
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const { entries, unknown } = pasted(event.clipboardData.getData("text/plain"), sheet, columns, range);
    enter(entries);
    if (unknown > 0)
      say({
        kind: "info",
        text: `${counted(unknown, "line names an SKU", "lines name SKUs")} that does not stand here.`,
      });
  };
  const widths = `var(--grid-name) ${columns.map(({ width }) => `${width}rem`).join(" ")}`;
  const isInSight = pick.at.row >= first && pick.at.row < last;
  return (
    <div
      ref={box}
      role="grid"
      aria-label="Variants"
      aria-rowcount={sheet.rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-activedescendant={isInSight ? `${id}-${pick.at.row}-${pick.at.column}` : undefined}
      tabIndex={0}
      className="grid-box"
      style={{ "--grid-columns": widths } as React.CSSProperties}
      onScroll={onScroll}
      onKeyDown={press}
      onCopy={copy}
      onPaste={paste}
    >
      <div className="grid-line grid-heads" role="row" aria-rowindex={1}>
        <div role="columnheader" className="grid-name">
          Variant
        </div>
        {columns.map(({ head, right }, column) => (
          // A press on a head chooses its column; by keys that is Ctrl with the arrows.
          <div
            key={head}
            role="columnheader"
            tabIndex={-1}
            className={right ? "text-right" : ""}
            onMouseDown={(event) => {
              event.preventDefault();
              setPick({ at: { row: sheet.rows.length - 1, column }, anchor: { row: 0, column } });
              focus();
            }}
          >
            {head}
          </div>
        ))}
      </div>
      <div role="rowgroup" className="grid-rows" style={{ "--grid-count": sheet.rows.length } as React.CSSProperties}>
        {sheet.rows.slice(first, last).map((row, n) => (
          <GridRowView
            key={row.id}
            id={id}
            index={first + n}
            row={row}
            sheet={sheet}
            columns={columns}
            range={range}
            at={pick.at}
            editing={first + n === pick.at.row ? editing : undefined}
            onPick={(place, extend) => {
              setPick({ at: place, anchor: extend ? pick.anchor : place });
              focus();
            }}
            onEdit={() => edit()}
            onCommit={commit}
            onCancel={() => {
              setEditing(undefined);
              focus();
            }}
          />
        ))}
      </div>
    </div>
  );
}
