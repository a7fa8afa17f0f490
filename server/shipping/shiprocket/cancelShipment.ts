import { z } from "zod";
import type { Shop } from "../../shop/shop.ts";
import { ShiprocketError, shiprocketAccount } from "./ask.ts";
import { call } from "./call.ts";

/** Takes an order that was cancelled after its handover back from Shiprocket; one that it has cancelled already is done. */
export async function cancelShipment(shop: Shop, orderNo: string): Promise<void> {
  const account = shiprocketAccount(shop.settings);
  const [parcel] = await shop.sql<{ order_id: number; courier_order_id: string }[]>`
    select s.order_id, s.courier_order_id from shipment s join orders o on o.id = s.order_id
    where o.order_no = ${orderNo} and s.cancelled_at is null`;
  if (!account || !parcel) return;
  const body = { ids: [parcel.courier_order_id] };
  try {
    await call(account, z.object({}), { method: "POST", path: "/orders/cancel", body });
  } catch (error) {
    const known = error instanceof ShiprocketError && error.status === 400 && /already/i.test(error.message);
    if (!known) throw error;
  }
  await shop.sql`update shipment set cancelled_at = now() where order_id = ${parcel.order_id}`;
}
