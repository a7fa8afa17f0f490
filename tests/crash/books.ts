import { randomInt, randomUUID } from "node:crypto";
import { expect } from "vitest";
import { advanceOrder } from "../../server/orders/advanceOrder.ts";
import { expireHolds } from "../../server/orders/expireOrder.ts";
import { askGateway } from "../../server/payments/askGateway.ts";
import { type Outcome, practiceSignature } from "../../server/payments/practice/service.ts";
import { clerk } from "../support/clerk.ts";
import { address, contact, type TestShop } from "../support/testShop.ts";

const flute = "VENU-CARNATIC-FLUTE-5-KATTAI";
const staff = { cause: "Tested", actor: clerk } as const;

/** What a journey has come to: the order's state, what the shop holds of its payments, what the gateway gave back, its mails. */
type OrderRecord = {
  state: string;
  accepted: number;
  refunded: number;
  given_back: number;
  confirmations: number;
  left: number;
};

/** Orders to crash with, and what the books say of them afterwards. */
export class Books {
  readonly shop: TestShop;
  constructor(shop: TestShop) {
    this.shop = shop;
  }

  /** A request for an order, of flutes unless something else is named, not sent yet; so many pieces are there. */
  async request(pieces = 5, quantity = 1, sku = flute, coupon = "CRASH") {
    const variant = await this.shop.stocked(sku, pieces);
    const more = { payment_method: "practice", ...(coupon ? { coupon } : {}) };
    const { quote, total } = await this.shop.quote([{ id: variant, quantity }], more);
    const mail = `${randomUUID()}@example.com`;
    // A coupon's uses are counted for the mobile number too.
    const mobile = `9${randomInt(1e8, 1e9)}`;
    const body = { quote, contact: { ...contact, email: mail, mobile }, address, payment_method: "practice" };
    return { variant, total, mail, path: "/orders", body, headers: { "Idempotency-Key": randomUUID() } };
  }

  /** Sends it, also again. */
  async place({ path, body, headers }: { path: string; body: object; headers: Record<string, string> }) {
    const placed = await this.shop.call<{ order_no: string; next: { url?: string } }>("POST", path, body, headers);
    expect([200, 201]).toContain(placed.status);
    const { order_no: orderNo, next } = placed.body.data;
    return { orderNo, gatewayOrderId: next.url?.split("/").at(-1) ?? "" };
  }

  /** An order that waits for its payment; so many pieces were there. */
  async unpaid(pieces?: number, quantity?: number, sku?: string) {
    const request = await this.request(pieces, quantity, sku);
    return { ...request, ...(await this.place(request)) };
  }

  /** The shopper presses a button at the gateway; its webhook is lost. Answers the capture as the shop hears of it. */
  async press({ gatewayOrderId }: { gatewayOrderId: string }, outcome: Outcome = "pay") {
    const { sql, others } = this.shop;
    const form = new Request(`http://shop.test/practice-gateway/pay/${gatewayOrderId}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ outcome, delivery: "once" }),
    });
    expect((await others.fetch(form)).status).toBe(303);
    await sql`delete from practice.delivery`;
    const [payment] = await sql<{ id: string; amount: number }[]>`
      select id, amount from practice.payment where payment_order_id = ${gatewayOrderId} and state in ('captured', 'pending')`;
    return {
      gateway: "practice",
      gatewayOrderId,
      gatewayPaymentId: payment?.id ?? "",
      amount: payment?.amount ?? 0,
    };
  }

  /** An order that is paid. */
  async paid(pieces?: number, quantity?: number, sku?: string) {
    const order = await this.unpaid(pieces, quantity, sku);
    await this.press(order);
    await askGateway(this.shop.shop, "practice", order.gatewayOrderId);
    return order;
  }

  /** An order of one piece that has arrived. */
  async delivered(sku: string) {
    const order = await this.paid(5, 1, sku);
    for (const step of ["packed", "shipped", "delivered"] as const)
      expect(await advanceOrder(this.shop.shop, order.orderNo, step, staff)).toBe(true);
    return order;
  }

  async packed() {
    const order = await this.paid();
    expect(await advanceOrder(this.shop.shop, order.orderNo, "packed", staff)).toBe(true);
    return order;
  }

  /** An order whose time to pay is over; `freed`: the clock has noticed. */
  async overdue(freed: boolean, pieces?: number) {
    const order = await this.unpaid(pieces);
    await this.shop.sql`update orders set expires_at = now() - interval '1 second' where order_no = ${order.orderNo}`;
    if (freed) await expireHolds(this.shop.shop);
    return order;
  }

  /** A webhook of the practice gateway about an order, signed. */
  webhook({ gatewayOrderId }: { gatewayOrderId: string }) {
    const body = JSON.stringify({ event: "payment.captured", payload: { order_id: gatewayOrderId } });
    const headers = {
      "X-Practice-Event-Id": `evt_${gatewayOrderId}`,
      "X-Practice-Signature": practiceSignature(this.shop.shop.secret, body),
    };
    return { path: "/public/api/payments/practice/webhook", body, headers };
  }

  async tell({ orderNo }: { orderNo: string }): Promise<OrderRecord> {
    const [record] = await this.shop.sql<OrderRecord[]>`
      select o.state,
        (select coalesce(sum(amount), 0)::bigint from payment p where p.order_id = o.id and accepted) as accepted,
        (select coalesce(sum(refunded), 0)::bigint from payment p where p.order_id = o.id) as refunded,
        (select coalesce(sum(p.refunded), 0)::bigint from practice.payment p join practice.payment_order g on g.id = p.payment_order_id
          where g.receipt = o.order_no) as given_back,
        (select count(*)::int from outbox where key = 'mail:order_confirmed:' || o.order_no and done_at is not null) as confirmations,
        (select s.on_hand - s.held from order_line l join stock s using (variant_id) where l.order_id = o.id) as left
      from orders o where o.order_no = ${orderNo}`;
    if (!record) throw new Error(`There is no order ${orderNo}.`);
    return record;
  }
}
