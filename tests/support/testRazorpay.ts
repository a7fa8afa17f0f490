import { expect, vi } from "vitest";
import { dispatchOutbox } from "../../server/jobs/dispatchOutbox.ts";
import { processInbox } from "../../server/payments/processInbox.ts";
import { keys, RazorpayStandIn } from "../standIns/razorpay.ts";
import { testShop } from "./testShop.ts";

export const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
export const oldWebhookSecret = "the webhook secret of before";

/** A shop that is paid through a stand-in for Razorpay, and what shoppers and Razorpay do to it. */
export async function testRazorpay(environment: Record<string, string> = {}) {
  const razorpay = await RazorpayStandIn.start();
  const shop = await testShop({
    RAZORPAY_KEY_ID: keys.id,
    RAZORPAY_KEY_SECRET: keys.secret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhook,
    RAZORPAY_WEBHOOK_SECRET_OLD: oldWebhookSecret,
    RAZORPAY_API_URL: razorpay.server.url,
    DATA_DIR: "/tmp/swara-razorpay-test",
    ...environment,
  });
  const { sql } = shop;

  /** An order of one flute, placed and not paid; so many pieces were there. */
  async function unpaid(pieces = 5) {
    const id = await shop.stocked(flute, pieces);
    const { quote, total } = await shop.quote([{ id, quantity: 1 }], { payment_method: "razorpay" });
    const { body } = await shop.place(quote, { payment_method: "razorpay" });
    const gatewayOrderId = razorpay.orders.find((order) => order.receipt === body.data.order_no)?.id ?? "";
    const read = () => shop.order(body.data.order_link);
    const act = (name: "pay" | "cancel") =>
      shop.call("POST", body.data.order_link.replace("/ordersummary/", "/orders/").replace("?", `/${name}?`));
    return { ...body.data, total, gatewayOrderId, read, act, state: async () => (await read()).state };
  }
  const get = (path: string) => shop.others.fetch(new Request(new URL(path, "http://shop.test")));
  /** The address that the payment page gives Razorpay to come back to. */
  async function callbackUrl({ next }: { next: { url?: string | undefined } }): Promise<string> {
    const page = await (await get(next.url ?? "")).text();
    return page.match(/name="callback_url" value="([^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
  }
  async function bringBack(url: string, fields: Record<string, string>) {
    const response = await shop.others.fetch(new Request(url, { method: "POST", body: new URLSearchParams(fields) }));
    return { status: response.status, location: response.headers.get("Location") ?? "" };
  }
  const webhook = "http://shop.test/public/api/payments/razorpay/webhook";
  const deliver = async (message: { body: string; headers: Record<string, string> }) =>
    (await shop.others.fetch(new Request(webhook, { method: "POST", ...message }))).status;
  /** Waits until all that came in has been worked through, by whichever worker. */
  const settle = () =>
    vi.waitFor(async () => {
      await sql`update webhook_inbox set run_at = now() where processed_at is null`;
      await processInbox(shop.shop);
      expect(await sql`select from webhook_inbox where processed_at is null`).toHaveLength(0);
    }, 10_000);
  /** Lets everything be done that is due; what fails is due again at the next call. */
  async function dispatch() {
    await sql`update outbox set run_at = now() where done_at is null`;
    while ((await dispatchOutbox(shop.shop)) > 0);
  }
  const overdue = (orderNo: string) =>
    sql`update orders set expires_at = now() - interval '1 second' where order_no = ${orderNo}`;
  /** Makes a payment as old as that, and not asked about yet. */
  const age = (gatewayOrderId: string, interval = "16 minutes") =>
    sql`update payment_intent set created_at = now() - ${interval}::interval, checked_at = null where gateway_order_id = ${gatewayOrderId}`;
  /** What Razorpay has given back of an order's payments, in paise. */
  const givenBack = (gatewayOrderId: string) =>
    razorpay.payments
      .filter((payment) => payment.order_id === gatewayOrderId)
      .flatMap(({ refunds }) => refunds)
      .reduce((sum, { amount }) => sum + amount, 0);
  async function close() {
    await razorpay.server.close();
    await shop.close();
  }
  return {
    shop,
    razorpay,
    unpaid,
    get,
    callbackUrl,
    bringBack,
    deliver,
    settle,
    dispatch,
    overdue,
    age,
    givenBack,
    close,
  };
}

export type TestRazorpay = Awaited<ReturnType<typeof testRazorpay>>;
