import type { TaxFile, TaxMonth } from "../../../contract/office/tax.ts";
import { addressOf } from "../../api/call.ts";
import { Card } from "../../parts/Card.tsx";

const files: readonly { file: TaxFile; name: string; holds: string }[] = [
  {
    file: "gstr1.zip",
    name: "GSTR-1, all sheets (ZIP)",
    holds: "Sheets of the offline tool, the JSON, vouchers for Tally",
  },
  { file: "gstr1.json", name: "GSTR-1 for the portal (JSON)", holds: "As the portal takes it" },
  {
    file: "daybook.csv",
    name: "Day book (CSV)",
    holds: "Sales, credit notes, cash, gateway, refunds and what reached the bank by day",
  },
];

/** What can be fetched of the month; made as it is asked for, which takes seconds in a large one. */
export const Files = ({ month: { month }, faulty }: { month: TaxMonth; faulty: boolean }) => (
  <Card title="Files">
    <ul className="grid gap-2">
      {files.map(({ file, name, holds }) => (
        <li key={file}>
          <a
            href={addressOf("/tax/{month}/files/{file}", { parameters: { month, file } })}
            download
            className="text-link touch"
          >
            {name}
          </a>
          <span className="block text-xs text-muted">{holds}</span>
        </li>
      ))}
    </ul>
    {faulty && <p className="mt-3 text-xs text-muted">While a check has a fault their names begin with FAULTY.</p>}
  </Card>
);
