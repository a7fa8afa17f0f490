import type { Shop } from "../shop/shop.ts";
import { readRow } from "./readTryOut.ts";
import { schedulingOf } from "./schedulingOf.ts";

/** Makes the scheduling service know of a booking what the shop's own table says: it stands at its time, or it does not. */
export async function tellService(shop: Shop, booking_no: string): Promise<void> {
  const row = await readRow(shop.sql, booking_no);
  if (!row || row.state === "asked") return;
  const scheduling = schedulingOf(shop);
  if (row.state === "cancelled" || row.state === "refused" || row.mobile === null) return scheduling.drop(booking_no);
  const { starts_at, ends_at, product_url, product_name, name, email, mobile } = row;
  const kept = await scheduling.keep({
    booking_no,
    starts_at,
    ends_at,
    product_url,
    product_name,
    contact: { name, email, mobile },
  });
  if (kept === "taken")
    throw new Error(`The scheduling service has something else at the time of ${booking_no}: call the visitor.`);
}
