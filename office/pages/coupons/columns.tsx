import type { DataOf } from "../../api/call.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Money } from "../../parts/Money.tsx";
import { formatNumber } from "../../parts/money.ts";
import type { Column } from "../../parts/Table.tsx";
import { sentenceOf } from "./sentence.ts";
import { stateNames } from "./words.ts";

type Row = DataOf<"GET /coupons">["rows"][number];

/** The list's columns; on a phone each row is a card, its lines in this order. */
export const columns: readonly Column<Row>[] = [
  {
    head: "Code",
    phone: "lead",
    cell: ({ code }) => <span className="figures font-[600]">{code}</span>,
  },
  { head: "Gives", cell: (row) => sentenceOf(row, row.scope_words) },
  {
    head: "State",
    cell: ({ state }) => <Badge tone={stateNames[state].tone}>{stateNames[state].name}</Badge>,
  },
  {
    head: "Used",
    right: true,
    cell: ({ used, usage_limit }) => (
      <span className="figures whitespace-nowrap">
        {formatNumber(used)}
        {usage_limit !== null && <span className="text-muted"> of {formatNumber(usage_limit)}</span>}
      </span>
    ),
  },
  {
    head: "Cost",
    right: true,
    cell: ({ given, kind }) =>
      kind === "free_shipping" ? (
        <span className="text-muted">delivery</span>
      ) : (
        given !== undefined && <Money paise={given} />
      ),
  },
];
