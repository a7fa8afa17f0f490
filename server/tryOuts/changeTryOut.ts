import { PostgresError } from "../database/driver.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { Shop } from "../shop/shop.ts";
import { offeredTime, oneAfterAnother, taken } from "./claimTime.ts";
import type { Time } from "./openTimes.ts";
import type { TryOutRow } from "./readTryOut.ts";
import { schedulingOf } from "./schedulingOf.ts";

const over = () => new ApiError(409, "This booking can’t be changed any more. Please call us.", { reason: "over" });

/** Writes down that whoever booked comes. Throws an ApiError of 409 once it has begun or is cancelled. */
export async function confirmTryOut({ sql }: Pick<Shop, "sql">, booking_no: string): Promise<void> {
  const done = await sql`
    update try_out set confirmed_at = coalesce(confirmed_at, now())
    where booking_no = ${booking_no} and state = 'booked' and lower(during) > now()`;
  if (done.count === 0) throw over();
}

/** Gives the time free, with a mail that takes it out of calendars. Cancelling twice is cancelling once. */
export async function cancelTryOut({ sql }: Pick<Shop, "sql">, booking_no: string): Promise<void> {
  await transaction(sql, async (tx) => {
    const [done] = await tx<{ sequence: number }[]>`
      update try_out set state = 'cancelled', sequence = sequence + 1
      where booking_no = ${booking_no} and state = 'booked' and lower(during) > now() returning sequence`;
    if (!done) {
      const [known] = await tx<{ state: string }[]>`select state from try_out where booking_no = ${booking_no}`;
      if (known?.state === "cancelled") return;
      throw over();
    }
    await enqueue(
      tx,
      { topic: "try_out_mail", key: `try_out:${booking_no}:cancelled`, payload: { booking_no, about: "cancelled" } },
      { topic: "try_out_service", key: `try_out_service:${booking_no}:cancelled`, payload: { booking_no } },
    );
  });
}

/** Puts the booking at its new time in the table; false when something else is there. */
async function putAt({ sql }: Shop, booking_no: string, { starts_at, ends_at }: Time): Promise<boolean> {
  try {
    return await transaction(sql, async (tx) => {
      await oneAfterAnother(tx);
      const [moved] = await tx<{ sequence: number }[]>`
        update try_out set during = tstzrange(${starts_at}, ${ends_at}), sequence = sequence + 1, changed_at = now(),
          confirmed_at = null, reminded_at = null
        where booking_no = ${booking_no} and state = 'booked' and lower(during) > now() returning sequence`;
      if (!moved) throw over();
      const key = `try_out:${booking_no}:moved:${moved.sequence}`;
      await enqueue(tx, { topic: "try_out_mail", key, payload: { booking_no, about: "moved" } });
      return true;
    });
  } catch (error) {
    if (error instanceof PostgresError && error.code === "23P01") return false; // an exclusion constraint
    throw error;
  }
}

/**
 * Moves a booking to another time. The scheduling service is asked first; where the table then has something else there, or the
 * service did not answer, it is told again how things stand. Throws as bookTryOut does; the booking stays as it was.
 */
export async function moveTryOut(shop: Shop, row: TryOutRow, slot: string): Promise<void> {
  const { booking_no, product_url, product_name, name, email, mobile } = row;
  if (row.state !== "booked" || row.starts_at.getTime() <= Date.now() || mobile === null) throw over();
  const time = await offeredTime(shop, product_url, slot);
  if (time.starts_at.getTime() === row.starts_at.getTime()) return;
  const asStands = async () =>
    shop.sql.begin((tx) =>
      enqueue(tx, {
        topic: "try_out_service",
        key: `try_out_service:${booking_no}:${slot}:${Date.now()}`,
        payload: { booking_no },
      }),
    );
  try {
    const contact = { name, email, mobile };
    const kept = await schedulingOf(shop).keep({ ...time, booking_no, product_url, product_name, contact });
    if (kept === "taken") throw taken();
    if (!(await putAt(shop, booking_no, time))) throw taken();
  } catch (error) {
    await asStands();
    throw error;
  }
}
