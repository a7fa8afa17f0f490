import { advanceOrder } from "../../orders/advanceOrder.ts";
import type { Shop } from "../../shop/shop.ts";
import { deliveredRank, rankOf, shippedRank } from "./statuses.ts";

/**
 * Takes a parcel, and its order, as far as the courier says it has come; never back. The order comes first: whoever
 * dies in between finds the parcel behind it and does the rest again. False: nothing new, or no parcel of ours.
 */
export async function applyStatus(
  shop: Pick<Shop, "sql" | "settings">,
  awb: string,
  status: number,
  text: string,
): Promise<boolean> {
  const rank = rankOf(status);
  const [parcel] = await shop.sql<{ order_no: string; courier: string | null }[]>`
    select o.order_no, s.courier from shipment s join orders o on o.id = s.order_id where s.awb = ${awb} and s.rank < ${rank}`;
  if (!parcel) return false;
  const by = parcel.courier ?? "the courier";
  if (rank >= shippedRank)
    await advanceOrder(shop, parcel.order_no, "shipped", { cause: `Picked up by ${by}, ${awb}`, actor: "courier" });
  if (rank >= deliveredRank)
    await advanceOrder(shop, parcel.order_no, "delivered", { cause: `Delivered by ${by}`, actor: "courier" });
  const moved = await shop.sql`
    update shipment set rank = ${rank}, status = ${text.slice(0, 100)} where awb = ${awb} and rank < ${rank} returning awb`;
  return moved.length === 1;
}
