import type { Contact } from "../../contract/orders.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError, notFound } from "../http/reply.ts";
import { enqueue } from "../jobs/outbox.ts";
import { newOrderNo } from "../orders/orderNo.ts";
import type { Shop } from "../shop/shop.ts";
import { offeredTime, oneAfterAnother, taken } from "./claimTime.ts";
import type { Time } from "./openTimes.ts";
import { triedProduct } from "./readSlots.ts";
import { type Asked, askedWith, madeBefore, type Wish } from "./requestKey.ts";
import { schedulingOf } from "./schedulingOf.ts";

/** So many times to come one person may have at once. */
const mostAtOnce = 2;

/** Sets a time aside for a person; undefined when the room, the instrument or the person has it taken already. */
async function claim(
  { sql }: Shop,
  productId: number,
  { starts_at, ends_at }: Time,
  { name, email, mobile }: Contact,
  asked: Asked | undefined,
): Promise<string | undefined> {
  return transaction(sql, async (tx) => {
    await oneAfterAnother(tx);
    const [had] = await tx<{ n: number }[]>`
      select count(*)::int as n from try_out where mobile = ${mobile} and state in ('asked', 'booked') and lower(during) > now()`;
    const [row] = await tx<{ booking_no: string }[]>`
      insert into try_out (booking_no, state, during, product_id, name, email, mobile, request_key, request_body)
      select ${newOrderNo()}, 'asked', tstzrange(${starts_at}, ${ends_at}), ${productId}, ${name}, ${email}, ${mobile}, ${asked?.key ?? null}, ${asked?.body ?? null}
      on conflict do nothing returning booking_no`;
    if (row && (had?.n ?? 0) >= mostAtOnce)
      throw new ApiError(
        409,
        `You have ${mostAtOnce} times booked already. Move or cancel one by the link in its mail, or call us.`,
        {
          reason: "many",
        },
      );
    return row?.booking_no;
  });
}

/** What came about, or did not, stands; the service is made to know the same when it may not. */
async function settle({ sql }: Shop, booking_no: string, state: "booked" | "refused", told: boolean): Promise<void> {
  await transaction(sql, async (tx) => {
    const key = state === "refused" ? tx`, request_key = null, request_body = null` : tx``;
    const changed = await tx`
      update try_out set state = ${state} ${key} where booking_no = ${booking_no} and state = 'asked'`;
    if (changed.count === 0) return;
    if (state === "booked")
      await enqueue(tx, {
        topic: "try_out_mail",
        key: `try_out:${booking_no}:booked:0`,
        payload: { booking_no, about: "booked" },
      });
    if (!told)
      await enqueue(tx, {
        topic: "try_out_service",
        key: `try_out_service:${booking_no}:refused`,
        payload: { booking_no },
      });
  });
}

/**
 * Books a time. First it is set aside in the table, whose constraints let nobody else have it; then the scheduling service is
 * asked; then it is booked, or given free. `mayBook` is asked once it is set aside, and may throw. Throws an ApiError: 404 for a
 * product that is not shown, 409 for a time that is taken or a key that has booked another, 503 when the service does not answer.
 */
export async function bookTryOut(
  shop: Shop,
  wish: Wish,
  key: string | undefined,
  mayBook: () => Promise<void>,
): Promise<{ booking_no: string; fresh: boolean }> {
  const { slot, product_url, contact } = wish;
  const request = askedWith(shop, key, wish);
  const before = await madeBefore(shop.sql, request);
  if (before) return { booking_no: before, fresh: false };
  const product = await triedProduct(shop.sql, product_url);
  if (!product) throw notFound("A try-out of this product");
  const time = await offeredTime(shop, product_url, slot);
  const booking_no = await claim(shop, product.id, time, contact, request);
  if (booking_no === undefined) {
    const again = await madeBefore(shop.sql, request);
    if (again) return { booking_no: again, fresh: false };
    throw taken();
  }
  let asked = false;
  try {
    await mayBook();
    asked = true;
    const kept = await schedulingOf(shop).keep({
      ...time,
      booking_no,
      product_url,
      product_name: product.name,
      contact,
    });
    if (kept === "taken") throw taken();
  } catch (error) {
    const knows = !asked || (error instanceof ApiError && error.status === 409);
    await settle(shop, booking_no, "refused", knows);
    throw error;
  }
  await settle(shop, booking_no, "booked", true);
  return { booking_no, fresh: true };
}
