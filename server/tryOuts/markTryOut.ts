import { transaction } from "../database/transaction.ts";
import { ApiError, notFound } from "../http/reply.ts";
import { enqueue } from "../jobs/outbox.ts";
import { today } from "../shipping/dates.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

type Marked = "booked" | "shown" | "no_show" | "cancelled";

/** From which states one can come to each; who came or not is known once the time has begun. */
const from: Record<Marked, string[]> = {
  booked: ["shown", "no_show"],
  shown: ["booked", "no_show"],
  no_show: ["booked", "shown"],
  cancelled: ["booked", "blocked"],
};

/**
 * Writes down who came and who did not, or cancels a visit (its visitor is told by mail) or a kept time. Its day in India comes
 * back. Throws an ApiError: 404 for what is not there, 409 for what can't become that.
 */
export const markTryOut = ({ sql }: Pick<Shop, "sql">, no: string, state: Marked, by: Actor): Promise<string> =>
  transaction(sql, async (tx) => {
    const [row] = await tx<{ id: number; state: string; starts: Date; begun: boolean }[]>`
      select id, state, lower(during) as starts, lower(during) <= now() as begun from try_out
      where booking_no = ${no} and state not in ('asked', 'refused') for update`;
    if (!row) throw notFound("This booking");
    if (row.state === state) return today(row.starts);
    if (!from[state].includes(row.state) || (state !== "cancelled" && !row.begun))
      throw new ApiError(409, state === "cancelled" ? "It can’t be cancelled any more." : "Its time has not come yet.");
    await tx`update try_out set state = ${state}, sequence = sequence + 1 where id = ${row.id}`;
    await recordAct(tx, by, {
      act: "tryouts.mark",
      thing: "try_out",
      id: no,
      before: { state: row.state },
      after: { state },
    });
    if (state === "cancelled" && row.state === "booked")
      await enqueue(
        tx,
        { topic: "try_out_mail", key: `try_out:${no}:cancelled`, payload: { booking_no: no, about: "cancelled" } },
        { topic: "try_out_service", key: `try_out_service:${no}:cancelled`, payload: { booking_no: no } },
      );
    return today(row.starts);
  });
