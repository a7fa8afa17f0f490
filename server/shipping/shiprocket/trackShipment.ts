import { z } from "zod";
import type { Shop } from "../../shop/shop.ts";
import { applyStatus } from "./applyStatus.ts";
import { shiprocketAccount } from "./ask.ts";
import { call } from "./call.ts";

const Tracked = z.object({
  tracking_data: z.object({
    shipment_status: z.coerce.number().int().nullish(),
    shipment_track: z.array(z.object({ current_status: z.string().nullish() })).nullish(),
  }),
});

/** Asks the courier where a parcel is, for when its own messages don't come. Throws a ShiprocketError. */
export async function trackShipment(shop: Shop, awb: string): Promise<void> {
  const account = shiprocketAccount(shop.settings);
  if (!account) return;
  const path = `/courier/track/awb/${encodeURIComponent(awb)}`;
  const { tracking_data: tracked } = await call(account, Tracked, { method: "GET", path });
  if (tracked.shipment_status)
    await applyStatus(shop, awb, tracked.shipment_status, tracked.shipment_track?.[0]?.current_status ?? "");
}
