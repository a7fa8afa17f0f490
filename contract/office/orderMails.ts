/** The mails there are about an order, in the order in which they may come. */
export const orderTemplates = [
  "payment_link",
  "order_confirmed",
  "order_changed",
  "payment_failed",
  "payment_refunded",
  "order_cancelled",
  "invoice",
  "order_shipped",
  "parcel_corrected",
  "parcel_arrived",
  "order_delivered",
  "order_undelivered",
  "return_requested",
  "return_accepted",
  "return_refused",
  "exchange_over",
  "return_received",
  "refund",
  "refund_sent",
] as const;
export type OrderTemplate = (typeof orderTemplates)[number];
