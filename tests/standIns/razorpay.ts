import { createHmac, randomBytes } from "node:crypto";
import { type Answered, type Asked, listen, type StandIn } from "./listen.ts";

type Status = "created" | "authorized" | "captured" | "refunded" | "failed";
type Refund = { id: string; amount: number; status: string; notes: object; key: string };
type Payment = {
  id: string;
  order_id: string | null;
  qr_code: string | null;
  amount: number;
  currency: string;
  status: Status;
  refunds: Refund[];
};
type Order = { id: string; amount: number; receipt: string; created_at: number };
type Code = { id: string; payment_amount: number; image_url: string; status: "active" | "closed"; close_by: number };

export const keys = { id: "rzp_test_standIn", secret: "stand-in key secret", webhook: "stand-in webhook secret" };
const hex = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");
const id = (kind: string) => `${kind}_${randomBytes(7).toString("hex")}`;
const ok = (body: unknown): Answered => ({ status: 200, body });
const refused = (status: number, description: string): Answered => ({
  status,
  body: { error: { code: "BAD_REQUEST_ERROR", description } },
});
const list = (items: unknown[]) => ok({ entity: "collection", count: items.length, items });
const picture = Buffer.from("89504e470d0a1a0a00", "hex");

/** A body's member that has to be a positive whole number, as Razorpay demands of amounts. */
const amountOf = (body: unknown, name = "amount"): number => {
  const value = body && typeof body === "object" ? Reflect.get(body, name) : undefined;
  return Number.isInteger(value) && value >= 100 ? value : Number.NaN;
};
const textOf = (body: unknown, name: string): string =>
  String(body && typeof body === "object" ? Reflect.get(body, name) : "");

/** Instalments as the documentation shows them: of two banks whose interest is the shopper's, and of one whose interest is the shop's. */
const usualEmi = {
  emi: true,
  emi_subvention: "customer",
  netbanking: { FDRL: "Federal Bank", HDFC: "HDFC Bank" },
  emi_options: {
    ICIC: [3, 6].map((duration) => ({ duration, interest: 13, subvention: "customer", min_amount: 150_000 })),
    HDFC: [12, 3, 18].map((duration) => ({
      duration,
      interest: duration === 18 ? 15 : 14,
      subvention: "customer",
      min_amount: 300_000,
    })),
    FDRL: [{ duration: 3, interest: 14, subvention: "merchant", min_amount: 250_000, merchant_payback: "4.60" }],
  },
};

/**
 * Stands in for Razorpay's API as documented: orders, payments, captures, refunds with idempotency keys, QR codes, ways to pay; signs
 * returns and webhooks as it does. What shoppers and banks do is done to it by a test.
 */
export class RazorpayStandIn {
  readonly orders: Order[] = [];
  readonly payments: Payment[] = [];
  readonly codes: Code[] = [];
  /** What the account's instalments are. */
  emi: object = usualEmi;
  server: StandIn = { url: "", faults: [], seen: [], close: async () => {} };

  static async start(): Promise<RazorpayStandIn> {
    const standIn = new RazorpayStandIn();
    standIn.server = await listen((asked) => standIn.serve(asked));
    return standIn;
  }

  private serve({ method, path, query, headers, body }: Asked): Answered {
    if (path === "/code.png") return ok(picture);
    if (path === "/v1/methods") return this.methods(headers);
    if (headers.get("Authorization") !== `Basic ${btoa(`${keys.id}:${keys.secret}`)}`)
      return refused(401, "Authentication failed");
    const [, , kind = "", first = "", second = "", third = ""] = path.split("/");
    if (kind === "orders" && first === "") return method === "POST" ? this.open(body) : this.find(query);
    if (kind === "orders" && second === "payments") return list(this.payments.filter((p) => p.order_id === first));
    if (kind === "refunds")
      return ok(this.payments.flatMap(({ refunds }) => refunds).find((refund) => refund.id === first));
    if (kind === "payments" && first === "qr_codes") return this.code(second, third, body);
    const payment = this.payments.find((candidate) => candidate.id === first);
    if (kind !== "payments" || !payment) return refused(400, "The id provided does not exist");
    if (second === "capture") return this.capture(payment, amountOf(body));
    if (second === "refunds") return list(payment.refunds);
    return second === "refund" ? this.refund(payment, body, headers.get("X-Refund-Idempotency") ?? "") : ok(payment);
  }

