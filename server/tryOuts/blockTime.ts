import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { newOrderNo } from "../orders/orderNo.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { oneAfterAnother } from "./claimTime.ts";
import { isOpenWithin, openTimes } from "./openTimes.ts";

type Block = { day: string; from: string; until: string; reason: string };

/**
 * Keeps a time of the showroom for something else. Throws an ApiError: 422 when it ends before it begins, is past, or has
 * no moment at which the shop is open, 409 while something stands there.
 */
export async function blockTime(
  { sql, settings }: Pick<Shop, "sql" | "settings">,
  { day, from, until, reason }: Block,
  by: Actor,
): Promise<void> {
  if (from >= until)
    throw new ApiError(422, "It ends before it begins.", { errors: { until: "It ends before it begins." } });
  if (Date.parse(`${day}T${until}:00+05:30`) <= Date.now())
    throw new ApiError(422, "That time is past.", { errors: { day: "That time is past." } });
  const [begin, end] = [`${day}T${from}:00+05:30`, `${day}T${until}:00+05:30`];
  const whole = { starts_at: new Date(begin), ends_at: new Date(end) };
  // Where a scheduling service keeps the times, the hours are its own.
  if (!settings.SCHEDULING_URL && !isOpenWithin(whole, settings.shop)) {
    const [field, message] =
      openTimes(day, settings.shop).length === 0
        ? ["day", "The shop is closed on this day: nobody can come."]
        : ["from", "The shop is closed then: nobody can come."];
    throw new ApiError(422, message, { errors: { [field]: message } });
  }
  await transaction(sql, async (tx) => {
    await oneAfterAnother(tx);
    const [kept] = await tx<{ booking_no: string }[]>`
      insert into try_out (booking_no, state, during, reason)
      values (${newOrderNo()}, 'blocked', tstzrange(${begin}::timestamptz, ${end}::timestamptz), ${reason})
      on conflict do nothing returning booking_no`;
    if (!kept) throw new ApiError(409, "Something stands there already. Move or cancel it first.");
    const after = { day, from, until, reason };
    await recordAct(tx, by, { act: "tryouts.block", thing: "try_out", id: kept.booking_no, after });
  });
}
