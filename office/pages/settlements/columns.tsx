import { Link } from "react-router";
import type { SettlementRow, SettlementTransfer } from "../../../contract/office/settlements.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Money } from "../../parts/Money.tsx";
import type { Column } from "../../parts/Table.tsx";
import { yearDay } from "../figures/words.ts";
import { counted } from "../order/words.ts";

const amount = (paise: number | null) =>
  paise === null ? <span className="text-muted">–</span> : <Money paise={paise} exact />;

/** What goes from us stands below zero: refunds, and what the gateway took off. */
const signed = ({ of, net }: SettlementRow, paise: number | null) =>
  paise !== null && (of === "refund" || (net ?? 0) < 0) ? -paise : paise;

const actName = ({ note, order_no, outside }: SettlementRow) =>
  note ? `Take back ${order_no ?? outside}` : `Settle ${order_no ?? outside} by hand`;

/** The columns of lines and of what waits; `act` where one may settle by hand, or take back what was settled. */
export const lineColumns = (act: ((row: SettlementRow) => void) | undefined): Column<SettlementRow>[] => [
  {
    head: "Order",
    phone: "lead",
    cell: ({ order_no, outside }) =>
      order_no ? (
        <Link to={`/orders/${order_no}`} className="text-link figures touch">
          {order_no}
        </Link>
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
        {yearDay(day)}
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
  { head: "Ours", right: true, cell: (row) => amount(signed(row, row.ours)) },
  { head: "Reported", right: true, cell: (row) => amount(signed(row, row.said)) },
  {
    head: "Fee and GST",
    right: true,
    cell: ({ fee, fee_gst }) => amount(fee + fee_gst === 0 ? null : fee + fee_gst),
  },
  {
    head: "By hand",
    phone: "lead",
    cell: (row) => (
      <span className="grid justify-items-start gap-1">
        {row.note ? (
          <span className="text-xs text-muted">
            {row.note.reason} <span className="whitespace-nowrap">({row.note.name})</span>
          </span>
        ) : (
          row.taken_back && (
            <span className="max-w-80 text-xs text-muted">
              {row.taken_back.name} settled it: “{row.taken_back.reason}”
              <span className="block">
                {row.taken_back.by} took that back: “{row.taken_back.why}”
              </span>
            </span>
          )
        )}
        {act && (
          <Button small onClick={() => act(row)} aria-label={actName(row)}>
            {row.note ? "Take back" : "Settle"}
          </Button>
        )}
      </span>
    ),
  },
];

/** The columns of transfers: what they are made of comes to what the bank has. */
export const transferColumns: Column<SettlementTransfer>[] = [
  {
    head: "Reference",
    phone: "lead",
    cell: ({ reference, day, lines, odd }) => (
      <span>
        <span className="figures break-all">{reference}</span>
        <span className="block text-xs text-muted">
          {yearDay(day)}, {counted(lines, "line")} {odd > 0 && <Badge tone="warn">{odd} odd</Badge>}
        </span>
      </span>
    ),
  },
  { head: "Taken", right: true, cell: ({ taken }) => amount(taken) },
  { head: "Refunds, other", right: true, cell: ({ back, other }) => amount(other - back) },
  { head: "Fees and GST", right: true, cell: ({ fee, fee_gst }) => amount(-fee - fee_gst) },
  { head: "To the bank", right: true, cell: ({ net }) => <strong>{amount(net)}</strong> },
];
