import { Link } from "react-router";
import type { CustomerSeen } from "../../../contract/office/customers.ts";
import { useList } from "../../api/read.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Card } from "../../parts/Card.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { ListTable } from "../../parts/Table.tsx";
import { When } from "../../parts/When.tsx";
import { columns } from "../orders/columns.tsx";

/** Who it is stands above them. */
const his = columns.filter(({ head }) => head !== "Customer");

/** His orders, the newest first. */
export function HisOrders({ customer }: { customer: CustomerSeen }) {
  const list = useList("GET /customers/{id}/orders", {}, { id: customer.id });
  return (
    <Card title="Orders" aside={customer.orders > 0 && <span className="figures text-muted">{customer.orders}</span>}>
      <ListTable
        caption={`Orders of ${customer.name}`}
        list={list}
        columns={his}
        keyOf={({ order_no }) => order_no}
        to={({ order_no }) => `/orders/${order_no}`}
        rowClass={() => "order-row"}
        empty={
          <Empty icon="orders" title="No orders yet">
            What is ordered with this account stands here, and what was ordered before with its mail address.
          </Empty>
        }
      />
    </Card>
  );
}

const stateOf = {
  requested: { name: "Asked for", tone: "warn" },
  accepted: { name: "Accepted", tone: "info" },
  refused: { name: "Refused", tone: "plain" },
  received: { name: "Received", tone: "good" },
} as const;

/** What he has sent back, or wants to. */
export const Returns = ({ returns }: Pick<CustomerSeen, "returns">) =>
  returns.length > 0 && (
    <Card title="Returns">
      <ul className="grid gap-2">
        {returns.map(({ order_no, number, state, reason, asked_at }) => (
          <li key={`${order_no} ${number}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={`/orders/${order_no}`} className="text-link touch figures">
              {order_no}
            </Link>
            <Badge tone={stateOf[state].tone}>{stateOf[state].name}</Badge>
            <span className="text-muted">{reason.replaceAll("_", " ")}</span>
            <When time={asked_at} />
          </li>
        ))}
      </ul>
    </Card>
  );
