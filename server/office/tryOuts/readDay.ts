import type { z } from "zod";
import type { TryOutDay, TryOutRow } from "../../../contract/office/tryOuts.ts";
import type { Shop } from "../../shop/shop.ts";
import { daysLater, isOpenAt, openTimes, startOf } from "../../tryOuts/openTimes.ts";

type Row = Omit<z.infer<typeof TryOutRow>, "starts_at" | "ends_at" | "closed"> & { starts_at: Date; ends_at: Date };

/** The showroom's day in India: its visits and kept times by the clock, how many half hours of the opening hours are free, and which holiday it is. */
export async function readDay({ sql, settings }: Shop, day: string): Promise<z.infer<typeof TryOutDay>> {
  const rows = await sql<Row[]>`
    select t.booking_no, t.state, lower(t.during) as starts_at, upper(t.during) as ends_at, t.name, t.mobile, t.reason,
      coalesce(p.name, '') as product_name, coalesce(p.slug, '') as product_url, t.confirmed_at is not null as confirmed,
      lower(t.during) <= now() as begun,
      (select count(*)::int from try_out o where o.mobile = t.mobile and o.state = 'no_show' and o.id <> t.id) as no_shows
    from try_out t left join product p on p.id = t.product_id
    where t.during && tstzrange(${startOf(day)}, ${startOf(daysLater(day, 1))})
      and (t.state in ('booked', 'shown', 'no_show', 'blocked') or (t.state = 'cancelled' and t.mobile is not null))
    order by lower(t.during), t.state = 'cancelled', t.id`;
  const open = settings.SCHEDULING_URL ? null : openTimes(day, settings.shop);
  const standing = rows.filter(({ state }) => state !== "cancelled");
  const isFree = (at: { starts_at: Date; ends_at: Date }) =>
    at.starts_at.getTime() > Date.now() &&
    !standing.some(({ starts_at, ends_at }) => starts_at < at.ends_at && ends_at > at.starts_at);
  return {
    day,
    free: open && open.filter(isFree).length,
    holiday: settings.shop.holidays.find(({ from, to }) => day >= from && day <= to)?.words ?? null,
    rows: rows.map((row) => ({
      ...row,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      closed: row.state === "booked" && !row.begun && open !== null && !isOpenAt(row, settings.shop),
    })),
  };
}
