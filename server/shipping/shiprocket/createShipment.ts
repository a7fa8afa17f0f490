import { z } from "zod";
import type { Shop } from "../../shop/shop.ts";
import { type Account, ShiprocketError, shiprocketAccount } from "./ask.ts";
import { call } from "./call.ts";
import { courierOrder } from "./courierOrder.ts";
import { readParcel } from "./readParcel.ts";

const Id = z.union([z.int(), z.string().min(1)]).transform(String);
const Created = z.object({ order_id: Id, shipment_id: Id });
const Found = z.object({
  data: z.array(
    z.object({
      id: Id,
      channel_order_id: z.string(),
      shipments: z.array(z.object({ id: Id, awb: z.string().nullish(), courier: z.string().nullish() })).nullish(),
    }),
  ),
});
const Assigned = z.object({ response: z.object({ data: z.object({ awb_code: Id, courier_name: z.string() }) }) });

/** What the courier knows of an order: its own number and the parcel's, and the waybill once there is one. */
type Parcel = { courierOrderId: string; shipmentId: string; awb?: string | undefined; courier?: string | undefined };

/** Shiprocket knows no idempotency key: what a lost answer may have made is looked for by the order's number first. */
async function find(account: Account, orderNo: string): Promise<Parcel | undefined> {
  const path = `/orders?${new URLSearchParams({ search: orderNo })}`;
  const { data } = await call(account, Found, { method: "GET", path });
  const order = data.find((candidate) => candidate.channel_order_id === orderNo);
  const shipment = order?.shipments?.[0];
  if (!order || !shipment) return undefined;
  const awb = shipment.awb || undefined;
  return { courierOrderId: order.id, shipmentId: shipment.id, awb, courier: shipment.courier ?? undefined };
}

async function assign(account: Account, shipmentId: string): Promise<{ awb: string; courier: string }> {
  const body = { shipment_id: shipmentId };
  const { response } = await call(account, Assigned, { method: "POST", path: "/courier/assign/awb", body });
  return { awb: response.data.awb_code, courier: response.data.courier_name };
}

/** Asks for the pickup; a 400 that says it was asked for already is as good. */
async function askPickup(account: Account, shipmentId: string): Promise<void> {
  const body = { shipment_id: [shipmentId] };
  try {
    await call(account, z.object({}), { method: "POST", path: "/courier/generate/pickup", body });
  } catch (error) {
    const known = error instanceof ShiprocketError && error.status === 400 && /already/i.test(error.message);
    if (!known) throw error;
  }
}

/**
 * Hands a packed order over to Shiprocket: its order, its waybill, its pickup. Each step looks at what there is first,
 * so that it can be tried again from anywhere. Throws a ShiprocketError while it can't be done.
 */
export async function createShipment(shop: Shop, orderNo: string): Promise<void> {
  const account = shiprocketAccount(shop.settings);
  if (!account) throw new Error(`Shiprocket is not set up, so ${orderNo} can't be handed over.`);
  const parcel = await readParcel(shop.sql, orderNo);
  // Cancelled in the meantime, sent another way, or divided: several parcels of one order are handed over by hand.
  if (!parcel || parcel.order.state !== "packed" || parcel.order.parcels.length > 1) return;
  const body = courierOrder(parcel.order, parcel.box, shop.settings.SHIPROCKET_PICKUP_LOCATION);
  let known = await find(account, orderNo);
  if (!known) {
    const made = await call(account, Created, { method: "POST", path: "/orders/create/adhoc", body });
    known = { courierOrderId: made.order_id, shipmentId: made.shipment_id };
  }
  await shop.sql`
    insert into shipment (order_id, courier_order_id, shipment_id)
    select id, ${known.courierOrderId}, ${known.shipmentId} from orders where order_no = ${orderNo} on conflict (order_id) do nothing`;
  const { awb, courier } = known.awb
    ? { awb: known.awb, courier: known.courier ?? null }
    : await assign(account, known.shipmentId);
  await shop.sql`update shipment set awb = ${awb}, courier = ${courier} where shipment_id = ${known.shipmentId}`;
  await askPickup(account, known.shipmentId);
  await shop.sql`update shipment set pickup_at = now() where shipment_id = ${known.shipmentId}`;
}
