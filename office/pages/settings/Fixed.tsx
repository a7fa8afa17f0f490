import { Card } from "../../parts/Card.tsx";
import type { Settings } from "./change.ts";

/** What is seen here and changed on the machine alone, and why. */
export function Fixed({ fixed }: { fixed: Settings["fixed"] }) {
  const rows = [
    ["Legal name", fixed.legal_name],
    ["GSTIN", fixed.gstin],
    ["State", fixed.state],
    ["Invoices begin with", fixed.invoice_prefix],
  ] as const;
  return (
    <Card title="Before the law">
      <dl className="setting-fixed">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-menu text-muted">
        These stand on every invoice. So nobody changes them at an open screen: they are written in {fixed.file}, the
        letters of invoices in .env, and hold from the next start.
      </p>
    </Card>
  );
}
