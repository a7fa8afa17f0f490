import { type DataOf } from "../../api/call.ts";
import { useList } from "../../api/read.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { type Column, ListTable } from "../../parts/Table.tsx";
import { Tabs, useTab } from "../../parts/Tabs.tsx";
import { When } from "../../parts/When.tsx";
import { ClockBar } from "./ClockBar.tsx";
import { states } from "./words.ts";

type Row = DataOf<"GET /complaints">["rows"][number];

const tabs = {
  name: "view",
  options: [
    { value: "open", name: "Open" },
    { value: "over", name: "Over" },
  ],
} as const;

const columns: Column<Row>[] = [
  { head: "Complaint", phone: "lead", cell: ({ ticket }) => <span className="figures">{ticket}</span> },
  { head: "State", cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].name}</Badge> },
  { head: "From", cell: ({ name }) => name },
  {
    head: "In their words",
    phone: "lead",
    cell: ({ beginning }) => <span className="line-clamp-2 max-w-prose text-muted">{beginning}</span>,
  },
  { head: "Came", cell: ({ received_at }) => <When time={received_at} wraps /> },
  { head: "Runs out", phone: "lead", cell: (row) => <Due row={row} /> },
];

/** The clock that runs out next. */
const Due = ({ row: { due, received_at, acknowledge_by, resolve_by } }: { row: Row }) =>
  due && (
    <span className="block w-full min-w-40">
      <ClockBar
        small
        name={due.clock === "acknowledge" ? "Acknowledge" : "Resolve"}
        from={received_at}
        until={due.clock === "acknowledge" ? acknowledge_by : resolve_by}
        ended={undefined}
      />
    </span>
  );

/** Complaints to the grievance officer, the one whose clock runs out next first. */
export default function Complaints() {
  const view = useTab(tabs);
  const list = useList("GET /complaints", view === "open" ? {} : { view });
  return (
    <>
      <PageHead title="Complaints">
        <Tabs label="Which complaints" {...tabs} />
      </PageHead>
      <ListTable
        caption={view === "open" ? "Open complaints, by their clocks" : "Complaints that are over"}
        list={list}
        columns={columns}
        keyOf={({ ticket }) => ticket}
        to={({ ticket }) => `/complaints/${ticket}`}
        empty={
          <Empty icon="complaints" title={view === "open" ? "Nobody complains" : "None is over yet"}>
            What comes by the shop's grievance page stands here with the law's two clocks: 48 hours to acknowledge it, a
            month to resolve it. Every word you send goes to the customer by mail.
          </Empty>
        }
      />
    </>
  );
}
