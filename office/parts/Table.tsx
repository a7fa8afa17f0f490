import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import type { List } from "../api/read.ts";
import { useKeys } from "../keys/keys.ts";
import { Button } from "./Button.tsx";
import { LoadFailed, Skeleton } from "./Loaded.tsx";
import { useWhole } from "./useWhole.ts";

/** A column: its head, and of each row what stands in it. */
export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and amounts stand at the right. */
  right?: boolean;
  /** On a phone a row is a small card: `lead` is its first line, `none` is left out; others follow with their head. */
  phone?: "lead" | "none";
  /** Left out where the table is as narrow as on a tablet held upright, too. */
  roomy?: boolean;
  headHidden?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Where a row leads; its first column becomes the link, and a press anywhere in the row goes there. */
  to?: (row: Row) => string;
  /** Chosen rows, by their keys, and how to choose; `x` chooses the row that has the focus. */
  chosen?: { keys: ReadonlySet<string | number>; toggle: (row: Row) => void };
  rowClass?: (row: Row) => string;
};

/** Moves the focus by rows: to where the row after or before leads, which Enter opens, or the first that can be pressed in it. */
function step(body: HTMLElement | null, by: number): void {
  const rows = [...(body?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 ? (by > 0 ? 0 : rows.length - 1) : Math.max(0, Math.min(rows.length - 1, at + by))];
  const target =
    next?.querySelector<HTMLElement>(".row-target") ?? next?.querySelector<HTMLElement>("a, button, input") ?? next;
  target?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** So many rows are drawn at once, more than a screen shows; the others follow when these are painted, until when each has about so many pixels. */
const [firstRows, rowHeight] = [20, 56];

/** A table of things: `j` and `k` move by rows, Enter opens, `x` chooses. On a phone its rows are small cards. */
export function Table<Row>({ caption, columns, rows, keyOf, to, chosen, rowClass }: Props<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isWhole = useWhole();
  const choose = () => {
    const all = [...(body.current?.querySelectorAll("[data-row]") ?? [])];
    const row = rows[all.findIndex((one) => one.contains(document.activeElement))];
    if (row) chosen?.toggle(row);
  };
  useKeys("Rows", [
    { keys: "j", what: "Next row", act: () => step(body.current, 1) },
    { keys: "k", what: "Row before", act: () => step(body.current, -1) },
    ...(chosen ? [{ keys: "x", what: "Choose the row", act: choose }] : []),
  ]);
  return (
    <div className="table-box">
      <table className="table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {chosen && (
              <th className="w-8">
                <span className="sr-only">Chosen</span>
              </th>
            )}
            {columns.map(({ head, right, roomy, headHidden }) => (
              <th key={head} scope="col" className={`${right ? "text-right" : ""} ${roomy ? "roomy" : ""}`}>
                {headHidden ? <span className="sr-only">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {(isWhole ? rows : rows.slice(0, firstRows)).map((row) => (
            <tr key={keyOf(row)} data-row className={`${to ? "row-link" : ""} ${rowClass?.(row) ?? ""}`}>
              {chosen && (
                <td className="cell-choice">
                  <input
                    type="checkbox"
                    className="choice"
                    aria-label={`Choose ${keyOf(row)}`}
                    checked={chosen.keys.has(keyOf(row))}
                    onChange={() => chosen.toggle(row)}
                  />
                </td>
              )}
              {columns.map(({ head, cell, right, phone, roomy }, n) => (
                <td
                  key={head}
                  data-head={head}
                  className={`${right ? "cell-right" : ""} ${phone ? `phone-${phone}` : ""} ${roomy ? "roomy" : ""}`}
                >
                  {to && n === 0 ? (
                    <Link to={to(row)} className="row-target">
                      {cell(row)}
                    </Link>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
          {!isWhole && <tr aria-hidden="true" style={{ height: Math.max(0, rows.length - firstRows) * rowHeight }} />}
        </tbody>
      </table>
    </div>
  );
}

/** A list that comes by pages: its table, its place while it is on the way, what it says when it is empty, and how to get more. */
export function ListTable<Row>({
  list,
  empty,
  ...table
}: Omit<Props<Row>, "rows"> & { list: List<Row>; empty: ReactNode }) {
  const { rows, more, busy, query } = list;
  if (query.error && rows.length === 0) return <LoadFailed error={query.error} again={() => void query.refetch()} />;
  if (query.isPending) return <Skeleton rows={10} />;
  if (rows.length === 0) return empty;
  return (
    <>
      <Table {...table} rows={rows} />
      {more && (
        <p className="mt-4 text-center">
          <Button onClick={more} busy={busy}>
            {busy ? "More is on the way" : "Show more"}
          </Button>
        </p>
      )}
    </>
  );
}
