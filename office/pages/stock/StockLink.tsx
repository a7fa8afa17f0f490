import { Link } from "react-router";
import { may, useStaff } from "../../api/session.ts";

/** Words about a variant's stock that lead to what moved it, for who may move it. */
export function StockLink({ variant, children }: { variant: number; children: string }) {
  if (!may(useStaff(), "stock.count")) return children;
  return (
    <Link to={`/stock/${variant}`} className="text-link">
      {children}
    </Link>
  );
}
