import { Link, useNavigate } from "react-router";
import { useKeys } from "../../keys/keys.ts";
import { Empty } from "../../parts/Empty.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { useScanner } from "../../scanner/useScanner.ts";
import { say } from "../../shell/toasts.ts";
import { readOrderNo } from "../parcels/orderNo.ts";
import { PromiseSign } from "../parcels/Signs.tsx";
import { pieces } from "../parcels/states.ts";
import { useNext } from "./useNext.ts";

/** The packing table before an order lies on it: scan a slip, or take the next one. */
export default function Start() {
  const navigate = useNavigate();
  const next = useNext();
  const open = (order_no: string | undefined) => order_no && void navigate(`/packing/${order_no}`);
  useScanner((code) => {
    const orderNo = readOrderNo(code);
    if (orderNo) open(orderNo);
    else say({ kind: "error", text: `${code} is no order's number. Scan a slip to begin.` });
  });
  useKeys("Packing", [{ keys: "Enter", what: "Pack the next order", act: () => open(next[0]?.order_no) }]);
  return (
    <>
      <PageHead title="Packing" />
      <div className="pack-start">
        <Empty icon="scan" title="Scan a slip, or take the next order">
          A scanner works wherever you are on this screen. Each piece you scan is ticked off; the last one packs the
          order and opens its print.
        </Empty>
        <ul>
          {next.slice(0, 8).map(({ order_no, name, claim, promised, state, pieces: count }) => (
            <li key={order_no} className="today-item">
              <Link to={`/packing/${order_no}`} className="row-target figures">
                {order_no}
              </Link>
              <span className="min-w-0 flex-1 truncate text-muted">
                {name} · {pieces(count)}
                {claim && " · yours"}
              </span>
              <PromiseSign promised={promised} state={state} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
