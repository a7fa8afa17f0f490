import { Link } from "react-router";
import type { FileCell, FileDifference } from "../../../contract/office/files.ts";
import { Badge } from "../../parts/Badge.tsx";
import { formatNumber } from "../../parts/money.ts";
import { type Column, Table } from "../../parts/Table.tsx";
import { notableLines, type Outcome, placeWords, products } from "./words.ts";

/** What becomes of how many products, and which columns change. */
export function Counts({ outcome }: { outcome: Outcome }) {
  const { added, changed, unchanged, refusals, columns } = outcome;
  const counts = { Added: added, Changed: changed, "As they are": unchanged, "Rows refused": refusals };
  return (
    <>
      <dl className="file-counts">
        {Object.entries(counts).map(([name, count]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {columns.length > 0 && (
        <p className="mt-3 text-menu text-muted">
          What changes: {columns.map(({ name, cells }) => `${name} (${formatNumber(cells)})`).join(", ")}
        </p>
      )}
    </>
  );
}

/** What should be looked at before the yes. */
export function Notable({ outcome }: { outcome: Outcome }) {
  const lines = notableLines(outcome);
  if (lines.length === 0) return undefined;
  return (
    <div className="mt-4">
      <h3 className="font-[550]">Look at this first</h3>
      <ul className="mt-1 list-disc ps-5">
        {lines.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Columns that nothing is taken from: one that was meant to be read is seen here, with its slip. */
export function Unread({ outcome: { unread = [] } }: { outcome: Outcome }) {
  if (unread.length === 0) return undefined;
  return (
    <p className="mt-4 text-menu text-muted">
      Columns that nothing is taken from: <span className="break-words text-ink">{unread.join(", ")}</span>
    </p>
  );
}

/** Where the file's categories go, what nobody has said first. */
export function Places({ outcome: { places = [] } }: { outcome: Outcome }) {
  if (places.length === 0) return undefined;
  const unsure = places.filter(({ how }) => placeWords[how] !== undefined).length;
  return (
    <details className="mt-4" open={unsure > 0 && places.length <= 8}>
      <summary className="touch text-menu text-brand">
        Where its categories go{unsure > 0 && `: ${formatNumber(unsure)} to look at`}
      </summary>
      <ul aria-label="Where its categories go" className="mt-1">
        {places.map(({ text, how, to, products: count }) => (
          <li key={`${text} ${how} ${to}`} className="flex flex-wrap items-baseline gap-x-2 py-0.5 break-words">
            <span>
              {text} <span aria-hidden="true">→</span>
              <span className="sr-only">goes to</span> {to.split("/").join(" / ")}
            </span>
            <span className="text-xs text-muted">{products(count)}</span>
            {placeWords[how] && <Badge tone={how === "mapped" ? "info" : "warn"}>{placeWords[how]}</Badge>}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-muted">
        Put them right once for all in <code>categories.txt</code> of the shop's folder, then send the file again.
      </p>
    </details>
  );
}

type Problem = Outcome["problems"][number];
const problemColumns: readonly Column<Problem>[] = [
  { head: "Line", cell: ({ line }) => <span className="figures">{formatNumber(line)}</span> },
  {
    head: "What becomes of it",
    cell: ({ kind }) =>
      kind === "refused" ? <Badge tone="bad">stays out</Badge> : <Badge tone="warn">goes in, corrected</Badge>,
  },
  { head: "Product", cell: ({ product }) => <span className="break-all">{product || "–"}</span> },
  { head: "Why", phone: "lead", cell: ({ reason }) => reason },
];

/** What is wrong with the file, by its lines. */
export function Problems({ outcome: { problems, refusals, notices } }: { outcome: Outcome }) {
  if (problems.length === 0) return undefined;
  const more = refusals + notices - problems.length;
  return (
    <div className="mt-6">
      <h3 className="mb-2 font-[550]">Problems in the file</h3>
      <Table
        caption="Problems in the file"
        columns={problemColumns}
        rows={problems}
        keyOf={(problem) => `${problem.line} ${problem.product} ${problem.reason}`}
      />
      {more > 0 && <p className="mt-2 text-menu text-muted">and {formatNumber(more)} more</p>}
    </div>
  );
}

/** What changes, product by product, with before and after of each column. */
export function Differences({ outcome: { differences, added, changed } }: { outcome: Outcome }) {
  if (differences.length === 0) return undefined;
  const more = added + changed - differences.length;
  return (
    <div className="mt-6">
      <h3 className="mb-2 font-[550]">The difference</h3>
      <ul aria-label="The difference">
        {differences.map((difference) => (
          <Difference key={`${difference.slug} ${difference.cells[0]?.sku}`} difference={difference} />
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-hairline pt-3 text-menu text-muted">and {formatNumber(more)} more products</p>
      )}
    </div>
  );
}

const Difference = ({ difference: { id, name, kind, cells, more } }: { difference: FileDifference }) => (
  <li className="file-product">
    <p className="flex flex-wrap items-baseline gap-2 font-[550]">
      {id === null ? name : <Link to={`/products/${id}`}>{name}</Link>}
      {kind === "added" && <Badge tone="info">new</Badge>}
    </p>
    <table className="file-cells">
      <caption className="sr-only">{name}</caption>
      <tbody>
        {cells.map((cell) => (
          <tr key={`${cell.sku} ${cell.column}`}>
            <th scope="row">
              {cell.column}
              {cell.sku && <span className="figures block text-xs break-all">{cell.sku}</span>}
            </th>
            <td>
              <BeforeAfter cell={cell} isNew={kind === "added"} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {more > 0 && <p className="text-xs text-muted">and {formatNumber(more)} more of it</p>}
  </li>
);

const BeforeAfter = ({ cell: { before, after }, isNew }: { cell: FileCell; isNew: boolean }) =>
  isNew ? (
    <ins>{after}</ins>
  ) : (
    <>
      <span className="sr-only">before </span>
      {before ? <del>{before}</del> : <span className="text-muted">nothing</span>}
      <span aria-hidden="true"> → </span>
      <span className="sr-only">, after </span>
      {after ? <ins>{after}</ins> : <span className="text-muted">nothing</span>}
    </>
  );
