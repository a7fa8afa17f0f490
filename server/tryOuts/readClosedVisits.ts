import type { Shop } from "../shop/shop.ts";
import { isOpenAt, type Time } from "./openTimes.ts";

export type ClosedVisit = Time & { booking_no: string; name: string; product_name: string };

/** Visits to come for which the shop will be closed, as its hours or holidays changed after they were booked; none where a scheduling service keeps the times. */
export async function readClosedVisits({ sql, settings }: Pick<Shop, "sql" | "settings">): Promise<ClosedVisit[]> {
  if (settings.SCHEDULING_URL) return [];
  const coming = await sql<ClosedVisit[]>`
    select t.booking_no, lower(t.during) as starts_at, upper(t.during) as ends_at, t.name, coalesce(p.name, '') as product_name
    from try_out t left join product p on p.id = t.product_id
    where t.state = 'booked' and lower(t.during) > now()
    order by lower(t.during), t.id`;
  return coming.filter((visit) => !isOpenAt(visit, settings.shop));
}
