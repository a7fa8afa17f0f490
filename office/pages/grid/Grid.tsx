import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { GridRow } from "../../../contract/office/grid.ts";
import { type GridField, gridFields, gridLimits } from "../../../contract/office/gridFields.ts";
import { useRead } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { useWrite } from "../../api/write.ts";
import { useKeys } from "../../keys/keys.ts";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { useUnsaved } from "../../shell/leaving.ts";
import { counted } from "../order/words.ts";
import { addressOf, readAsked, saidOf } from "../products/address.ts";
import { ColumnMenu, useColumns } from "../products/ColumnMenu.tsx";
import { Filters } from "../products/Filters.tsx";
import { columnsFor } from "./columns.ts";
import { FormulaBar } from "./FormulaBar.tsx";
import { GridTable } from "./GridTable.tsx";
import { Preview } from "./Preview.tsx";
import { type Pick, rangeOf, start } from "./pick.ts";
import { useApply, usePlan } from "./useChange.ts";
import { useEntries } from "./useEntries.ts";

const none: readonly GridRow[] = [];
/** On a phone the grid comes first, and what narrows it down is opened when it is wanted. */
const isWide = matchMedia("(width >= 48rem)").matches;

/** Many values of goods at once: typed, pasted or worked out, looked at before and after, applied in one and put back in one. */
export default function Grid() {
  const [parameters] = useSearchParams();
  const asked = readAsked(parameters);
  const chosen = parameters.get("products") ?? undefined;
  const session = useStaff();
  const mayChange = (field: GridField) => may(session, gridFields[field].right);
  const { sort: _, ...filter } = saidOf(asked);
  const read = useRead("GET /grid", { query: { ...filter, ...(chosen && { products: chosen }) } });
  const { hidden, toggle } = useColumns("gridColumns");
  const all = columnsFor(mayChange);
  const columns = all.filter(({ head }) => !hidden.has(head));
  const { sheet, enter, undo, clear, applied } = useEntries(read.data?.rows ?? none);
  const [pick, setPick] = useState<Pick>(start);
  const safe = withinSheet(pick, sheet.rows.length, columns.length);
  const preview = useWrite("POST /grid/preview");
  const [shown, setShown] = useState<Awaited<ReturnType<typeof preview.run>>>();
  const apply = useApply(applied);
  const plan = usePlan(applied);
  const changes = useMemo(() => sheet.changes(), [sheet]);
  const wrong = changes.filter((change) => change.wrong !== undefined);
  useUnsaved(sheet.entries.size > 0);
  const look = async () => {
    const cells = sheet.cells();
    if (cells.length === 0 || preview.busy || apply.busy) return;
    // What goes wrong is said by a toast.
    setShown(await preview.run({ body: { cells } }).catch(() => undefined));
  };
  useKeys("Grid", [
    { keys: "Ctrl+s", what: "Preview what was entered", act: () => void look() },
    {
      keys: "f",
      what: "Set a column by a formula",
      act: () => document.querySelector<HTMLElement>("[data-formula]")?.focus(),
    },
  ]);
  const goTo = ({ row, field }: (typeof wrong)[number]) => {
    const at = { row: sheet.rows.indexOf(row), column: columns.findIndex((column) => column.field === field) };
    setPick({ at, anchor: at });
    document.querySelector<HTMLElement>("[role=grid]")?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageHead title="Grid" aside={read.data && counted(sheet.rows.length, "variant")}>
        <ButtonLink to="/grid/changes">Changes</ButtonLink>
        <ColumnMenu heads={all.map(({ head }) => head)} hidden={hidden} toggle={toggle} />
      </PageHead>
      {chosen ? (
        <p className="mb-3 text-muted">
          The products that you chose.{" "}
          <ButtonLink to="/grid" small>
            All products
          </ButtonLink>
        </p>
      ) : (
        <details className="mb-3" open={isWide}>
          <summary className="touch mb-2 cursor-pointer text-brand">Narrow down</summary>
          <Filters key={asked.search} asked={asked} path="/grid" />
        </details>
      )}
      <Loaded read={read} rows={12}>
        {({ more }) =>
          sheet.rows.length === 0 ? (
            <Empty
              icon="products"
              title="No variant of that kind"
              act={<ButtonLink to={addressOf(asked)}>Products</ButtonLink>}
            >
              Variants that are sold stand here; narrow down by other words.
            </Empty>
          ) : (
            <>
              {more && (
                <p className="mb-2">
                  The first {gridLimits.variants} by name. Only these are changed: narrow down for the others.
                </p>
              )}
              <FormulaBar sheet={sheet} range={rangeOf(safe)} may={mayChange} enter={enter} />
              <GridTable {...{ sheet, columns, setPick, enter, undo }} pick={safe} />
              <GridFoot note={sheet.rows[safe.at.row] && noteOf(sheet, safe, columns)} />
            </>
          )
        }
      </Loaded>
      {sheet.entries.size > 0 && (
        <div className="chosen-bar" role="region" aria-label="What was entered">
          <p className="font-[550]" aria-live="polite">
            {apply.busy ? "Being saved" : `${counted(changes.length - wrong.length, "value")} entered`}
            {wrong.length > 0 && <span className="text-error">, {wrong.length} can't be</span>}
            {sheet.entries.size > changes.length &&
              `, ${sheet.entries.size - changes.length} hidden by the filter stay out`}
          </p>
          <div className="flex flex-wrap gap-2">
            {wrong[0] && (
              <Button small onClick={() => wrong[0] && goTo(wrong[0])}>
                Show why
              </Button>
            )}
            <Button small look="quiet" onClick={clear}>
              Take all back
            </Button>
            <Button
              small
              look="primary"
              busy={preview.busy || apply.busy || changes.length === wrong.length}
              onClick={() => void look()}
            >
              Preview
            </Button>
          </div>
        </div>
      )}
      <Preview
        preview={shown}
        onClose={() => setShown(undefined)}
        onApply={(words, { from, until }) => {
          setShown(undefined);
          if (from) plan.start({ body: { cells: sheet.cells(), words, from, until } });
          else apply.start({ body: { cells: sheet.cells(), words } });
        }}
      />
    </>
  );
}

/** The pick, where rows or columns have become fewer. */
function withinSheet({ at, anchor }: Pick, rows: number, columns: number): Pick {
  const place = ({ row, column }: Pick["at"]) => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  });
  return { at: place(at), anchor: place(anchor) };
}

/** What is wrong where one is, or which keys there are. */
function noteOf(sheet: ReturnType<typeof useEntries>["sheet"], { at }: Pick, columns: ReturnType<typeof columnsFor>) {
  const row = sheet.rows[at.row];
  const field = columns[at.column]?.field;
  return row && field ? sheet.wrong(row, field) : undefined;
}

const GridFoot = ({ note }: { note: string | undefined }) => (
  <p className={`grid-foot ${note ? "text-error" : "text-muted"}`} aria-live="polite">
    {note ??
      "Type or press Enter to change a value, Shift with arrows to choose. Ctrl D fills down, Ctrl C and V copy and paste, Ctrl Z takes back."}
  </p>
);
