import { type DataOf } from "../../api/call.ts";
import { useList } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { Badge } from "../../parts/Badge.tsx";
import { CopySmall } from "../../parts/CopySmall.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Money } from "../../parts/Money.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { type Column, ListTable } from "../../parts/Table.tsx";
import { Tabs, useTab } from "../../parts/Tabs.tsx";
import { counted } from "../order/words.ts";
import { UtrField } from "./UtrField.tsx";

export type Row = DataOf<"GET /refunds">["rows"][number];

const tabs = {
  name: "due",
  options: [
    { value: "all", name: "All" },
    { value: "transfer", name: "To transfer" },
    { value: "gateway", name: "By the gateway" },
  ],
} as const;

/** From so many days on a refund is late: a bank takes five to seven. */
const late = 5;

/** The columns; the reference is typed by who may enter it. */
const columnsFor = (enters: boolean): Column<Row>[] => [
  { head: "Order", phone: "lead", cell: ({ order_no }) => <span className="figures">{order_no}</span> },
  {
    head: "Waits",
    cell: ({ age_days }) =>
      age_days >= late ? (
        <Badge tone="bad">{counted(age_days, "day")}</Badge>
      ) : (
        <span className="text-muted">{age_days === 0 ? "since today" : counted(age_days, "day")}</span>
      ),
  },
  {
    head: "Customer",
    cell: ({ name, reason }) => (
      <span>
        {name}
        <span className="block text-xs text-muted">{reason}</span>
      </span>
    ),
  },
  { head: "Amount", right: true, cell: ({ amount }) => <Money paise={amount} exact /> },
  { head: "Goes to", cell: (row) => <Way row={row} /> },
  {
    head: "Bank's reference",
    phone: "lead",
    cell: (row) =>
      row.way === "transfer" && row.state !== "processed" && enters ? (
        <UtrField orderNo={row.order_no} amount={row.amount} />
      ) : (
        <span className="figures text-muted">{row.reference ?? "–"}</span>
      ),
  },
];

/** Money that is to go back: what somebody has to transfer, and what the gateway has not done yet. */
export default function Refunds() {
  const due = useTab(tabs);
  const list = useList("GET /refunds", due === "all" ? {} : { due });
  const enters = may(useStaff(), "refunds.paid");
  const total = list.rows.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <PageHead
        title="Refunds"
        aside={
          list.rows.length > 0 && (
            <>
              {counted(list.rows.length, "refund")}
              {list.more && " so far"}, <Money paise={total} />
            </>
          )
        }
      >
        <Tabs label="Which refunds" {...tabs} />
      </PageHead>
      <ListTable
        caption="Money that is to go back, the oldest first"
        list={list}
        columns={columnsFor(enters)}
        keyOf={({ id }) => id}
        to={({ order_no }) => `/orders/${order_no}`}
        empty={
          <Empty icon="refunds" title="Nothing is due">
            What was paid through the gateway goes back by itself. What was paid in cash stands here until somebody has
            transferred it and typed the bank's reference: Enter leads to the next one.
          </Empty>
        }
      />
    </>
  );
}

/** How the money goes back, and what is in its way. */
function Way({ row: { way, gateway, refund_to, state, attempts, error } }: { row: Row }) {
  if (way === "transfer")
    return refund_to ? <CopySmall text={refund_to} /> : <Badge tone="warn">ask for a UPI ID</Badge>;
  return (
    <span>
      {gateway}, by itself{" "}
      {state === "failed" ? (
        <Badge tone="bad">failed</Badge>
      ) : (
        attempts > 1 && <span className="text-xs text-muted">{attempts} tries</span>
      )}
      {error && <span className="block text-xs text-error">{error}</span>}
    </span>
  );
}
