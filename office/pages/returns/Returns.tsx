import { useState } from "react";
import { type DataOf } from "../../api/call.ts";
import { useList } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { type Column, ListTable } from "../../parts/Table.tsx";
import { Tabs, useTab } from "../../parts/Tabs.tsx";
import { When } from "../../parts/When.tsx";
import { Decide } from "../order/acts/Decide.tsx";
import { counted, reasons, returnStates } from "../order/words.ts";
import { ReceiveHere } from "./ReceiveHere.tsx";

export type Row = DataOf<"GET /returns">["rows"][number];
type Act = "accepted" | "refused" | "receive";

const tabs = {
  name: "state",
  options: [
    { value: "", name: "Waiting" },
    { value: "requested", name: "Asked for" },
    { value: "accepted", name: "On the way" },
    { value: "received", name: "Received" },
    { value: "refused", name: "Refused" },
  ],
} as const;

const keyOf = ({ order_no, number }: Row) => `${order_no} ${number}`;

/** The row in which the focus is. */
const focused = (rows: readonly Row[]) =>
  rows.find((row) => document.activeElement?.closest("[data-row]")?.querySelector(`[data-return="${keyOf(row)}"]`));

type Open = (row: Row, act: Act) => void;
const columnsFor = (actsOf: (row: Row) => Act[], open: Open): Column<Row>[] => [
  {
    head: "Order",
    phone: "lead",
    cell: (row) => (
      <span data-return={keyOf(row)} className="figures">
        {row.order_no}
      </span>
    ),
  },
  {
    head: "State",
    cell: ({ state: now }) => <Badge tone={returnStates[now].tone}>{returnStates[now].name}</Badge>,
  },
  { head: "Customer", cell: ({ name }) => name },
  { head: "Why", cell: ({ reason }) => reasons[reason] },
  {
    head: "Pieces",
    right: true,
    cell: ({ pieces, exchange }) => (exchange ? `${pieces}, in exchange` : pieces),
  },
  { head: "Asked", cell: ({ asked_at }) => <When time={asked_at} span /> },
  {
    head: "What to do",
    headHidden: true,
    right: true,
    phone: "lead",
    cell: (row) => <RowActs row={row} acts={actsOf(row)} open={(act) => open(row, act)} />,
  },
];

/** What comes back: from the asking to the money. */
export default function Returns() {
  const session = useStaff();
  const state = useTab(tabs);
  const list = useList("GET /returns", state ? { state } : {});
  const [opened, open] = useState<{ row: Row; act: Act }>();
  const can = { decide: may(session, "returns.decide"), receive: may(session, "returns.receive") };
  const actsOf = (row: Row): Act[] => [
    ...(can.receive && row.state === "accepted" ? (["receive"] as const) : []),
    ...(can.decide && row.state === "requested" ? (["accepted"] as const) : []),
    ...(can.decide && (row.state === "requested" || row.state === "accepted") ? (["refused"] as const) : []),
  ];
  const byKey = (act: Act) => () => {
    const row = focused(list.rows) ?? list.rows.find((one) => actsOf(one).includes(act));
    if (row && actsOf(row).includes(act)) open({ row, act });
  };
  useKeys("Returns", [
    ...(can.decide ? [{ keys: "a", what: "Accept the return", act: byKey("accepted") }] : []),
    ...(can.decide ? [{ keys: "f", what: "Refuse the return", act: byKey("refused") }] : []),
    ...(can.receive ? [{ keys: "v", what: "Receive what came back", act: byKey("receive") }] : []),
  ]);
  return (
    <>
      <PageHead title="Returns">
        <Tabs label="Which returns" {...tabs} />
      </PageHead>
      <ListTable
        caption="Returns, the oldest first"
        list={list}
        columns={columnsFor(actsOf, (row, act) => open({ row, act }))}
        keyOf={keyOf}
        to={({ order_no }) => `/orders/${order_no}`}
        empty={
          <Empty icon="returns" title={state ? "None here" : "Nothing comes back"}>
            What a customer asks to send back on his order's page stands here, or what you ask for him on the order.
            Accept it, and once it lies before you, say in which condition it came: the money follows by itself.
          </Empty>
        }
      />
      {opened?.act === "receive" && (
        <ReceiveHere orderNo={opened.row.order_no} number={opened.row.number} onClose={() => open(undefined)} />
      )}
      {opened && opened.act !== "receive" && (
        <Decide
          orderNo={opened.row.order_no}
          asked={opened.row}
          decision={opened.act}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

const words: Record<Act, string> = { receive: "Receive", accepted: "Accept", refused: "Refuse" };

const RowActs = ({ row, acts, open }: { row: Row; acts: readonly Act[]; open: (act: Act) => void }) => (
  <span className="inline-flex flex-wrap gap-2">
    {acts.map((act) => (
      <Button
        key={act}
        small
        look={act === "refused" ? "quiet" : "secondary"}
        aria-label={`${words[act]} ${counted(row.pieces, "piece")} of ${row.order_no}`}
        onClick={() => open(act)}
      >
        {words[act]}
      </Button>
    ))}
  </span>
);
