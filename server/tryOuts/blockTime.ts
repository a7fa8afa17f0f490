import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import { newOrderNo } from "../orders/orderNo.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { oneAfterAnother } from "./claimTime.ts";

type Block = { day: string; from: string; until: string; reason: string };

/** Keeps a time of the showroom for something else. Throws an ApiError: 422 when it ends before it begins or is past, 409 while something stands there. */
export async function blockTime(
  { sql }: Pick<Shop, "sql">,
  { day, from, until, reason }: Block,
  by: Actor,
): Promise<void> {
  if (from >= until)
    throw new ApiError(422, "It ends before it begins.", { errors: { until: "It ends before it begins." } });
  if (Date.parse(`${day}T${until}:00+05:30`) <= Date.now())
    throw new ApiError(422, "That time is past.", { errors: { day: "That time is past." } });
  const [begin, end] = [`${day}T${from}:00+05:30`, `${day}T${until}:00+05:30`];
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
