import { sendAccountMail } from "../customers/sendAccountMail.ts";
import { sendGrievanceMail } from "../grievances/sendGrievanceMail.ts";
import { issueMissing } from "../invoices/issueMissing.ts";
import { sendLookUpMail } from "../orders/sendLookUpMail.ts";
import { sendOrderMail } from "../orders/sendOrderMail.ts";
import { gatewayOf } from "../payments/gatewayOf.ts";
import { sendQuestionMail } from "../questions/sendQuestionMail.ts";
import { removeForgotten } from "../reviews/pictures/forgetPictures.ts";
import { sendReviewMail } from "../reviews/sendReviewMail.ts";
import { sendReviewTold } from "../reviews/sendReviewTold.ts";
import { cancelShipment } from "../shipping/shiprocket/cancelShipment.ts";
import { createShipment } from "../shipping/shiprocket/createShipment.ts";
import { trackShipment } from "../shipping/shiprocket/trackShipment.ts";
import type { Shop } from "../shop/shop.ts";
import { sendStaffMail } from "../staff/sendStaffMail.ts";
import { step } from "../steps.ts";
import { traced } from "../tracing/trace.ts";
import { sendTryOutMail } from "../tryOuts/sendTryOutMail.ts";
import { tellService } from "../tryOuts/tellService.ts";
import { sendWatchMail } from "../watches/sendWatchMail.ts";
import { growingPause } from "./growingPause.ts";
import { deadAfter, type Task } from "./outbox.ts";
import { sendShopMail, tellShop } from "./tellShop.ts";

type Due = Task & { id: number; attempts: number };

/** For how long a worker may take over one task before another may try it, in seconds. */
const lease = 60;

/** Gives money back at its gateway, which knows the payment that came there, whatever order it pays by now. */
async function refund(shop: Shop, refundId: number): Promise<void> {
  const [due] = await shop.sql<{ gateway: string; gateway_payment_id: string; amount: number; request_key: string }[]>`
    with recursive came as (
      select p.* from refund r join payment p on p.id = r.payment_id where r.id = ${refundId} and r.state = 'pending'
      union all select p.* from came c join payment p on p.id = c.paid_from)
    select c.gateway, c.gateway_payment_id, r.amount, r.request_key from came c, refund r where c.paid_from is null and r.id = ${refundId}`;
  if (!due) return;
  const gateway = gatewayOf(shop, due.gateway);
  if (!gateway) throw new Error(`The gateway ${due.gateway} is not set up, so ${due.request_key} can't be refunded.`);
  const { gatewayRefundId, failed } = await gateway.refund(due.gateway_payment_id, due.amount, due.request_key);
  if (failed) shop.log.error({ gateway: due.gateway, refund: due.request_key }, "a refund did not arrive");
  await step("refund: given back");
  await shop.sql`update refund set state = ${failed ? "failed" : "processed"}, set_aside = ${failed}, gateway_refund_id = ${gatewayRefundId} where id = ${refundId} and state = 'pending'`;
}

async function perform(shop: Shop, task: Due): Promise<void> {
  await tellShop(shop, task); // before the customer, whose address may be wrong
  if (task.topic === "mail") return sendOrderMail(shop, task.key, task.payload);
  if (task.topic === "account_mail") return sendAccountMail(shop, task.key, task.payload);
  if (task.topic === "grievance_mail") return sendGrievanceMail(shop, task.key, task.payload);
  if (task.topic === "staff_mail") return sendStaffMail(shop, task.key, task.payload);
  if (task.topic === "try_out_mail") return sendTryOutMail(shop, task.key, task.payload);
  if (task.topic === "review_mail") return sendReviewMail(shop, task.key, task.payload.order_no);
  if (task.topic === "review_picture_gone") return removeForgotten(shop, task.payload.id);
  if (task.topic === "review_told") return sendReviewTold(shop, task.key, task.payload);
  if (task.topic === "question_mail") return sendQuestionMail(shop, task.key, task.payload);
  if (task.topic === "try_out_service") return tellService(shop, task.payload.booking_no);
  if (task.topic === "shop_mail") return sendShopMail(shop, task.key, task.payload);
  if (task.topic === "look_up_mail") return sendLookUpMail(shop, task.key, task.payload);
  if (task.topic === "watch_mail") return sendWatchMail(shop, task.key, task.payload);
  if (task.topic === "courier_order") return createShipment(shop, task.payload.order_no);
  if (task.topic === "courier_cancel") return cancelShipment(shop, task.payload.order_no);
  if (task.topic === "courier_track") return trackShipment(shop, task.payload.awb);
  if (task.topic === "invoice") return issueMissing(shop, task.payload.order_no);
  return refund(shop, task.payload.refund_id);
}

/** Mails whose payload names a person, and which are given up after a while. */
const namesSomebody = (topic: Task["topic"]) => topic === "account_mail" || topic === "look_up_mail";

/** What nobody asks about once it is done; of each parcel on its way there is one every six hours. */
const isForgotten = (topic: Task["topic"]) => topic === "courier_track";

async function work(shop: Shop, task: Due): Promise<void> {
  const { id, topic, key, attempts } = task;
  try {
    await traced({ name: `task ${topic}`, facts: { "swara.attempts": attempts } }, () => perform(shop, task));
    await step("outbox: done");
    await (isForgotten(topic)
      ? shop.sql`delete from outbox where id = ${id}`
      : shop.sql`update outbox set done_at = now(), locked_until = null, last_error = null where id = ${id}`);
  } catch (error) {
    const given = namesSomebody(topic) && attempts >= deadAfter;
    shop.log.warn({ err: error, task: key, attempts }, given ? "task given up" : "task not done yet");
    const text = error instanceof Error ? error.message : String(error);
    await shop.sql`
      update outbox set locked_until = null, last_error = ${text}, run_at = now() + ${growingPause(shop.sql, shop.sql`${attempts}::int`)},
        done_at = case when ${given} then now() end
      where id = ${id}`;
  }
  // It is not needed any more.
  if (namesSomebody(topic)) await shop.sql`update outbox set payload = '{}' where id = ${id} and done_at is not null`;
}

/** Couriers and a scheduling service may take most of a minute for one task. Mails and refunds do not wait for them: each lane has rounds of its own. */
const services: Task["topic"][] = ["courier_order", "courier_cancel", "courier_track", "try_out_service"];

/**
 * Does what earlier transactions made due, at least once each, trying again with growing gaps, at `most` so many at once. Any node may.
 * `lane`: what is told to others' services, or all else; without it both.
 */
export async function dispatchOutbox(shop: Shop, most = 10, lane?: "services" | "others"): Promise<number> {
  const inLane = lane ? shop.sql`(topic = any(${services})) = ${lane === "services"}` : shop.sql`true`;
  const due = await shop.sql<Due[]>`
    update outbox set attempts = attempts + 1, locked_until = now() + ${lease} * interval '1 second'
    where id in (
      select id from outbox where done_at is null and run_at <= now() and (locked_until is null or locked_until < now()) and ${inLane}
      order by run_at limit ${most} for update skip locked)
    returning id, key, topic, payload, attempts`;
  if (due.length > 0) await step("outbox: claimed");
  // All at once: one after the other, a slow mail server could outlast the lease.
  await Promise.all(due.map((task) => work(shop, task)));
  return due.length;
}
