import { useState } from "react";
import { useList } from "../../api/read.ts";
import { may, useStaff } from "../../api/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Money } from "../../parts/Money.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { type Column, ListTable } from "../../parts/Table.tsx";
import { Tabs, useTab } from "../../parts/Tabs.tsx";
import { counted } from "../order/words.ts";
import { AccountDialog } from "./AccountDialog.tsx";
import { BankFiles } from "./BankFiles.tsx";
import { GoesTo } from "./GoesTo.tsx";
import type { Row } from "./kept.ts";
import { MakeFile } from "./MakeFile.tsx";
import { UtrField } from "./UtrField.tsx";

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

/** For how long a refund has waited. */
const Waits = ({ days }: { days: number }) =>
  days >= late ? (
    <Badge tone="bad">{counted(days, "day")}</Badge>
  ) : (
    <span className="text-muted">{days === 0 ? "since today" : counted(days, "day")}</span>
  );

/** The columns; where they are narrow, amount and days stand below the name. The reference is typed by who may enter it. */
const columnsFor = (onAccount: ((row: Row) => void) | undefined): Column<Row>[] => [
  {
    head: "Order",
    phone: "lead",
    cell: ({ order_no }) => <span className="figures whitespace-nowrap">{order_no}</span>,
  },
  { head: "Waits", roomy: true, cell: ({ age_days }) => <Waits days={age_days} /> },
  {
    head: "Customer",
    cell: ({ name, reason, amount, age_days }) => (
      <span className="block wrap-anywhere @min-[36rem]/table:min-w-24">
        {name}
        <span className="block text-xs text-muted">{reason}</span>
        <span className="block @min-[52rem]/table:hidden">
          <Money paise={amount} exact /> <Waits days={age_days} />
        </span>
      </span>
    ),
  },
  { head: "Amount", right: true, roomy: true, cell: ({ amount }) => <Money paise={amount} exact /> },
  { head: "Goes to", cell: (row) => <GoesTo row={row} onAccount={onAccount} /> },
  {
    head: "Bank's reference",
    phone: "lead",
    cell: (row) =>
      row.way === "transfer" && onAccount ? (
        <UtrField orderNo={row.order_no} n={row.n} amount={row.amount} />
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
  const [account, setAccount] = useState<Row>();
  const [making, setMaking] = useState(false);
  useKeys("Refunds", enters ? [{ keys: "f", what: "A file for the bank", act: () => setMaking(true) }] : []);
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
        {enters && <Button onClick={() => setMaking(true)}>File for the bank</Button>}
      </PageHead>
      {enters && <BankFiles />}
      <ListTable
        caption="Money that is to go back, the oldest first"
        list={list}
        columns={columnsFor(enters ? setAccount : undefined)}
        keyOf={({ id }) => id}
        to={({ order_no }) => `/orders/${order_no}`}
        empty={
          <Empty icon="refunds" title="Nothing is due">
            What was paid through the gateway goes back by itself. What was paid in cash, and what the gateway could not
            give back, stands here until somebody has transferred it and typed the bank's reference: Enter leads to the
            next one.
          </Empty>
        }
      />
      {account && <AccountDialog row={account} onClose={() => setAccount(undefined)} />}
      {making && <MakeFile onClose={() => setMaking(false)} />}
    </>
  );
}
