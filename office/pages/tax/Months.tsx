import type { TaxMonthRow } from "../../../contract/office/tax.ts";
import { useList } from "../../api/read.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Money } from "../../parts/Money.tsx";
import { formatNumber } from "../../parts/money.ts";
import { PageHead } from "../../parts/PageHead.tsx";
import { type Column, ListTable } from "../../parts/Table.tsx";
import { nameOf, states } from "./words.ts";

const columns: readonly Column<TaxMonthRow>[] = [
  { head: "Month", phone: "lead", cell: ({ month }) => nameOf(month) },
  {
    head: "State",
    cell: ({ state, faults }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={states[state].tone}>{states[state].name}</Badge>
        {faults > 0 && <Badge tone="warn">with faults</Badge>}
      </span>
    ),
  },
  { head: "Invoices", right: true, cell: ({ invoices }) => <span className="figures">{formatNumber(invoices)}</span> },
  { head: "Credit notes", right: true, cell: ({ notes }) => <span className="figures">{formatNumber(notes)}</span> },
  { head: "Taxable", right: true, cell: ({ taxable }) => <Money paise={taxable} exact /> },
  { head: "GST", right: true, cell: ({ tax }) => <Money paise={tax} exact /> },
  { head: "Total", right: true, cell: ({ total }) => <Money paise={total} exact /> },
];

/** Months that have invoices or credit notes, the latest first. */
export default function Months() {
  const list = useList("GET /tax");
  return (
    <>
      <PageHead title="Tax" aside="Invoices less credit notes, by the month in which they were issued" />
      <ListTable
        caption="Months with documents, the latest first"
        list={list}
        columns={columns}
        keyOf={({ month }) => month}
        to={({ month }) => `/tax/${month}`}
        empty={
          <Empty icon="money" title="No invoice has been issued yet">
            An order gets its invoice as it is packed. From then on its month stands here: with its checks, the parts of
            GSTR-1, the figures of GSTR-3B and the files for the portal.
          </Empty>
        }
      />
    </>
  );
}
