import type { SettlementRow, SettlementTransfer } from "../../../contract/office/settlements.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { Money } from "../../parts/Money.tsx";
import type { Column } from "../../parts/Table.tsx";
import { counted } from "../order/words.ts";
import { sayDay } from "./words.ts";

const amount = (paise: number | null) =>
  paise === null ? <span className="text-muted">–</span> : <Money paise={paise} exact />;

/** The columns of lines and of what waits; `settle` where one may settle by hand. */
export const lineColumns = (settle: ((row: SettlementRow) => void) | undefined): Column<SettlementRow>[] => [
  {
    head: "Order",
    phone: "lead",
    cell: ({ order_no, outside }) =>
      order_no ? (
        <ButtonLink small look="quiet" to={`/orders/${order_no}`}>
          <span className="figures">{order_no}</span>
        </ButtonLink>
      ) : (
        <span className="figures break-all text-muted">{outside}</span>
      ),
  },
  {
    head: "What",
    cell: ({ what, source, reference }) => (
      <span>
        {what}
        <span className="block text-xs break-all text-muted">{reference ?? source}</span>
      </span>
    ),
  },
  {
    head: "Day",
    cell: ({ day, days, late }) => (
      <span className="whitespace-nowrap">
        {sayDay(day)}
        <span className="block text-xs text-muted">
          {late ? (
            <Badge tone="bad">{counted(days, "day")}</Badge>
          ) : days <= 0 ? (
            "today"
          ) : (
            `${counted(days, "day")} ago`
          )}
        </span>
      </span>
    ),
  },
  { head: "Ours", right: true, cell: ({ ours }) => amount(ours) },
  { head: "Reported", right: true, cell: ({ said }) => amount(said) },
  {
    head: "Fee and GST",
    right: true,
    cell: ({ fee, fee_gst }) => amount(fee + fee_gst === 0 ? null : fee + fee_gst),
  },
  {
    head: "By hand",
    phone: "lead",
    cell: (row) =>
      row.note ? (
        <span className="text-xs text-muted">
          {row.note.reason} <span className="whitespace-nowrap">({row.note.name})</span>
        </span>
      ) : settle ? (
        <Button small onClick={() => settle(row)} aria-label={`Settle ${row.order_no ?? row.outside} by hand`}>
          Settle
        </Button>
      ) : null,
  },
];

/** The columns of transfers: what they are made of comes to what the bank has. */
export const transferColumns: Column<SettlementTransfer>[] = [
  { head: "Reference", phone: "lead", cell: ({ reference }) => <span className="figures break-all">{reference}</span> },
  { head: "Day", cell: ({ day }) => <span className="whitespace-nowrap">{sayDay(day)}</span> },
  {
    head: "Lines",
    right: true,
    cell: ({ lines, odd }) => (
      <span>
        {lines}
        {odd > 0 && (
          <>
            {" "}
            <Badge tone="warn">{odd} odd</Badge>
          </>
        )}
      </span>
    ),
  },
  { head: "Taken", right: true, cell: ({ taken }) => amount(taken) },
  { head: "Refunds", right: true, cell: ({ back }) => amount(-back) },
  { head: "Other", right: true, cell: ({ other }) => amount(other) },
  { head: "Fees and GST", right: true, cell: ({ fee, fee_gst }) => amount(-fee - fee_gst) },
  { head: "To the bank", right: true, phone: "lead", cell: ({ net }) => <strong>{amount(net)}</strong> },
];
