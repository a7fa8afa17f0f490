import { useEffect, useRef } from "react";
import type { GridRow } from "../../../contract/office/grid.ts";
import { gridFields } from "../../../contract/office/gridFields.ts";
import type { GridColumn } from "./columns.ts";
import type { Place } from "./pick.ts";
import type { Range } from "./tables.ts";
import type { Sheet } from "./useEntries.ts";
import { shown } from "./values.ts";

/** A cell that is being typed in, and with what it begins. */
export type Editing = { text: string };
type Commit = (text: string, by?: { rows: number; columns: number }) => void;

type Props = {
  id: string;
  index: number;
  row: GridRow;
  sheet: Sheet;
  columns: readonly GridColumn[];
  range: Range;
  at: Place;
  editing: Editing | undefined;
  onPick: (place: Place, extend: boolean) => void;
  onEdit: () => void;
  onCommit: Commit;
  onCancel: () => void;
};

/** A variant's line: its name, and a cell for each column. */
export function GridRowView(props: Props) {
  const { id, index, row, sheet, columns, range, at, editing, onPick, onEdit, onCommit, onCancel } = props;
  const name = [row.name, ...row.options].join(", ");
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="grid-line"
      style={{ "--grid-at": index } as React.CSSProperties}
    >
      <div role="rowheader" className="grid-name" title={`${name} · ${row.sku}`}>
        <span className="truncate">{row.name}</span>
        <span className="truncate text-xs text-muted">{[...row.options, row.sku].join(" · ")}</span>
      </div>
      {columns.map((column, n) => {
        const isAt = index === at.row && n === at.column;
        const chosen = index >= range.top && index <= range.bottom && n >= range.left && n <= range.right;
        return (
          <div
            key={column.head}
            id={`${id}-${index}-${n}`}
            role="gridcell"
            tabIndex={-1}
            aria-selected={chosen}
            aria-invalid={(column.field && sheet.wrong(row, column.field) !== undefined) || undefined}
            className={`grid-cell ${column.right ? "grid-right" : ""} ${isAt ? "grid-at" : ""}`}
            onMouseDown={(event) => {
              if (isAt && editing) return;
              event.preventDefault();
              onPick({ row: index, column: n }, event.shiftKey);
            }}
            onDoubleClick={onEdit}
          >
            {isAt && editing ? (
              <CellField
                label={`${column.head} of ${name}`}
                text={editing.text}
                onCommit={onCommit}
                onCancel={onCancel}
              />
            ) : (
              <CellText row={row} column={column} sheet={sheet} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** What stands in a cell; where it was changed, what stood there before it. */
function CellText({ row, column: { field, tells }, sheet }: { row: GridRow; column: GridColumn; sheet: Sheet }) {
  if (!field) return <span className="text-muted">{tells?.(row, sheet)}</span>;
  const entry = sheet.entry(row, field);
  if (!entry) return shown(field, sheet.value(row, field));
  const isWrong = sheet.wrong(row, field) !== undefined;
  const text = "typed" in entry ? entry.typed : shown(field, entry.value);
  return (
    <span className={isWrong ? "grid-wrong" : "grid-changed"}>
      <del>{shown(field, row[field] ?? null)}</del>
      <ins>{text || "empty"}</ins>
      {isWrong && <span className="sr-only"> can't be</span>}
      {gridFields[field].of === "product" && <span className="sr-only"> in all its variants</span>}
    </span>
  );
}

/** The field in a cell: Enter and Tab keep what is typed and go on, Esc does not. */
function CellField({
  label,
  text,
  onCommit,
  onCancel,
}: {
  label: string;
  text: string;
  onCommit: Commit;
  onCancel: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  const leave = (act: () => void) => {
    if (left.current) return;
    left.current = true;
    act();
  };
  return (
    <input
      ref={field}
      aria-label={label}
      defaultValue={text}
      className="grid-field"
      onBlur={(event) => {
        const { value } = event.target;
        leave(() => onCommit(value));
      }}
      onKeyDown={(event) => {
        const { value } = event.currentTarget;
        const back = event.shiftKey ? -1 : 1;
        if (event.key === "Enter") leave(() => onCommit(value, { rows: back, columns: 0 }));
        else if (event.key === "Tab") leave(() => onCommit(value, { rows: 0, columns: back }));
        else if (event.key === "Escape") leave(onCancel);
        else return;
        event.preventDefault();
      }}
    />
  );
}
