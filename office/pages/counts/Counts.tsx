import { useSearchParams } from "react-router";
import { useList } from "../../api/read.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { type Column, ListTable } from "../../parts/Table.tsx";
import { When } from "../../parts/When.tsx";
import { MoreInSight } from "../orders/MoreInSight.tsx";
import { Begin } from "./Begin.tsx";
import { type Row, states, variants } from "./words.ts";

const columns: readonly Column<Row>[] = [
  { head: "What", phone: "lead", cell: ({ words }) => words },
  {
    head: "State",
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].name}</Badge>,
  },
  {
    head: "Counted",
    right: true,
    cell: ({ state, open, scanned, lines }) => (
      <span className="figures">{state === "counting" ? `${scanned} of ${variants(open)}` : variants(lines)}</span>
    ),
  },
  {
    head: "Differ",
    right: true,
    cell: ({ differ }) => <span className="figures">{differ ?? <span className="text-faint">–</span>}</span>,
  },
  { head: "Who", cell: ({ name }) => name },
  { head: "Begun", cell: ({ at }) => <When time={at} /> },
];

/** Counts of shelves: those under way and what became of the others; and the way to a new one. */
export default function Counts() {
  const [parameters, setParameters] = useSearchParams();
  const list = useList("GET /counts");
  const begin = () => setParameters({ new: "" }, { replace: true });
  useKeys("Counts", [{ keys: "n", what: "New count", act: begin }]);
  return (
    <>
      <PageHead title="Counts">
        <Button look="primary" icon="plus" onClick={begin}>
          New count
        </Button>
      </PageHead>
      <ListTable
        caption="Counts"
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        to={({ id }) => `/counts/${id}`}
        empty={
          <Empty
            icon="scan"
            title="No shelf was counted yet"
            act={
              <Button look="primary" onClick={begin}>
                New count
              </Button>
            }
          >
            Choose a place, walk along it and scan what lies there. Nobody is told how many there should be until all is
            counted; what differs is counted once more, and only then stock is put right.
          </Empty>
        }
      />
      <MoreInSight list={list} />
      {parameters.has("new") && (
        <Begin
          search={parameters.get("search") ?? ""}
          view={parameters.get("view") ?? "all"}
          onClose={() => setParameters({}, { replace: true })}
        />
      )}
    </>
  );
}
