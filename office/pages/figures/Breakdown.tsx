import { Link } from "react-router";
import type { FigureTable } from "../../../contract/office/figures.ts";
import { addressOf } from "../../api/call.ts";
import { Card } from "../../parts/Card.tsx";
import { Money } from "../../parts/Money.tsx";
import { formatNumber } from "../../parts/money.ts";
import { type Asked, queryOf } from "./address.ts";
import { shareOf } from "./words.ts";

/** The whole table as a file. */
export const CsvLink = ({ table, asked }: { table: FigureTable; asked: Asked }) => (
  <a
    className="text-link text-xs"
    href={addressOf("/figures/{table}", { parameters: { table }, query: queryOf(asked) })}
    download
    aria-label={`CSV of ${table}`}
  >
    CSV
  </a>
);

/** A row: its name, a line of words below it, its amount (in paise, or how often), and where it leads. */
export type Share = { key: string | number; name: string; words: string; amount: number; to?: string | undefined };

/** So many rows stand there at once; the others open. */
const shown = 8;

type Props = {
  title: string;
  table: FigureTable;
  asked: Asked;
  /** What the amounts are, for the table's head. */
  amount: string;
  rows: readonly Share[];
  /** What the shares are of; left out: of the rows' sum. */
  whole?: number;
  /** Amounts are counts and no money. */
  counts?: boolean;
  none: string;
};

/** What a sum is made of, the greatest first: each part with its share as a bar and in words. */
export function Breakdown({ title, table, asked, amount, rows, whole, counts = false, none }: Props) {
  const all = whole ?? rows.reduce((sum, row) => sum + row.amount, 0);
  const most = Math.max(1, ...rows.map((row) => row.amount));
  const rest = rows.slice(shown);
  return (
    <Card title={title} aside={rows.length > 0 && <CsvLink table={table} asked={asked} />}>
      {rows.length === 0 && <p className="text-muted">{none}</p>}
      {rows.length > 0 && <Shares caption={title} rows={rows.slice(0, shown)} {...{ amount, all, most, counts }} />}
      {rest.length > 0 && (
        <details>
          <summary className="share-more text-link">{rest.length} more</summary>
          <Shares caption={`${title}, the others`} rows={rest} {...{ amount, all, most, counts }} />
        </details>
      )}
    </Card>
  );
}

type Of = { caption: string; amount: string; rows: readonly Share[]; all: number; most: number; counts: boolean };

const Shares = ({ caption, amount, rows, all, most, counts }: Of) => (
  <table className="share">
    <caption className="sr-only">{caption}</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">What</th>
        <th scope="col">{amount}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">
            {row.to ? (
              <Link to={row.to} className="text-link">
                {row.name}
              </Link>
            ) : (
              row.name
            )}
            <span className="figures block text-xs font-[400] text-muted">{row.words}</span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="share-bar">
              <rect width={(Math.max(0, row.amount) / most) * 100} height="4" />
            </svg>
          </th>
          <td>
            {counts ? formatNumber(row.amount) : <Money paise={row.amount} />}
            <span className="block text-xs text-muted">{shareOf(row.amount, all)}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
