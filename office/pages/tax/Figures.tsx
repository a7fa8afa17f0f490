import type { TaxMonth } from "../../../contract/office/tax.ts";
import { Card } from "../../parts/Card.tsx";
import { Money } from "../../parts/Money.tsx";
import { formatNumber, formatPaise } from "../../parts/money.ts";
import { type Column, Table } from "../../parts/Table.tsx";
import { many } from "../figures/words.ts";
import { parts } from "./words.ts";

type Sums = Pick<TaxMonth["whole"], "taxable" | "igst" | "cgst" | "sgst">;

/** An amount to the paisa; nothing at all is a dash, so that what is there stands out. Crores break in large letters on a phone. */
const Amount = ({ paise }: { paise: number }) =>
  paise === 0 ? <span className="text-muted">–</span> : <span className="figures">{formatPaise(paise, true)}</span>;

/** Columns of amounts. CGST and SGST are halves of one tax: always the same. */
const amounts: readonly Column<Sums>[] = [
  { head: "Taxable", right: true, cell: ({ taxable }) => <Amount paise={taxable} /> },
  { head: "IGST", right: true, cell: ({ igst }) => <Amount paise={igst} /> },
  { head: "CGST, SGST each", right: true, cell: ({ cgst }) => <Amount paise={cgst} /> },
];

const sum = (rows: readonly Sums[]): Sums => {
  const of = (kind: keyof Sums) => rows.reduce((all, row) => all + row[kind], 0);
  return { taxable: of("taxable"), igst: of("igst"), cgst: of("cgst"), sgst: of("sgst") };
};

/** What a row is about: the portal's word for it, and ours below. */
const Named = ({ table, name }: { table: string; name: string }) => (
  <span>
    {table}
    {name && <span className="block text-xs font-normal text-muted">{name}</span>}
  </span>
);

/** The parts of GSTR-1, and that they come to what the documents say themselves. */
export function Gstr1({ month: { parts: rows, whole } }: { month: TaxMonth }) {
  const documents = rows.reduce((n, row) => n + row.documents, 0);
  const all = [
    ...rows.map(({ part, ...row }) => ({ ...row, ...parts[part], isSum: false })),
    { ...sum(rows), table: "Parts together", name: "", documents, isSum: true },
    { ...whole, table: "The documents themselves", name: "", documents: whole.invoices + whole.notes, isSum: true },
  ];
  return (
    <Card title="GSTR-1" aside={<span className="text-xs text-muted">credit notes below zero</span>}>
      <Table
        caption="Parts of GSTR-1"
        rows={all}
        keyOf={({ table }) => table}
        rowClass={({ isSum }) => (isSum ? "tax-sum" : "")}
        columns={[
          { head: "Part", phone: "lead", cell: Named },
          { head: "Documents", right: true, cell: ({ documents }) => formatNumber(documents) },
          ...amounts,
        ]}
      />
      <p className="mt-2 text-xs text-muted">
        The documents' totals come to <Money paise={whole.total} exact />, <Money paise={whole.round_off} exact /> of it
        rounding.
      </p>
    </Card>
  );
}

/** The figures of GSTR-3B that come from sales. */
export function Gstr3b({ month: { gstr3b } }: { month: TaxMonth }) {
  const { taxable, free, interstate } = gstr3b;
  const none = { igst: 0, cgst: 0, sgst: 0 };
  const rows = [
    { table: "3.1(a)", name: "taxed above 0 %", ...taxable },
    { table: "3.1(c)", name: "nil rated or exempt", taxable: free, ...none },
    ...interstate.map(({ place, name, ...row }) => ({
      table: "3.2",
      name: `of 3.1(a): without a GSTIN, ${place} ${name}`,
      ...none,
      ...row,
    })),
  ];
  return (
    <Card title="GSTR-3B" aside={<span className="text-xs text-muted">from sales; credit notes taken off</span>}>
      <Table
        caption="Figures of GSTR-3B"
        rows={rows}
        keyOf={({ table, name }) => table + name}
        columns={[{ head: "Table", phone: "lead", cell: Named }, ...amounts]}
      />
      {free !== 0 && (
        <p className="mt-2 text-xs text-muted">
          Whether what was sold at 0 % is nil rated or exempt (GSTR-1, table 8) is told on the portal.
        </p>
      )}
    </Card>
  );
}

/** Table 12, shown when it is asked for: it has a row for each HSN and rate. */
export const Hsn = ({ month: { hsn } }: { month: TaxMonth }) => (
  <details className="card">
    <summary className="font-[600]">HSN (table 12): {many(hsn.length, "row")}</summary>
    <Table
      caption="What was sold, by HSN and rate"
      rows={hsn}
      keyOf={({ registered, hsn, gst_bp }) => `${registered} ${hsn} ${gst_bp}`}
      columns={[
        {
          head: "HSN",
          phone: "lead",
          cell: ({ hsn, registered }) => <Named table={hsn || "none"} name={registered ? "B2B" : "B2C"} />,
        },
        { head: "Rate", right: true, cell: ({ gst_bp }) => `${gst_bp / 100} %` },
        { head: "Pieces", right: true, cell: ({ quantity }) => formatNumber(quantity) },
        ...amounts,
      ]}
    />
  </details>
);

/** Table 13. */
export const Series = ({ month: { series } }: { month: TaxMonth }) => (
  <Card title="Series (table 13)">
    <ul className="grid gap-2">
      {series.map(({ kind, from, to, total }) => (
        <li key={from} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="figures">
            {from}
            {to !== from && ` – ${to}`}
          </span>
          <span className="text-muted">{many(total, kind === "invoice" ? "invoice" : "credit note")}</span>
        </li>
      ))}
    </ul>
  </Card>
);
