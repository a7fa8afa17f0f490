import { useState } from "react";
import { addressOf } from "../../api/call.ts";
import { fetchFile } from "../../api/fetchFile.ts";
import { may, useStaff } from "../../api/session.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { say } from "../../shell/toasts.ts";

/** Everything that may be taken out, as CSV files. What names people is written down. */
export function TakeOut() {
  const session = useStaff();
  const [busy, setBusy] = useState(false);
  const fetched = async (name: Parameters<typeof fetchFile>[0]) => {
    setBusy(true);
    try {
      await fetchFile(name);
    } catch (error) {
      say({ kind: "error", text: (error as Error).message });
    } finally {
      setBusy(false);
    }
  };
  const link = (name: string, path: string) => (
    <a href={addressOf(path, {})} download className="button button-secondary">
      {name}
    </a>
  );
  return (
    <Card title="Take out">
      <p className="mb-3 text-muted">
        CSV files with all there is at this moment. Products and stock can be changed in a spreadsheet and brought in
        again. Of products, take the column “Variant Inventory Qty” out first: the shop goes on selling meanwhile.
      </p>
      <div className="flex flex-wrap gap-2">
        {may(session, "products.edit") && link("Products", "/exports/products")}
        {may(session, "stock.count") && link("Stock", "/exports/stock")}
        {may(session, "orders.contact") && may(session, "orders.money") && (
          <Button busy={busy} onClick={() => void fetched("POST /exports/orders")}>
            Orders
          </Button>
        )}
        {may(session, "customers.export") && (
          <Button busy={busy} onClick={() => void fetched("POST /exports/customers")}>
            Customers
          </Button>
        )}
      </div>
    </Card>
  );
}