  /** Asked by the key's id alone. */
  private methods(headers: Headers): Answered {
    return headers.get("Authorization") === `Basic ${btoa(`${keys.id}:`)}`
      ? ok({ entity: "methods", card: true, upi: true, ...this.emi })
      : refused(401, "Please provide your api key for authentication purposes.");
  }

  private open(body: unknown): Answered {
    const order = {
      id: id("order"),
      amount: amountOf(body),
      receipt: textOf(body, "receipt"),
      created_at: Math.floor(Date.now() / 1_000),
    };
    if (Number.isNaN(order.amount)) return refused(400, "Order amount less than minimum amount allowed");
    this.orders.push(order);
    return ok({ ...order, status: "created", notes: [] });
  }

  private find(query: URLSearchParams): Answered {
    return list(this.orders.filter((order) => order.receipt === query.get("receipt")));
  }

  private code(codeId: string, part: string, body: unknown): Answered {
    if (codeId === "") {
      const code: Code = {
        id: id("qr"),
        payment_amount: amountOf(body, "payment_amount"),
        image_url: `${this.server.url}/code.png`,
        status: "active",
        close_by: amountOf(body, "close_by"),
      };
      if (code.close_by < Date.now() / 1_000 + 15 * 60)
        return refused(400, "close_by should be at least 15 minutes after current time");
      this.codes.push(code);
      return ok(code);
    }
    const code = this.codes.find((candidate) => candidate.id === codeId);
    if (!code) return refused(400, "The id provided does not exist");
    return part === "payments" ? list(this.payments.filter((p) => p.qr_code === codeId)) : ok(code);
  }

  private capture(payment: Payment, amount: number): Answered {
    if (payment.status !== "authorized") return refused(400, "This payment has already been captured");
    if (amount !== payment.amount) return refused(400, "Capture amount must be equal to the amount authorized");
    payment.status = "captured";
    return ok(payment);
  }

  private refund(payment: Payment, body: unknown, key: string): Answered {
    if (!/^[\w-]{10,}$/.test(key)) return refused(400, "The idempotency key is not valid");
    const amount = amountOf(body);
    const known = payment.refunds.find((refund) => refund.key === key);
    if (known)
      return known.amount === amount ? ok(known) : refused(400, "Different request with the same idempotency key");
    const left = payment.amount - payment.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    if (payment.status !== "captured" || amount > left)
      return refused(400, "The payment has been fully refunded already");
    const notes: unknown = body && typeof body === "object" ? Reflect.get(body, "notes") : {};
    const refund = { id: id("rfnd"), amount, status: "pending", notes: Object(notes), key };
    payment.refunds.push(refund);
    if (amount === left) payment.status = "refunded";
    return ok(refund);
  }

  /** A shopper tries to pay an order or a QR code; his bank says what `status` tells. */
  pay(target: string, status: Status, amount?: number): Payment {
    const asked =
      this.orders.find((order) => order.id === target)?.amount ??
      this.codes.find((code) => code.id === target)?.payment_amount;
    const isCode = target.startsWith("qr_");
    const payment: Payment = {
      id: id("pay"),
      order_id: isCode ? null : target,
      qr_code: isCode ? target : null,
      amount: amount ?? asked ?? 0,
      currency: "INR",
      status,
      refunds: [],
    };
    this.payments.push(payment);
    return payment;
  }

  /** What the browser posts to the callback address after a payment. */
  callback({ id, order_id }: Payment): Record<string, string> {
    return {
      razorpay_payment_id: id,
      razorpay_order_id: order_id ?? "",
      razorpay_signature: hex(keys.secret, `${order_id}|${id}`),
    };
  }

  /** A webhook about a payment as it is now: the raw body and its headers. */
  event(name: string, payment: Payment, secret = keys.webhook): { body: string; headers: Record<string, string> } {
    const { qr_code, refunds, ...entity } = payment;
    const payload = {
      payment: { entity },
      ...(name.startsWith("refund.") ? { refund: { entity: refunds.at(-1) } } : {}),
      ...(qr_code ? { qr_code: { entity: { id: qr_code } } } : {}),
      ...(name.startsWith("order.") ? { order: { entity: { id: payment.order_id } } } : {}),
    };
    const body = JSON.stringify({
      entity: "event",
      account_id: "acc_standIn",
      event: name,
      contains: Object.keys(payload),
      payload,
      created_at: 1,
    });
    return {
      body,
      headers: {
        "Content-Type": "application/json",
        "X-Razorpay-Event-Id": id("evt"),
        "X-Razorpay-Signature": hex(secret, body),
      },
    };
  }
}
