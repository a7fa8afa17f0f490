import type { BookingState, TryOut } from "../../contract/bookings.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import type { Shop } from "../shop/shop.ts";
import { calendarLink, tryOutLink } from "./tryOutLink.ts";

/** A booking as the table has it; a product that is gone has no name. */
export type TryOutRow = {
  booking_no: string;
  state: BookingState | "asked" | "refused";
  starts_at: Date;
  ends_at: Date;
  product_id: number | null;
  product_name: string;
  product_url: string;
  image: string | null;
  name: string;
  email: string;
  mobile: string | null;
  sequence: number;
  confirmed: boolean;
};

/** The booking of this number, also one that was never made whole; undefined where there is none. */
export async function readRow(sql: Sql | Transaction, bookingNo: string): Promise<TryOutRow | undefined> {
  const [row] = await sql<TryOutRow[]>`
    select t.booking_no, t.state, lower(t.during) as starts_at, upper(t.during) as ends_at, t.product_id,
      coalesce(p.name, '') as product_name, coalesce(p.slug, '') as product_url,
      (select src from product_image where product_id = p.id order by position limit 1) as image,
      t.name, t.email, t.mobile, t.sequence, t.confirmed_at is not null as confirmed
    from try_out t left join product p on p.id = t.product_id
    where t.booking_no = ${bookingNo} and t.state <> 'blocked'`;
  return row;
}

/** The booking of this number as its holder sees it; undefined where there is none, or none that came about. */
export async function readTryOut(shop: Pick<Shop, "sql" | "secret">, bookingNo: string): Promise<TryOut | undefined> {
  const row = await readRow(shop.sql, bookingNo);
  if (!row || row.state === "asked" || row.state === "refused") return undefined;
  return {
    booking_no: row.booking_no,
    state: row.state,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    product_name: row.product_name,
    product_url: row.product_url,
    image: row.image,
    confirmed: row.confirmed,
    may_change: row.state === "booked" && row.starts_at.getTime() > Date.now(),
    link: tryOutLink(shop.secret, bookingNo),
    calendar: calendarLink(shop.secret, bookingNo),
  };
}
