import type { Cells } from "../../../contract/office/grid.ts";
import type { DataOf, OfficeCall } from "../../api/call.ts";
import { client } from "../../api/client.ts";
import { useWrite } from "../../api/write.ts";
import { say } from "../../shell/toasts.ts";
import { counted } from "../order/words.ts";
import { listsOfProducts } from "../product/kept.ts";

const reads = [
  "GET /grid",
  "GET /grid/changes",
  "GET /products/{id}",
  ...listsOfProducts,
] as const satisfies readonly OfficeCall[];
type Applied = DataOf<"POST /grid/apply">;

const stayed = ({ left, left_count }: Applied): string =>
  left_count > 0
    ? ` ${counted(left_count, "value stays as it is", "values stay as they are")}: ${left[0]?.name ?? ""}: ${left[0]?.why ?? ""}`
    : "";

/** Puts a change of many back. */
export const useUndo = () =>
  useWrite("POST /grid/undo", {
    reads,
    after: (applied) =>
      say({
        kind: applied.cells > 0 ? "done" : "info",
        text: `${applied.cells > 0 ? `${counted(applied.cells, "value is", "values are")} as before.` : "Nothing of it stands any more."}${stayed(applied)}`,
      }),
  });

/** Shows in the rows that are kept what the shop has taken, until they are read anew. */
function showTaken(taken: Cells[]): void {
  const values = new Map(taken.flatMap(({ field, cells }) => cells.map(([id, , after]) => [`${field} ${id}`, after])));
  client.setQueriesData<DataOf<"GET /grid">>(
    { queryKey: ["GET /grid"] },
    (kept) =>
      kept && {
        ...kept,
        rows: kept.rows.map((row) => {
          const changed = taken.flatMap(({ field }) => {
            const after = values.get(`${field} ${field === "hsn" || field === "published" ? row.product : row.id}`);
            return after === undefined ? [] : [[field, after]];
          });
          return changed.length > 0 ? { ...row, ...Object.fromEntries(changed) } : row;
        }),
      },
  );
}

/** What was sent without what stays as it was. */
function withoutLeft(sent: Cells[], { left, left_count }: Applied): Cells[] {
  if (left_count > left.length) return [];
  const stays = new Set(left.map(({ field, id }) => `${field} ${id}`));
  return sent.map(({ field, cells }) => ({ field, cells: cells.filter(([id]) => !stays.has(`${field} ${id}`)) }));
}

/** Changes cells; what the shop has taken is handed to `onTaken`, and the toast offers to put it back. */
export function useApply(onTaken: (taken: Cells[]) => void) {
  const undo = useUndo();
  return useWrite("POST /grid/apply", {
    reads,
    after: (applied, { body }) => {
      const taken = withoutLeft(body.cells, applied);
      showTaken(taken);
      onTaken(taken);
      const { change, cells } = applied;
      say({
        kind: cells > 0 ? "done" : "info",
        text: `${counted(cells, "value")} changed.${stayed(applied)}`,
        ...(change !== null && { act: { name: "Undo", do: () => undo.start({ body: { change } }) } }),
      });
    },
  });
}

/** Has the clock change cells; what was entered is let go, as it stands in the plan. */
export function usePlan(onTaken: (taken: Cells[]) => void) {
  const end = useWrite("POST /grid/plans/{id}/end", {
    reads: ["GET /grid/plans"],
    done: "Taken back: nothing changes.",
  });
  return useWrite("POST /grid/plan", {
    reads: ["GET /grid/plans"],
    after: ({ plan }, { body }) => {
      onTaken(body.cells);
      say({
        kind: "done",
        text: "It is planned. It stands under Changes.",
        act: { name: "Undo", do: () => end.start({ parameters: { id: plan } }) },
      });
    },
  });
}
