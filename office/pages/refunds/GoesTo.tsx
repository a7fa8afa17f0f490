import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { CopySmall } from "../../parts/CopySmall.tsx";
import type { Row } from "./kept.ts";

/** How the money goes back, and what is in its way. `onAccount`: may enter the account for a transfer. */
export function GoesTo({ row, onAccount }: { row: Row; onAccount: ((row: Row) => void) | undefined }) {
  const { way, gateway, refund_to, account, file, state, attempts, error } = row;
  if (way === "gateway")
    return (
      <span>
        {gateway}, by itself {attempts > 1 && <span className="text-xs text-muted">{attempts} tries</span>}
        {error && <Why>{error}</Why>}
      </span>
    );
  return (
    <span className="relative z-1 block space-y-1">
      {gateway !== "cod" && (
        <span className="block">
          <Badge tone="bad">{state === "failed" ? "did not arrive" : `${attempts} tries`}</Badge> by {gateway}: transfer
          it
          {error && <Why>{error}</Why>}
        </span>
      )}
      {refund_to && <CopySmall text={refund_to} />}
      {account && (
        <span className="block">
          {account.name}
          <span className="figures block text-xs text-muted">
            {account.ifsc} ••{account.ending}
          </span>
        </span>
      )}
      {!refund_to && !account && <Badge tone="warn">ask where to</Badge>}
      {file !== null && (
        <span className="block">
          <Badge>in file {file}</Badge>
        </span>
      )}
      {onAccount && file === null && (
        <span className="block">
          <Button
            small
            look="quiet"
            className="px-0"
            onClick={() => onAccount(row)}
            aria-label={`${account ? "Another account" : "Enter account"} for ${row.order_no}`}
          >
            {account ? "Another account" : "Enter account"}
          </Button>
        </span>
      )}
    </span>
  );
}

/** What the gateway said at last: a service's own words, which may be as long as an address. */
const Why = ({ children }: { children: string }) => (
  <span className="block text-xs text-error wrap-anywhere @min-[36rem]/table:min-w-28">{children}</span>
);
