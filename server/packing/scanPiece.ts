import type { PackingLine } from "../../contract/office/orders.ts";
import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { step } from "../steps.ts";
import { findCode } from "./findCode.ts";
import { lockOrder } from "./lockOrder.ts";
import { leftOf, readPackingLines } from "./readLines.ts";

/**
 * What a scan came to. `counted`: so many pieces more of a line; `enough`: the line would have more than was ordered, so
 * none is counted; `wrong`: the product is no line of the order; `unknown`: nothing has this code. `left`: pieces still to scan.
 */
export type Scanning =
  | { outcome: "counted" | "enough"; line: PackingLine; left: number }
  | { outcome: "wrong"; product: string; left: number }
  | { outcome: "unknown"; left: number }
  | { outcome: "no_order" }
  | { outcome: "state" };

/**
 * Puts what has this barcode or SKU into an order's parcel. `scan` is the device's own name for it: sent again, it counts
 * once. Whoever scans first picks the order, when nobody does yet.
 */
export async function scanPiece(
  shop: Pick<Shop, "sql">,
  orderNo: string,
  { code, pieces, scan }: { code: string; pieces: number; scan: string },
  by: Staff,
): Promise<Scanning> {
  return transaction(shop.sql, async (tx): Promise<Scanning> => {
    const order = await lockOrder(tx, orderNo);
    if (!order) return { outcome: "no_order" };
    if (order.state !== "confirmed") return { outcome: "state" };
    const lines = await readPackingLines(tx, order.id);
    const known = await findCode(tx, code);
    const isCode = ({ id, sku }: PackingLine) =>
      known.some((variant) => variant.id === id) || sku.toLowerCase() === code.toLowerCase();
    const line = lines.find(isCode);
    const left = leftOf(lines);
    if (!line) return known[0] ? { outcome: "wrong", product: known[0].name, left } : { outcome: "unknown", left };
    const [earlier] = await tx`select from packing_scan where id = ${scan}`;
    if (earlier) return { outcome: "counted", line, left };
    if (line.scanned + pieces > line.quantity) return { outcome: "enough", line, left };
    await tx`
      insert into packing_scan (id, order_id, variant_id, pieces, staff_id, staff_name)
      values (${scan}, ${order.id}, ${line.id}, ${pieces}, ${by.staffId}, ${by.name})`;
    await tx`
      insert into order_claim (order_id, staff_id, staff_name) values (${order.id}, ${by.staffId}, ${by.name}) on conflict do nothing`;
    await recordAct(tx, by, {
      act: "orders.scan",
      thing: "order",
      id: order.order_no,
      before: { sku: line.sku, scanned: line.scanned },
      after: { sku: line.sku, scanned: line.scanned + pieces },
    });
    await step("scanPiece: before commit");
    return { outcome: "counted", line: { ...line, scanned: line.scanned + pieces }, left: left - pieces };
  });
}
