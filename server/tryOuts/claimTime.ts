import type { Transaction } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import { today } from "../shipping/dates.ts";
import type { Shop } from "../shop/shop.ts";
import type { Time } from "./openTimes.ts";
import { slotOf } from "./readSlots.ts";
import { offeredTimes } from "./schedulingOf.ts";

/** The time is another's by now, or was never to be had. */
export const taken = (message = "That time has just been taken. Please choose another one.") =>
  new ApiError(409, message, { reason: "taken" });

/** Lets one after the other look at the room's times: without it two that come at once could wait for each other. */
export const oneAfterAnother = (tx: Transaction) => tx`select pg_advisory_xact_lock(hashtext('try_out'))`;

/** The time that a slot names, as it is offered now. Throws an ApiError: 422 for what is no slot, 409 for one that is not offered. */
export async function offeredTime(shop: Shop, product_url: string, slot: string): Promise<Time> {
  const start = new Date(slot);
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(slot) || Number.isNaN(start.getTime()))
    throw new ApiError(422, "Please choose a time.", { errors: { slot: "Please choose a time." } });
  const times = await offeredTimes(shop, product_url, today(start), 1);
  const time = times.find(({ starts_at }) => slotOf(starts_at) === slotOf(start));
  if (!time) throw taken("This time is not to be had any more. Please choose another one.");
  return time;
}
