import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { DataOf } from "../../api/call.ts";
import { call } from "../../api/call.ts";
import { Button } from "../../parts/Button.tsx";
import { useSettled } from "../../parts/useSettled.ts";
import { When } from "../../parts/When.tsx";
import { states } from "../order/words.ts";

export type Known = DataOf<"GET /customers">["rows"][number];

/** What may be somebody's whole mobile number or mail address. */
const searchable = (typed: string) => {
  const digits = typed.replace(/\D/g, "");
  return digits.length >= 10 || /^\S+@\S+\.\S{2,}$/.test(typed.trim());
};

/** Who is calling, by the number or the mail address that is typed: a press fills in what the shop knows of him. */
export function Caller({ typed, onTake }: { typed: string; onTake: (known: Known) => void }) {
  const search = useSettled(typed.trim());
  const found = useQuery({
    queryKey: ["GET /customers", search],
    enabled: searchable(search),
    queryFn: ({ signal }) => call("GET /customers", { query: { search }, signal }),
  });
  if (!searchable(search) || !found.data) return null;
  const { rows } = found.data;
  if (rows.length === 0)
    return (
      <p role="status" className="text-xs text-muted">
        Nobody has bought with this yet.
      </p>
    );
  return (
    <ul className="grid gap-2" aria-label="Who it may be">
      {rows.map((known) => (
        <li key={`${known.customer_id} ${known.email}`} className="notice flex flex-wrap items-center gap-3">
          <div className="min-w-40 flex-1">
            <p className="font-[550]">{known.name}</p>
            <p className="text-xs break-all text-muted">
              {known.email}
              {known.addresses[0] && ` · ${known.addresses[0].city}`}
            </p>
            <Before orders={known.last_orders} />
          </div>
          <Button small onClick={() => onTake(known)}>
            Fill in
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What he ordered before. */
const Before = ({ orders }: { orders: Known["last_orders"] }) =>
  orders.length > 0 && (
    <p className="text-xs text-muted">
      {orders.slice(0, 3).map(({ order_no, state, placed_at }) => (
        <span key={order_no} className="block">
          <Link to={`/orders/${order_no}`} className="text-link touch figures">
            {order_no}
          </Link>{" "}
          <When time={placed_at} />, {states[state as keyof typeof states]?.name ?? state}
        </span>
      ))}
    </p>
  );
