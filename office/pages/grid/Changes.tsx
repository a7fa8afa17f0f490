import type { BulkChange } from "../../../contract/office/grid.ts";
import { gridFields } from "../../../contract/office/gridFields.ts";
import { useList } from "../../api/read.ts";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { type Column, ListTable } from "../../parts/Table.tsx";
import { When } from "../../parts/When.tsx";
import { counted } from "../order/words.ts";
import { Plans } from "./Plans.tsx";
import { useUndo } from "./useChange.ts";

const columns = (undo: ReturnType<typeof useUndo>): Column<BulkChange>[] => [
  {
    head: "What for",
    phone: "lead",
    cell: ({ words, undoes }) => (
      <span className="min-w-0 font-[550]">
        {undoes !== null && "Put back: "}
        {words}
      </span>
    ),
  },
  { head: "Who", cell: ({ name }) => name },
  { head: "When", cell: ({ at }) => <When time={at} /> },
  { head: "Columns", cell: ({ fields }) => fields.map((field) => gridFields[field].name).join(", ") },
  { head: "Values", right: true, cell: ({ cells, rows }) => `${cells} in ${counted(rows, "row")}` },
  {
    head: "Undo",
    headHidden: true,
    right: true,
    cell: ({ id, words, undoes, undone }) =>
      undone ? (
        <span className="text-muted">Put back by {undone.name}</span>
      ) : (
        undoes === null && (
          <Button
            small
            busy={undo.busy}
            aria-label={`Put back: ${words}`}
            onClick={() => undo.start({ body: { change: id } })}
          >
            Put back
          </Button>
        )
      ),
  },
];

/** What was changed many at once, by whom, and the way back. */
export default function Changes() {
  const list = useList("GET /grid/changes");
  const undo = useUndo();
  return (
    <>
      <PageHead title="Changes of many">
        <ButtonLink to="/grid">Grid</ButtonLink>
      </PageHead>
      <Plans />
      <ListTable
        caption="Changes of many"
        list={list}
        columns={columns(undo)}
        keyOf={({ id }) => id}
        empty={
          <Empty icon="audit" title="Nothing was changed so yet" act={<ButtonLink to="/grid">Grid</ButtonLink>}>
            What is changed in the grid stands here, with who and what for, and can be put back as long as it stands so.
          </Empty>
        }
      />
    </>
  );
}
