import { Badge } from "../../parts/Badge.tsx";
import { Money } from "../../parts/Money.tsx";
import type { Column } from "../../parts/Table.tsx";
import { Thumb } from "../../parts/Thumb.tsx";
import { nameOf, signed } from "../stock/words.ts";
import type { Result } from "./words.ts";

const outcomes = { same: "As it should be", applied: "Put right", waiting: "To approve", left: "Left as it was" };

const figure = (head: string, cell: (result: Result["result"], line: Result) => number | null): Column<Result> => ({
  head,
  right: true,
  cell: (line) => <span className="figures">{cell(line.result, line)?.toLocaleString("en-IN") ?? "–"}</span>,
});

/** What is told of a line once all is counted; `errors`: by variant, why its stock can't be moved. */
export const columnsOf = (errors: Record<string, string>): readonly Column<Result>[] => [
  {
    head: "Variant",
    phone: "lead",
    cell: (line) => (
      <span className="goods-name">
        <Thumb image={line.image} size={40} />
        <span className="min-w-0">
          <span className="line-clamp-2">{nameOf(line)}</span>
          <span className="stock-signs">
            <span className="figures text-xs text-muted">{line.sku}</span>
            {line.place && <span className="figures text-xs text-muted">{line.place}</span>}
          </span>
          {errors[line.id] && <span className="block text-xs text-error">{errors[line.id]}</span>}
        </span>
      </span>
    ),
  },
  figure("First count", ({ before }) => before),
  figure("Counted", (_, { counted }) => counted),
  figure("Should be", ({ book }) => book),
  {
    head: "Difference",
    right: true,
    cell: ({ result: { difference } }) => (
      <strong className="figures">{difference === 0 ? "0" : signed(difference)}</strong>
    ),
  },
  { head: "Worth", right: true, cell: ({ result: { worth } }) => <Money paise={worth} /> },
  {
    head: "State",
    cell: ({ result: { outcome, moved } }) =>
      outcome !== null ? (
        <Badge tone={outcome === "waiting" ? "warn" : outcome === "applied" ? "good" : "plain"}>
          {outcomes[outcome]}
        </Badge>
      ) : (
        moved && <Badge tone="warn">Moved meanwhile</Badge>
      ),
  },
];
