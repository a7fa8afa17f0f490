import type { TaxMonth } from "../../../contract/office/tax.ts";
import { Card } from "../../parts/Card.tsx";
import { formatPaise } from "../../parts/money.ts";

type Day = TaxMonth["days"][number];

const dayName = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });
const nameOfDay = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`));

const inWords = ({ day, invoices, sold, notes, credited }: Day) =>
  `${nameOfDay(day)}: ${formatPaise(sold)} in ${invoices} ${invoices === 1 ? "invoice" : "invoices"}${notes > 0 ? `, ${formatPaise(credited)} credited` : ""}`;

/** The month's days by what was invoiced, and below the line what was credited: how the month went, at a look. */
export function Days({ month: { month, days } }: { month: TaxMonth }) {
  const [first] = days.toSorted((a, b) => b.sold - a.sold);
  if (!first) return null;
  const [year = 0, number = 0] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const most = Math.max(1, ...days.map(({ sold }) => sold));
  const least = Math.max(0, ...days.map(({ credited }) => credited));
  const scale = 100 / (most + least);
  return (
    <Card title="Day by day">
      <svg
        viewBox={`0 0 ${length * 4} 101`}
        preserveAspectRatio="none"
        role="img"
        aria-label="Invoices by day, credit notes below the line"
        className="tax-days"
      >
        {days.map((day) => {
          const x = (Number(day.day.slice(8)) - 1) * 4 + 0.5;
          return (
            <g key={day.day}>
              <title>{inWords(day)}</title>
              <rect x={x} y="0" width="3" height="101" className="tax-day" />
              <rect x={x} y={(most - day.sold) * scale} width="3" height={day.sold * scale} className="tax-sold" />
              <rect x={x} y={most * scale + 1} width="3" height={day.credited * scale} className="tax-credited" />
            </g>
          );
        })}
        <rect x="0" y={most * scale} width={length * 4} height="1" className="tax-line" />
      </svg>
      <p className="mt-2 flex justify-between text-xs text-muted">
        <span>1</span>
        <span>Most on {inWords(first)}</span>
        <span>{length}</span>
      </p>
    </Card>
  );
}
