import { useEffect, useState } from "react";
import type { AnswerOf } from "../../../contract/calls.ts";
import { api } from "../../api/browser.ts";
import type { Like } from "../../api/isLike.ts";
import type { KnownOrder } from "../../device/rootState.ts";
import { Link } from "../../parts/Link.tsx";

const like: Like<AnswerOf<"GET /orders/{order_no}">> = { data: { can: { pay: true } } };

/** After this long an order is paid or has expired, in milliseconds. */
const mayWait = 24 * 60 * 60 * 1_000;

/** Whether an order still waits to be paid; false until the shop has said so, and when it can't. */
function useUnpaid({ order_no, link, placed_at }: KnownOrder): boolean {
  const [unpaid, setUnpaid] = useState(false);
  useEffect(() => {
    if (Date.now() - Date.parse(placed_at) > mayWait) return;
    const leaving = new AbortController();
    const query = new URLSearchParams(link.split("?")[1]);
    api("GET /orders/{order_no}", { parameters: { order_no }, query, signal: leaving.signal, like }).then(
      ({ data }) => setUnpaid(data.can.pay),
      () => {},
    );
    return () => leaving.abort();
  }, [order_no, link, placed_at]);
  return unpaid;
}

/** The order that was placed last on this device, and whether it still waits for its payment. */
export function LastOrder({ order }: { order: KnownOrder }) {
  const unpaid = useUnpaid(order);
  const link = (
    <Link to={order.link} className="text-link">
      {order.order_no}
    </Link>
  );
  return (
    <p className="mt-10">{unpaid ? <>Your last order, {link}, waits to be paid.</> : <>Your last order: {link}</>}</p>
  );
}
