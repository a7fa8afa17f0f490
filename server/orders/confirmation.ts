import type { Task } from "../jobs/outbox.ts";

/** The mail that an order stands. */
export const confirmation = (orderNo: string): Task => ({
  topic: "mail",
  key: `mail:order_confirmed:${orderNo}`,
  payload: { template: "order_confirmed", order_no: orderNo },
});
