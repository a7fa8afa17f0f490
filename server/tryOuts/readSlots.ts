import type { Slot } from "../../contract/bookings.ts";
import { askedSlug } from "../catalogue/asked.ts";
import { missing } from "../catalogue/missing.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { today } from "../shipping/dates.ts";
import type { Shop } from "../shop/shop.ts";
import { daysLater, startOf } from "./openTimes.ts";
import { offeredTimes } from "./schedulingOf.ts";

/** What a free time is called by: the moment it begins. */
export const slotOf = (starts_at: Date): string => starts_at.toISOString().replace(/:00\.000Z$/, "Z");

/** A product that can be tried in the showroom. Throws an ApiError of 404 for one that is not there; undefined: it can't be tried. */
export async function triedProduct(
  sql: Sql | Transaction,
  slug: string,
): Promise<{ id: number; name: string } | undefined> {
  const [row] = await sql<{ id: number; name: string; booking: string }[]>`
    select p.id, p.name, p.booking from card k join product p on p.id = k.product_id where p.slug = ${askedSlug(slug)}`;
  if (!row) throw await missing(sql, "product", slug);
  return row.booking === "demo" ? row : undefined;
}

/** The free times of the week that begins on a date, today at the earliest; none for a product that is not shown. */
export async function readSlots(shop: Shop, product_url: string, from = today(new Date())): Promise<Slot[]> {
  if (!(await triedProduct(shop.sql, product_url))) return [];
  const [offered, taken] = await Promise.all([
    offeredTimes(shop, product_url, from),
    shop.sql<{ starts: Date; ends: Date }[]>`
      select lower(during) as starts, upper(during) as ends from try_out
      where state in ('asked', 'booked', 'shown', 'no_show', 'blocked')
        and during && tstzrange(${startOf(from)}, ${startOf(daysLater(from, 8))})`,
  ]);
  return offered
    .filter(({ starts_at, ends_at }) => !taken.some(({ starts, ends }) => starts < ends_at && ends > starts_at))
    .map(({ starts_at, ends_at }) => ({
      slot: slotOf(starts_at),
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    }));
}
